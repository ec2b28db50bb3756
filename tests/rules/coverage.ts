// What the Firestore emulator says of the expressions of the rules that it evaluated.
import { z } from 'zod';
import { fromSuite } from '../support/suite.ts';

const value = z.looseObject({ value: z.looseObject({ boolValue: z.boolean().optional() }) });
interface Expression {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values: z.infer<typeof value>[];
  readonly children: Expression[];
}
const position = z.object({ line: z.int(), currentOffset: z.int(), endOffset: z.int() });
const expression: z.ZodType<Expression> = z.lazy(() =>
  z.object({
    sourcePosition: position,
    values: z.array(value).default([]),
    children: z.array(expression).default([]),
  }),
);
const coverage = z.object({
  rules: z.object({ files: z.array(z.object({ content: z.string() })) }),
  report: z.array(expression),
});

/** Returns the conditions that were never evaluated, or were always true, or always false. */
export async function oneSidedConditions(projectId: string): Promise<string[]> {
  const host = fromSuite('FIRESTORE_EMULATOR_HOST');
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
  const { rules, report } = coverage.parse(await answer.json());
  const source = rules.files[0]?.content ?? '';
  const found: string[] = [];
  const visit = ({ sourcePosition, values, children }: Expression) => {
    const { line, currentOffset, endOffset } = sourcePosition;
    const text = source.slice(currentOffset, endOffset + 1);
    const seen = new Set(values.flatMap((one) => one.value.boolValue ?? []));
    const isOneSided = values.length === 0 || seen.size === 1;
    // `if true` is meant so.
    if (isOneSided && !/^true\b/.test(text)) found.push(`line ${line}: ${text} (${[...seen]})`);
    children.forEach(visit);
  };
  report.forEach(visit);
  if (report.length === 0) found.push('nothing was evaluated');
  return found;
}
