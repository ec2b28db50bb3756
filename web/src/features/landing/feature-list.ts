import { limits } from '@duu/contract/limits';

/** The features in the order shown. */
export const features = ['read', 'once', 'music', 'along', 'library', 'fair'] as const;
export type Feature = (typeof features)[number];

export const featureValues = { months: limits.storageMonths, times: limits.freeConversions };
