import { z } from 'zod';
import type { Deps } from '../deps.ts';

const text = z.string().catch('');

/** As sent to `report-uri`. */
const single = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
    },
  ]);

/** As sent to an endpoint of the Reporting API, which also sends reports of other types. */
const batch = z
  .array(
    z.object({
      type: text,
      body: z
        .object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text })
        .nullish()
        .catch(null),
    }),
  )
  .transform((reports) =>
    reports.flatMap(({ type, body }) =>
      type === 'csp-violation' && body
        ? {
            page: body.documentURL,
            directive: body.effectiveDirective,
            blocked: body.blockedURL,
            source: body.sourceFile,
          }
        : [],
    ),
  );

/** The parts of our addresses that are words of ours. Others may be ids. */
const words = new Set(
  'en mn app admin auth audio audios library text2speech account settings dictionary embed player terms privacy orders'.split(
    ' ',
  ),
);

function routeOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  const parts = path.split('/').slice(1, 6);
  return `/${parts.map((part) => (part === '' || words.has(part) ? part : '*')).join('/')}`;
}

/** Returns a keyword such as `inline`, a scheme such as `data`, or the origin of an address. */
function blockedOf(address: string): string {
  if (/^[a-z-]{1,30}$/.test(address)) return address;
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return /^https?:\/\/[\w.:-]{1,100}$/.test(origin) ? origin : 'other';
}

const isExtension = (address: string) => /^[a-z-]+-extension\b/.test(address);

const maxPerRequest = 5;

/** Violations of the security policy as they are logged: no path, parameter or sample of a page. */
export function violationsOf(
  body: Buffer,
): { directive: string; blocked: string; route: string }[] {
  let json: unknown;
  try {
    json = JSON.parse(body.toString());
  } catch {
    return [];
  }
  const reports = z.union([single, batch]).safeParse(json).data ?? [];
  return reports
    .filter(({ blocked, source }) => !isExtension(blocked) && !isExtension(source))
    .slice(0, maxPerRequest)
    .map(({ page, directive, blocked }) => ({
      directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'other',
      blocked: blockedOf(blocked),
      route: routeOf(page),
    }));
}

/** Logs what browsers report about the security policy. */
export function logPolicyReports({ log }: Pick<Deps, 'log'>, body: Buffer): void {
  for (const violation of violationsOf(body)) log.warn('policy_violated', violation);
}
