// The frame, style and language of the local payment providers' pages.
import { escapeHtml } from '@duu/contract/escape-html';

export type PageLanguage = 'mn' | 'en';

/** Returns the language in the address, else the browser's, else Mongolian. */
export function pageLanguage(asked: string | null, accepted: string | undefined): PageLanguage {
  if (asked === 'mn' || asked === 'en') return asked;
  return accepted?.toLowerCase().startsWith('en') ? 'en' : 'mn';
}

const own: Record<PageLanguage, { local: string; other: string }> = {
  mn: { local: 'Туршилтын хуудас: бодит мөнгө шилжихгүй.', other: 'English' },
  en: { local: 'A page for tests: no real money is moved.', other: 'Монгол' },
};

/** @param ownStyle styles of this page only. */
export function pageFrame(
  language: PageLanguage,
  title: string,
  body: string,
  ownStyle = '',
): string {
  const { local, other } = own[language];
  const otherLanguage = language === 'mn' ? 'en' : 'mn';
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>${escapeHtml(title)}</title>
    <style>${style}${ownStyle}</style>
  </head>
  <body>
    <main>
      <header><h1>${escapeHtml(title)}</h1><a href="?lang=${otherLanguage}" lang="${otherLanguage}">${other}</a></header>
      ${body}
      <footer>${local}</footer>
    </main>
  </body>
</html>
`;
}

const style = `
  :root { color-scheme: light dark; --ground: #f3f3f8; --card: #fff; --ink: #1b1b2b; --soft: #5c5c74;
    --line: #dcdce8; --action: #4b3fd1; --on-action: #fff; --good: #176b3a; --bad: #a8201a; }
  @media (prefers-color-scheme: dark) { :root { --ground: #101018; --card: #1b1b27; --ink: #eeeef6;
    --soft: #a9a9be; --line: #34344a; --action: #a9a2ff; --on-action: #15123f; --good: #7ad6a0; --bad: #ff9c95; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px;
    background: var(--ground); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }
  main { width: 100%; max-width: 440px; background: var(--card); border: 1px solid var(--line);
    border-radius: 20px; padding: 20px 24px; }
  header { display: flex; justify-content: space-between; align-items: center; gap: 12px; }
  h1 { font-size: 1rem; margin: 0; }
  h2 { font-size: 1.05rem; margin: 20px 0 8px; }
  p { margin: 8px 0; }
  a { color: var(--action); }
  .amount { font-size: 2.2rem; font-weight: 700; margin: 16px 0 0; font-variant-numeric: tabular-nums; }
  .what { overflow-wrap: anywhere; }
  .note, footer, dt { color: var(--soft); font-size: .9rem; }
  form { display: grid; gap: 8px; margin-top: 16px; }
  fieldset { border: 1px solid var(--line); border-radius: 14px; padding: 4px 14px; margin: 0; }
  legend { color: var(--soft); font-size: .9rem; padding: 0 6px; }
  label { display: flex; gap: 10px; align-items: center; min-height: 44px; padding-block: 8px; line-height: 1.3; }
  label + label { border-top: 1px solid var(--line); }
  input { accent-color: var(--action); width: 18px; height: 18px; flex: none; }
  button, .button { font: inherit; font-weight: 600; cursor: pointer; min-height: 48px; border-radius: 14px;
    border: 1px solid var(--action); background: var(--action); color: var(--on-action); padding: 10px 16px;
    width: 100%; text-align: center; text-decoration: none; display: block; }
  .quiet { background: transparent; color: var(--ink); border-color: var(--line); }
  :focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
  .failed { color: var(--bad); font-weight: 600; }
  .tag { border: 1px solid currentColor; border-radius: 99px; padding: 1px 10px; font-size: .85rem; color: var(--soft); }
  article { border: 1px solid var(--line); border-radius: 14px; padding: 12px 16px; margin-top: 12px; }
  dl { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; margin: 8px 0 0; }
  dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
  footer { margin-top: 20px; border-top: 1px solid var(--line); padding-top: 12px; text-align: center; }
`;
