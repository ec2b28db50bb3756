import { calls } from '@duu/contract/calls/calls';
import { movedInOrder } from '@duu/contract/collection-order';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/call.ts';

/** The order of a collection, with moves that the server has not confirmed yet. */
export interface OwnOrder {
  readonly order: readonly string[];
  /** Moves an audio behind another one, or to the start. `shown` are the ids of all audios, in their order. */
  readonly move: (shown: readonly string[], audioId: string, after: string | null) => void;
}

export function useOwnOrder(collectionId: string, stored: readonly string[]): OwnOrder {
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const running = useRef(0);
  const last = useRef(Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrives from the server replaces the moves shown before
  useEffect(() => {
    if (running.current === 0) setMoved(null);
  }, [stored]);
  const move: OwnOrder['move'] = (shown, audioId, after) => {
    setMoved(movedInOrder(shown, [audioId], after));
    running.current++;
    // In the order in which they were made.
    last.current = last.current
      .then(() =>
        callApi(calls.orderCollection, {
          params: { collectionId },
          input: { audioIds: [audioId], after },
        }),
      )
      // A toast has shown why.
      .then(
        () => void running.current--,
        () => {
          running.current--;
          setMoved(null);
        },
      );
  };
  return { order: moved ?? stored, move };
}
