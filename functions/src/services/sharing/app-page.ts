/** Short enough that a new build is served soon after it is deployed. */
const keptMs = 60_000;
const timeoutMs = 5_000;

let kept: { origin: string; page: string; until: number } | undefined;

/** The app's own page from Hosting, kept for a minute. */
export async function readAppPage(origin: string): Promise<string> {
  if (kept?.origin === origin && kept.until > Date.now()) return kept.page;
  const answer = await fetch(new URL('/app.html', origin), {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`Hosting answered ${answer.status} for the app's page`);
  kept = { origin, page: await answer.text(), until: Date.now() + keptMs };
  return kept.page;
}
