import { type Dispatch, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';
import type { EditorAction } from '../editor-state.ts';
import { appendAll } from '../text/edit-segments.ts';
import { paragraphsOf } from '../text/segment.ts';
import { takeGiven } from './given-item.ts';
import { dropShared, readShared } from './shared-item.ts';
import type { SharedItem } from './text-and-address.ts';
import { useImport } from './use-import.tsx';

const toastId = 'shared';
/** Ids that this page is adding, so that each is added once. */
const taken = new Set<string>();

/**
 * Adds what was shared into the app (`?shared=ID`) to the sheet, after what is there, and what another page has left for the
 * editor. Returns its dialog.
 */
export function useSharedItem(dispatch: Dispatch<EditorAction>): ReactNode {
  const t = useText();
  const toast = useToast();
  const [search, setSearch] = useSearchParams();
  const { importFrom, importAddress, dialog } = useImport(dispatch);
  const id = search.get('shared');

  const add = useEffectEvent(async ({ text, address, files }: SharedItem) => {
    const append = (added: string) =>
      dispatch({ kind: 'edit', make: (segments) => appendAll(segments, paragraphsOf(added)) });
    if (text !== '') append(text);
    for (const file of files) await importFrom(file);
    if (address === null) return;
    const problem = await importAddress(address);
    if (problem === null) return;
    // The address stays, so that nothing of it is lost.
    append(address);
    toast.warning(problem);
  });
  /** Returns whether there was something to add. */
  const addSlowly = useEffectEvent(async (reading: Promise<SharedItem | null>) => {
    toast.loading(t('editor.shared.adding'), { id: toastId });
    try {
      const item = await reading.catch(() => null);
      if (item === null) toast.warning(t('editor.shared.gone'));
      else await add(item);
      return item !== null;
    } finally {
      toast.dismiss(toastId);
    }
  });
  const take = useEffectEvent(async (sharedId: string) => {
    if (await addSlowly(readShared(sharedId))) await dropShared(sharedId);
    setSearch(
      (before) => {
        before.delete('shared');
        return before;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (id === null || taken.has(id)) return;
    taken.add(id);
    void take(id);
  }, [id]);
  useEffect(() => {
    const given = takeGiven();
    if (given !== null) void addSlowly(Promise.resolve(given));
  }, []);
  return dialog;
}
