import { shortcuts } from '../../config/shortcuts.ts';

type Places = typeof shortcuts;

/** What each shortcut does; one without a text does not compile. */
export interface ShortcutTexts {
  /** Keys that are not called as on the keyboard. */
  readonly keys: Readonly<Record<string, string>>;
  readonly places: { readonly [P in keyof Places]: string };
  readonly does: { readonly [P in keyof Places]: { readonly [S in keyof Places[P]]: string } };
}

/** Returns the shortcuts as paragraphs and lists: where they work, then each with what it does. */
export function shortcutLists({ keys, places, does }: ShortcutTexts): (string | string[])[] {
  const shown = (written: string) =>
    written
      .split('+')
      .map((key) => keys[key] ?? key)
      .join(' + ');
  return Object.entries(shortcuts).flatMap(([place, all]) => {
    const texts: Readonly<Record<string, string>> = does[place as keyof Places];
    const list = Object.entries(all).map(
      ([name, written]) => `${written.map(shown).join(', ')}: ${texts[name]}`,
    );
    return [places[place as keyof Places], list];
  });
}
