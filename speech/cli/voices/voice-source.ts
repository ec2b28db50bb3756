/** A file to download. */
export interface SourceFile {
  readonly url: string;
  /** SHA-256 in hexadecimal; where it is missing, what the publisher states is checked. */
  readonly sha256?: string;
  /** The name that it gets, if not that of the address. */
  readonly name?: string;
  /**
   * Members that are wanted of an archive, by path, and the names that they get. `NAME.1of4` and so on are parts of
   * NAME. Archives without it are unpacked whole.
   */
  readonly take?: Readonly<Record<string, string>>;
}

/** A place that has all files of a voice. Places are tried in order. */
export interface VoiceSource {
  readonly files: readonly SourceFile[];
  /** About this much is downloaded, in MB. */
  readonly megabytes: number;
}

export const hostOf = ({ files }: VoiceSource): string => new URL(files[0]?.url ?? '').host;
