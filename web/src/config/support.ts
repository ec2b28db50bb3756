/** Support contacts. */
export const support = {
  email: import.meta.env.VITE_SUPPORT_EMAIL || 'support@duu.example',
  phone: import.meta.env.VITE_SUPPORT_PHONE || '+976 7700 0000',
} as const;
