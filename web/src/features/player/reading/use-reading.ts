import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const param = 'read';

/**
 * Whether the page shows its reading view. It is part of the address, so that going back on a phone leaves the view and
 * not the page.
 */
export function useReading(): { reading: boolean; open: () => void; close: () => void } {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const change = (edit: (params: URLSearchParams) => void) => (before: URLSearchParams) => {
    const params = new URLSearchParams(before);
    edit(params);
    return params;
  };
  return {
    reading: search.has(param),
    open: () =>
      setSearch(
        change((params) => params.set(param, '1')),
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
  };
}
