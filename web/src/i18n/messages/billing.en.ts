export const billingEn = {} as const;
