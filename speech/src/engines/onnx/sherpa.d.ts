/** The parts of the library that this project uses; the package has no types. */
declare module 'sherpa-onnx-node' {
  export interface Sound {
    samples: Float32Array;
    sampleRate: number;
  }
  export interface Voice {
    readonly sampleRate: number;
    readonly numSpeakers: number;
    /** Blocks until the end. Ends the process if the model fails. */
    generate(request: {
      text: string;
      sid: number;
      speed: number;
      enableExternalBuffer: boolean;
    }): Partial<Sound>;
  }
  const library: { OfflineTts: { createAsync(config: object): Promise<Voice> } };
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS.
  export default library;
}
