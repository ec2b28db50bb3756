/**
 * True in builds for one machine (`npm start`, `npm run dev`), which speak to the emulators and have an account
 * chooser of their own. A constant at build time, so that a production bundle holds none of it.
 */
export const isLocalBuild: boolean = import.meta.env.MODE === 'emulator' || import.meta.env.DEV;

declare const __BUILD_ID__: string | undefined;

/** The build this page came from, as `/builds/latest.json` names it. */
export const buildId: string = typeof __BUILD_ID__ === 'undefined' ? 'dev' : __BUILD_ID__;
