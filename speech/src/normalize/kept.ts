/** How many answers are kept, so that a long text takes no more memory. */
const most = 4096;

/** Returns a function that answers as `find` does, and looks for an answer only once. */
export function kept<T>(find: (written: string) => T): (written: string) => T {
  const known = new Map<string, { readonly answer: T }>();
  return (written) => {
    const found = known.get(written);
    if (found) return found.answer;
    const answer = find(written);
    if (known.size >= most) known.clear();
    known.set(written, { answer });
    return answer;
  };
}

/** Returns a function that answers as `read` does, and reads a place once: rules ask for it one after another. */
export function keptAt<T>(read: (text: string, at: number) => T): (text: string, at: number) => T {
  let last: { readonly text: string; readonly at: number; readonly answer: T } | undefined;
  return (text, at) => {
    if (last?.at === at && last.text === text) return last.answer;
    const answer = read(text, at);
    last = { text, at, answer };
    return answer;
  };
}
