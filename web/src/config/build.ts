/**
 * True in builds for one machine (`npm start`, `npm run dev`), which speak to the emulators. Where code must be absent
 * from a production bundle, `import.meta.env.LOCAL_BUILD` stands at that place itself, for the bundler to see.
 */
export const isLocalBuild: boolean = import.meta.env.LOCAL_BUILD ?? import.meta.env.DEV;

declare const __BUILD_ID__: string | undefined;

/** The build this page came from, as `/builds/latest.json` names it. */
export const buildId: string = typeof __BUILD_ID__ === 'undefined' ? 'dev' : __BUILD_ID__;
