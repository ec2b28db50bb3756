import type { Mail, MailKind, MailOf } from '@duu/contract/documents/mail';
import { type Locale, localeTags } from '@duu/contract/language';
import { mailHtml } from './mail-html.ts';
import type { MailTexts, MailWriters } from './mail-text.ts';
import { mailTextsEn } from './mail-texts-en.ts';
import { mailTextsMn } from './mail-texts-mn.ts';

const texts: Record<Locale, MailTexts> = { en: mailTextsEn, mn: mailTextsMn };

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Returns the content by kind; generic, so that the kind and its text belong together. */
const contentOf = <Kind extends MailKind>(of: MailWriters, kind: Kind, mail: MailOf<Kind>) =>
  of[kind](mail);

/** Renders an e-mail. `stopPage` unsubscribes from its kind; null if it can't be stopped. */
export function renderMail(
  mail: Mail,
  language: Locale,
  { site, stopPage }: { site: string; stopPage: string | null },
): RenderedMail {
  const content = contentOf(texts[language], mail.kind, mail);
  const { frame } = texts[language];
  const buttonUrl = `${site}/${language}${content.button.path}`;
  const stop = stopPage === null ? frame.cannotStop : `${frame.stop}: ${stopPage}`;
  const text = [
    content.heading,
    ...content.paragraphs,
    ...(content.rows.length === 0
      ? []
      : [content.rows.map(([name, value]) => `${name}: ${value}`).join('\n')]),
    `${content.button.label}:\n${buttonUrl}`,
    [`-- `, `${frame.brand}, ${site}`, frame.answer, frame.why, stop].join('\n'),
  ].join('\n\n');
  const html = mailHtml({
    content,
    frame,
    buttonUrl,
    stopPage,
    site,
    lang: localeTags[language],
  });
  return { subject: content.subject, text: `${text}\n`, html };
}
