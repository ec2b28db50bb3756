import { useMediaQuery } from '../../../components/use-media-query.ts';

/** Whether the tools do not fit beside the sheet. */
export function useNarrow(): boolean {
  return useMediaQuery('(max-width: 64rem)');
}
