import { audioState } from '@duu/contract/documents/audio';
import { id } from '@duu/contract/id';
import { useSearchParams } from 'react-router-dom';
import type { AudioFilters } from './use-audios.ts';

/** The filters are in the page's address, so that a list can be bookmarked and linked. Invalid ones are dropped. */
export function useAudioFilters(): [AudioFilters, (change: AudioFilters) => void] {
  const [params, setParams] = useSearchParams();
  const state = audioState.safeParse(params.get('state'));
  const speakerId = id.safeParse(params.get('speaker'));
  const owner = params.get('owner')?.trim().slice(0, 320);
  const filters: AudioFilters = {
    ...(state.success ? { state: state.data } : {}),
    ...(speakerId.success ? { speakerId: speakerId.data } : {}),
    ...(owner ? { owner } : {}),
  };
  const change = (next: AudioFilters) => {
    const given = Object.entries({
      state: next.state,
      speaker: next.speakerId,
      owner: next.owner?.trim(),
    });
    setParams(
      given.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
      { replace: true },
    );
  };
  return [filters, change];
}
