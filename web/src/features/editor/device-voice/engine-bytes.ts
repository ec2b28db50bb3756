/** Bytes of the engine that runs a voice, as it is loaded: with gzip. A test compares them with the package's. */
export const engineBytes = 3_700_000;
