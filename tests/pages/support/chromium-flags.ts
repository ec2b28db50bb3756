/** Chromium's flags for machines without a display, a GPU or a network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // Without a GPU the compositor only adds work.
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
] as const;
