import { ApiError } from '../api-error.ts';

/** Where a page of a list that is ordered by time and id ended. */
export interface PageCursor {
  readonly createdAt: Date;
  readonly id: string;
}

export function encodeCursor({ createdAt, id }: PageCursor): string {
  return `${createdAt.getTime().toString(36)}.${id}`;
}

/** Ends with `request.invalid` for what was never a cursor. */
export function decodeCursor(cursor: string): PageCursor {
  const [time = '', id = ''] = cursor.split('.');
  const ms = Number.parseInt(time, 36);
  if (!Number.isSafeInteger(ms) || id === '') throw new ApiError('request.invalid');
  return { createdAt: new Date(ms), id };
}
