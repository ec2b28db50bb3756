/** What invoices and the support pages name: without these a production build would show the examples' details. */
export const requiredSettings = [
  'VITE_SUPPORT_EMAIL',
  'VITE_SUPPORT_PHONE',
  'VITE_SELLER_NAME_MN',
  'VITE_SELLER_NAME_EN',
  'VITE_SELLER_ADDRESS_MN',
  'VITE_SELLER_ADDRESS_EN',
  'VITE_SELLER_REGISTER',
] as const;

/** Throws an Error that names every setting which is missing or empty. */
export function requireSettings(env: Readonly<Record<string, string | undefined>>): void {
  const missing = requiredSettings.filter((name) => !env[name]?.trim());
  if (missing.length > 0)
    throw new Error(
      `A production build needs ${missing.join(', ')} in web/.env.production (see web/.env.example).`,
    );
}
