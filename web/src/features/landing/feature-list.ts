import { limits } from '@duu/contract/limits';

/** What the product does, in the order in which a visitor reads it. */
export const features = ['read', 'once', 'music', 'along', 'library', 'fair'] as const;
export type Feature = (typeof features)[number];

export const featureValues = { months: limits.storageMonths, times: limits.freeConversions };
