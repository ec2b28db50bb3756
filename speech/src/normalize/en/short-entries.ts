import type { StoppedForm } from './advert-words.ts';

/** The short forms of a list `form=said`, which stand anywhere, with or without a full stop; a capital keeps its capital. `small` names those that are read in small letters only, as they are names otherwise. */
export function shortEntries(
  list: string,
  { small = '' }: { readonly small?: string } = {},
): readonly StoppedForm[] {
  const onlySmall = new Set(small.split(' '));
  return list
    .trim()
    .split(/\s+/)
    .flatMap((pair): StoppedForm[] => {
      const [form = '', words = ''] = pair.split('=');
      const said = words.replaceAll('_', ' ');
      const plain: StoppedForm = [new RegExp(`${form}\\.?`, 'y'), said, undefined, undefined];
      if (onlySmall.has(form)) return [plain];
      const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
      return [plain, [new RegExp(`${titled(form)}\\.?`, 'y'), titled(said), undefined, undefined]];
    });
}
