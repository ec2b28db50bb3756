/**
 * True in local builds (`npm start`, `npm run dev`), which use the emulators. Code that must be absent from a production
 * bundle tests `import.meta.env.LOCAL_BUILD` in place, so that the bundler can remove it.
 */
export const isLocalBuild: boolean = import.meta.env.LOCAL_BUILD ?? import.meta.env.DEV;

declare const __BUILD_ID__: string | undefined;

/** The build of this page, as named in `/builds/latest.json`. */
export const buildId: string = typeof __BUILD_ID__ === 'undefined' ? 'dev' : __BUILD_ID__;
