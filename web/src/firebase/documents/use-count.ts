import { useEffect, useRef, useState } from 'react';
import type { DocsQuery } from './docs-query.ts';

export interface CountState {
  readonly status: 'loading' | 'error' | 'ready';
  /** 0 until it is known. */
  readonly count: number;
}

/**
 * How many documents a query finds, counted by the server. A count is not live: it is taken again when `stand`, a
 * number that is live (null until it is known), becomes another one; the count before stays while the new one comes.
 * The query must be the same object as long as it is the same query.
 */
export function useCount(of: DocsQuery | null, stand: number | null): CountState {
  const [known, setKnown] = useState<{ of: DocsQuery; count: number | null } | null>(null);
  const asked = useRef<{ of: DocsQuery | null; stand: number | null }>({ of: null, stand: null });
  useEffect(() => {
    const before = asked.current;
    // The first stand belongs to the count that was asked for without waiting for it.
    const isSame = before.of === of && (before.stand === null || before.stand === stand);
    if (isSame) {
      before.stand = stand;
      return;
    }
    const asking = { of, stand };
    asked.current = asking;
    if (of === null) return;
    const tell = (count: number | null) => {
      if (asked.current !== asking) return;
      setKnown((last) => (count === null && last?.of === of ? last : { of, count }));
    };
    import('./firestore-door.ts').then((door) => door.countDocs(of)).then(tell, () => tell(null));
  }, [of, stand]);
  if (of === null || known?.of !== of) return { status: 'loading', count: 0 };
  return { status: known.count === null ? 'error' : 'ready', count: known.count ?? 0 };
}
