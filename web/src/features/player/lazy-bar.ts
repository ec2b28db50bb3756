import { lazyPart } from '../../components/lazy-part.tsx';
import { loadMessages } from '../../i18n/catalogue.ts';
import { shownLocale } from '../../i18n/shown-locale.ts';

/** The player's bar with its texts, loaded with the first track or shortly before; without a connection once it is back. */
export const lazyBar = lazyPart(async () => {
  const texts = loadMessages(shownLocale(), ['inside']);
  const [{ PlayerBar }] = await Promise.all([import('./PlayerBar.tsx'), texts]);
  return PlayerBar;
});
