import type { billingEn } from './billing.en.ts';

export const billingMn = {} satisfies Record<keyof typeof billingEn, string>;
