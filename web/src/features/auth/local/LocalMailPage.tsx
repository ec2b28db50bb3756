import { useCallback } from 'react';
import type { ReceivedMail } from '../../../firebase/local/mail-box.ts';
import css from './LocalDesk.module.css';

interface WithTrustedTypes {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML: (html: string) => string },
    ): { createHTML(html: string): string };
  };
}

const { trustedTypes } = globalThis as WithTrustedTypes;
/** The mails are our own functions', and are shown without scripts. Named in build/csp.ts, for local builds. */
const policy = trustedTypes?.createPolicy('local-mail', { createHTML: (html) => html });

/** The page's policy refuses styles in the HTML: attributes are set one by one, and the sheet is added. */
const set = 'data-style';

const sheetOf = /<style>([\s\S]*?)<\/style>/;

function parsed(html: string): Document {
  const plain = html.replace(sheetOf, '').replaceAll(' style="', ` ${set}="`);
  return new DOMParser().parseFromString(policy?.createHTML(plain) ?? plain, 'text/html');
}

function fill(page: Document, html: string): void {
  const mail = parsed(html);
  const { defaultView: view } = page;
  if (view) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(sheetOf.exec(html)?.[1] ?? '');
    page.adoptedStyleSheets = [sheet];
  }
  page.documentElement.lang = mail.documentElement.lang;
  page.body.replaceWith(page.importNode(mail.body, true));
  for (const element of page.querySelectorAll<HTMLElement>(`[${set}]`)) {
    element.style.cssText = element.getAttribute(set) ?? '';
    element.removeAttribute(set);
  }
  for (const link of page.querySelectorAll('a')) link.target = '_blank';
}

/** Shows an e-mail as mail programs do: no scripts, links in a new tab. */
export function LocalMailPage({ mail: { subject, html } }: { mail: ReceivedMail }) {
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame?.contentDocument) fill(frame.contentDocument, html);
    },
    [html],
  );
  return (
    <iframe
      ref={show}
      className={css.page}
      title={subject}
      // Some browsers replace the empty page once more.
      onLoad={(event) => show(event.currentTarget)}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
