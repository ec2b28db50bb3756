import { useMediaQuery } from '../../components/use-media-query.ts';

/**
 * Returns whether the window is as small as a phone's, such as a page at 200 %. The style sheets use the same query.
 */
export function useSlim(): boolean {
  return useMediaQuery('(max-width: 40rem), (max-height: 32rem)');
}

/** Returns whether the tools do not fit beside the sheet. */
export function useNarrow(): boolean {
  return useMediaQuery('(max-width: 64rem)');
}
