import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const param = 'read';
const ofPage = '1';

interface ReadingOfPage {
  /** Whether the page shows its reading view. */
  readonly reading: boolean;
  /** The audio that it was moved to; null for that of the page. */
  readonly movedTo: string | null;
  readonly open: () => void;
  readonly close: () => void;
  /** Moves it to another audio of the book. */
  readonly moveTo: (audioId: string) => void;
}

/**
 * The reading view of a page. It is part of the address, so that going back on a phone leaves the view and not the page.
 */
export function useReading(): ReadingOfPage {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const change = (edit: (params: URLSearchParams) => void) => (before: URLSearchParams) => {
    const params = new URLSearchParams(before);
    edit(params);
    return params;
  };
  const value = search.get(param);
  return {
    reading: value !== null,
    movedTo: value === ofPage ? null : value,
    open: () =>
      setSearch(
        change((params) => params.set(param, ofPage)),
        { state: { openedReading: true }, preventScrollReset: true },
      ),
    close: () => {
      const openedHere: unknown = (state as { openedReading?: unknown } | null)?.openedReading;
      if (openedHere === true) void navigate(-1);
      else
        setSearch(
          change((params) => params.delete(param)),
          { replace: true, preventScrollReset: true },
        );
    },
    moveTo: (audioId) =>
      setSearch(
        change((params) => params.set(param, audioId)),
        { replace: true, state, preventScrollReset: true },
      ),
  };
}
