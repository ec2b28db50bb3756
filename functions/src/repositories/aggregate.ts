import { AggregateField, type Query } from 'firebase-admin/firestore';

/** Counts the documents of a query: one read per thousand. */
export async function countOf(query: Query<unknown>): Promise<number> {
  return (await query.count().get()).data().count;
}

/** Like `countOf`, with the sum of a number field. */
export async function countAndSum(
  query: Query<unknown>,
  field: string,
): Promise<{ count: number; sum: number }> {
  const counted = query.aggregate({
    count: AggregateField.count(),
    sum: AggregateField.sum(field),
  });
  const { count, sum } = (await counted.get()).data();
  return { count, sum };
}
