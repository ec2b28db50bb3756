/** What holds within a group of braces. */
export interface Group {
  readonly silent: boolean;
  readonly hidden: boolean;
  readonly style: 'raised' | 'lowered' | undefined;
  readonly font: number;
  /** Characters that stand in for one `\u`. */
  readonly standIns: number;
  readonly destination: 'body' | 'fonts' | 'instruction' | 'number';
}

export const outermost: Group = {
  silent: false,
  hidden: false,
  style: undefined,
  font: -1,
  standIns: 1,
  destination: 'body',
};
