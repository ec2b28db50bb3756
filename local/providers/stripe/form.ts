// Stripe's requests are forms whose names are paths: `line_items[0][price_data][currency]=mnt`.

export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Turns a form or a query into nested values. Names that are all numbers become a list. */
export function decodeForm(text: string): FormValue {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''));
    put(root, [first, ...rest], value);
  }
  return plain(root);
}

type Branch = Map<string, Branch | string>;

function put(branch: Branch, [name = '', ...rest]: string[], value: string): void {
  // `expand[]=a&expand[]=b` numbers its items itself.
  const key = name === '' ? String(branch.size) : name;
  if (rest.length === 0) {
    branch.set(key, value);
    return;
  }
  const below = branch.get(key);
  const next: Branch = below instanceof Map ? below : new Map();
  branch.set(key, next);
  put(next, rest, value);
}

function plain(of: Branch | string): FormValue {
  if (typeof of === 'string') return of;
  const entries = [...of].map(([name, value]) => [name, plain(value)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
