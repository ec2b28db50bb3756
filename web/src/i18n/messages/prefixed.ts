type Prefixed<T extends Record<string, string>> = {
  readonly [K in keyof T & string as `errors.${K}`]: string;
};

/** Puts the contract's error texts under `errors.<key>`, the ids that the web app uses. */
export function prefixed<T extends Record<string, string>>(texts: T): Prefixed<T> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [`errors.${key}`, text]),
  ) as Prefixed<T>;
}
