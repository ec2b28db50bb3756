/** How far the reading of pictures is: a page of those that are pictures, and the share of it that has been read, 0 to 1. */
export interface ReadingProgress {
  readonly page: number;
  readonly pages: number;
  readonly share: number;
}
export type OnReading = (progress: ReadingProgress) => void;
