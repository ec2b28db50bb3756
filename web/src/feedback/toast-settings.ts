/** ms and px, from the specification. */
export const toastSettings = {
  visible: 3,
  duration: 4000,
  gap: 14,
  width: 356,
  swipe: 45,
  removal: 200,
} as const;
