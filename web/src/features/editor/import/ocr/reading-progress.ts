/**
 * How far the reading of pictures is: a page of those that are pictures, and the share of it that has been read, 0 to 1; null
 * while what reads it is loaded. */
export interface ReadingProgress {
  readonly page: number;
  readonly pages: number;
  readonly share: number | null;
}
export type OnReading = (progress: ReadingProgress) => void;
