import { placeholders } from '../src/config/placeholders.ts';

/** What a production build needs: its Firebase project, its address, its source, and what invoices and support pages name. */
export const requiredSettings = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_SITE_URL',
  'VITE_SOURCE_URL',
  'VITE_SUPPORT_EMAIL',
  'VITE_SUPPORT_PHONE',
  'VITE_SELLER_NAME_MN',
  'VITE_SELLER_NAME_EN',
  'VITE_SELLER_ADDRESS_MN',
  'VITE_SELLER_ADDRESS_EN',
  'VITE_SELLER_REGISTER',
] as const;

/** Reserved example domains (RFC 2606, RFC 6761), and those of our guides. */
const placeholderDomain =
  /(?:^|[.@/])(?:(?:[\w-]+\.)*(?:example|test|invalid)|example\.(?:com|net|org)|your\.(?:domain|site))(?:[:/>\s]|$)/i;
/** `demo-*` projects exist only in the emulators; `your-project` is the guides' example. */
const placeholderProject = /^(?:demo-|your-project$)/;
/** A TODO marker, or the guides' placeholder. */
const unwritten = /^(?:todo|placeholder|change ?me)$|…/i;
/** Nothing but dots, dashes or zeros, which no contact or key is. */
const empty = /^[.\-0\s]+$/;
const thisMachine = /\/\/(?:[\w-]+\.)*localhost(?:[:/]|$)/i;

/** Returns whether a setting's value, of the web app or the functions, still is a guide's placeholder. */
export const isFromGuide = (value: string): boolean =>
  unwritten.test(value) || placeholderDomain.test(value);

function isPlaceholder(name: (typeof requiredSettings)[number], value: string): boolean {
  if (empty.test(value) || isFromGuide(value)) return true;
  if (Object.values<string>(placeholders).includes(value)) return true;
  if (name === 'VITE_FIREBASE_PROJECT_ID') return placeholderProject.test(value);
  return name === 'VITE_SITE_URL' && thisMachine.test(value);
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Throws an Error that names every setting which is missing, empty or a placeholder. `placeholdersPass` is for builds
 * that nobody deploys.
 */
export function requireSettings(env: Env, { placeholdersPass = false } = {}): void {
  const missing = requiredSettings.filter((name) => !env[name]?.trim());
  if (missing.length > 0)
    throw new Error(
      `A production build needs ${missing.join(', ')} in web/.env.production (see web/.env.example).`,
    );
  const unreal = requiredSettings.filter((name) => isPlaceholder(name, env[name]?.trim() ?? ''));
  if (unreal.length > 0 && !placeholdersPass)
    throw new Error(
      `A production build refuses the placeholders in ${unreal.join(', ')} (web/.env.production).`,
    );
}
