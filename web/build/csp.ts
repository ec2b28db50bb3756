import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A rule of Hosting's `headers` in firebase.json. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** What the policies depend on. */
export interface PolicySettings {
  /** The build for the emulators, which are other ports of the same machine. */
  readonly local: boolean;
  /** The domain of Firebase's sign-in helper; empty: the site's own. */
  readonly authDomain: string;
  /** Whether the app proves itself by App Check, which loads reCAPTCHA. */
  readonly appCheck: boolean;
}

/** The hash of each script and style that stands in a page of the build. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The address that browsers send violations to. */
const reportPath = '/api/v1/reports/csp';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Emotion and MUI add rules by CSSOM to an empty style element, which the policy has to allow as such. */
const emptyStyle = hashOf('');

const inlineScript =
  /<script(?![^>]*\s(?:src|type="application\/)[^>]*)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const attribute = /<[a-z][^>]*\s(?:style|on[a-z]+)=["'][^>]*>/i;

/**
 * Collects the hashes of a page's own scripts and styles.
 * @throws Error for a style or handler in an attribute, which no hash allows
 */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set([emptyStyle]);
  for (const html of pages) {
    for (const [, code = ''] of html.matchAll(inlineScript)) scripts.add(hashOf(code));
    for (const [, css = ''] of html.matchAll(inlineStyle)) styles.add(hashOf(css));
    const [found] = attribute.exec(html.replace(inlineScript, '').replace(inlineStyle, '')) ?? [];
    if (found) throw new Error(`The policy allows no style or handler in an attribute: ${found}`);
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

/** Returns the pages of a build. */
export function pagesIn(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(path.join(dist, file), 'utf8'));
}

/** The scripts that sign-in windows need from Google. */
const gapi = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];
const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const files = 'https://firebasestorage.googleapis.com';
/** The logos of banks are QPay's. */
const banks = 'https://qpay.mn';
/** Firestore loads it to see whether there is a network. */
const probe = 'https://www.google.com/images/cleardot.gif';
/** The services that Firebase's SDKs call. */
const services = ['identitytoolkit', 'securetoken', 'firestore', 'firebasestorage'].map(
  (name) => `https://${name}.googleapis.com`,
);

function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

const reports = { 'report-uri': [reportPath], 'report-to': ['csp'] };

function pagePolicy(
  { scripts, styles }: InlineHashes,
  { local, authDomain, appCheck }: PolicySettings,
  framedBy: string,
): string {
  const emulators = local ? ['http://127.0.0.1:*', 'http://localhost:*'] : [];
  const sockets = local ? ['ws://127.0.0.1:*', 'ws://localhost:*'] : [];
  const checked = appCheck ? recaptcha : [];
  const google = local ? [] : services;
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...gapi, ...checked, ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'blob:', files, banks, probe, ...emulators],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', files, ...emulators],
    'connect-src': [
      "'self'",
      'blob:',
      ...google,
      ...(appCheck ? ['https://content-firebaseappcheck.googleapis.com', recaptcha[0] ?? ''] : []),
      ...emulators,
      ...sockets,
    ],
    'frame-src': [
      "'self'",
      ...(authDomain === '' ? [] : [`https://${authDomain}`]),
      ...checked.slice(0, 1),
      ...emulators,
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [framedBy],
    // reCAPTCHA writes HTML itself. Not tested: it needs a real App Check key.
    ...(appCheck
      ? {}
      : {
          'require-trusted-types-for': ["'script'"],
          // Ours (early.js), and those of Google's script for sign-in windows.
          'trusted-types': [
            'default',
            'gapi#gapi',
            'goog#html',
            // The mail box of a local build.
            ...(local ? ['local-mail'] : []),
          ],
        }),
    ...reports,
  });
}

/** Of scripts, as the policy of workers: they get the one of their own file. */
const workerPolicy = policyOf({
  'default-src': ["'none'"],
  // Reading pictures is compiled code, and so are the decoders of scans.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  ...reports,
});

/** The router's `embed/:shareId` with or without a language, as firebase.json writes it too. */
const embed = '/embed/*,/@(en|mn)/embed/*';

/** Returns the policies of a build as rules for Hosting. The API sends its own. */
export function policyRules(hashes: InlineHashes, settings: PolicySettings): HeaderRule[] {
  const rule = (source: string, policy: string): HeaderRule => ({
    source,
    headers: [
      { key: 'Content-Security-Policy', value: policy },
      { key: 'Reporting-Endpoints', value: `csp="${reportPath}"` },
    ],
  });
  return [
    rule(`!{/api/**,/assets/**,${embed},/__/**}`, pagePolicy(hashes, settings, "'none'")),
    rule(`{${embed}}`, pagePolicy(hashes, settings, '*')),
    rule('/assets/**', workerPolicy),
  ];
}
