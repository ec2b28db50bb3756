import { useMediaQuery } from '../../components/use-media-query.ts';

/** Whether the window is a phone's, or as small as one: a page at 200 %. The style sheets say the same. */
export function useSlim(): boolean {
  return useMediaQuery('(max-width: 40rem), (max-height: 32rem)');
}
