import { type ComponentType, useEffect } from 'react';
import { loadMessages } from '../i18n/catalogue.ts';
import { shownLocale } from '../i18n/shown-locale.ts';
import { lazyComponent, lazyPart, useLazyPart } from './lazy-part.tsx';

/** With the texts of menus and dialogs, which the first page opens without. */
const lazyOverlays = lazyPart(async () => {
  const texts = loadMessages(shownLocale(), ['inside']);
  const [{ overlays }] = await Promise.all([import('./overlays.tsx'), texts]);
  return overlays;
});

const contents: (() => Promise<unknown>)[] = [];

/** Names code that is used from overlays, and loads with them. A failure is left to its use. */
export function loadWithOverlays(load: () => Promise<unknown>): void {
  contents.push(() => load().catch(() => undefined));
}

/** Returns a dialog whose code loads with the overlays, so that the first page can open without it. */
export function lazyDialog<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  const dialog = lazyComponent(fetchCode);
  loadWithOverlays(dialog.load);
  return dialog;
}

/** Loads the code of dialogs, menus and popovers, once. Called early if the user is about to open one. */
export async function loadOverlays(): Promise<void> {
  await Promise.all([lazyOverlays.load(), ...contents.map((load) => load())]);
}

/**
 * MUI's dialogs, menus and popovers; null until they were wanted and have loaded. `wanted` loads them, or does so once the
 * connection is back.
 * @throws the error if loading failed
 */
export const useOverlays = (wanted: boolean) => useLazyPart(lazyOverlays, wanted);

/** Loads them when the pointer or the focus reaches the element that opens one. */
export function useOverlayIntent(trigger: HTMLElement | null): void {
  useEffect(() => {
    if (!trigger || lazyOverlays.state.get().part) return;
    const come = () => void loadOverlays();
    trigger.addEventListener('pointerenter', come, { once: true });
    trigger.addEventListener('focus', come, { once: true });
    return () => {
      trigger.removeEventListener('pointerenter', come);
      trigger.removeEventListener('focus', come);
    };
  }, [trigger]);
}
