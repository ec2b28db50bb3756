// Finds all scripts that a site serves, starting at its pages.

/** In the code of the emulators' build only; tests/pages/front/production.test.ts proves that. */
const marks = ['demo.duu', 'oobCodes'];

/** Returns the addresses of the scripts that a page or a script names. */
export function scriptsOf(text: string): string[] {
  const names = text.matchAll(/["'`](?:\.?\/)?(?:assets\/)?([\w.-]+\.js)["'`]/g);
  const isOurs = (name: string) => /-[\w-]{8}\.js$/.test(name);
  return [...new Set([...names].map(([, name = '']) => name))]
    .filter(isOurs)
    .map((name) => `/assets/${name}`);
}

/** Returns scripts with what belongs to the emulators' build only. @throws Error if a page names no script */
export async function localMarks(
  read: (path: string) => Promise<string>,
): Promise<[string, string][]> {
  const found: [string, string][] = [];
  const waiting = [...scriptsOf(await read('/')), ...scriptsOf(await read('/app'))];
  if (waiting.length === 0) throw new Error('The pages name no scripts.');
  const seen = new Set(waiting);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const code = await read(next);
    for (const mark of marks) if (code.includes(mark)) found.push([next, mark]);
    for (const script of scriptsOf(code)) {
      if (seen.has(script)) continue;
      seen.add(script);
      waiting.push(script);
    }
  }
  return found;
}
