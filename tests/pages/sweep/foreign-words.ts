import type { Page } from '@playwright/test';
import { ownWords } from './swept-test.ts';

/** Names that are written the same in both languages. */
const names = new Set(
  (
    'Duu ID IP Google Apple Facebook Stripe QPay Android iPhone GPL MP WAV SRT VTT PDF PNG JPEG WebP MB txt md docx pdf jpg png ' +
    'Visa Mastercard QR MNT USD JSON CSV DUU zip Space Shift Alt Enter Delete Ctrl Firebase Microsoft Chimege Azure Geologica Andika https app ' +
    'API OpenAI OpenAPI curl TypeScript Python EPUB odt rtf epub fb zip html htm srt vtt npm run voices add kokoro WEBHOOK SECRET standardwebhooks'
  ).split(' '),
);

/** A text of the page, or of an attribute that screen readers read, with its language. */
interface Said {
  readonly text: string;
  readonly where: string;
}

/**
 * Returns all text in the page's own language, visible or for screen readers. Excludes text marked as another language
 * and what users typed.
 */
function said(page: Page): Promise<Said[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const found: { text: string; where: string }[] = [{ text: document.title, where: 'the title' }];
    const isOwn = (element: Element) => {
      const marked = element.closest('[lang]');
      return (
        (marked === null || marked.getAttribute('lang') === own) &&
        element.closest('script, style, noscript, textarea, [translate="no"]') === null
      );
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (text && element?.checkVisibility() && isOwn(element))
        found.push({ text, where: element.tagName.toLowerCase() });
    }
    const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'];
    for (const element of document.body.querySelectorAll('*'))
      for (const name of attributes) {
        const text = element.getAttribute(name);
        if (text && isOwn(element)) found.push({ text, where: name });
      }
    return found;
  });
}

/** Returns words of the other language on a page, each with its text. */
export async function foreignWords(page: Page, locale: 'en' | 'mn'): Promise<string[]> {
  const foreign = locale === 'mn' ? /[A-Za-z]{2,}/g : /[\p{Script=Cyrillic}]{2,}/gu;
  return (await said(page)).flatMap(({ text, where }) => {
    let rest = text.replace(/\S+@\S+|https?:\/\/\S+|(?<![\w/])\/[\w*/-]+/g, ' ');
    for (const words of ownWords) rest = rest.replaceAll(words, ' ');
    const words = (rest.match(foreign) ?? []).filter((word) => !names.has(word));
    return words.length === 0 ? [] : [`foreign words (${where}): ${text.slice(0, 80)}`];
  });
}
