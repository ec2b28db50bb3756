/** Returns an address of the running suite from the environment. @throws Error without one */
export function fromSuite(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests through \`npm test\`.`);
  return value;
}

export const baseUrl = () => fromSuite('DUU_BASE_URL');
export const projectId = () => fromSuite('GCLOUD_PROJECT');

/** Calls `look` until it returns a value, at most for `timeoutMs`. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  timeoutMs = 30_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms for ${what}.`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
