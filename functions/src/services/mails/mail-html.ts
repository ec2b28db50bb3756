import { escapeHtml } from '@duu/contract/escape-html';
import type { MailContent, MailFrame } from './mail-text.ts';

// Mail programs support tables, attributes and inline styles; many drop style sheets. So light colours are
// inline, and the sheet adds the dark ones. Colours as in web/src/theme/tokens.css.
const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; -webkit-text-size-adjust: 100%; }
a { overflow-wrap: anywhere; }
@media (max-width: 480px) { .card { padding: 24px 20px !important; } .fact { font-size: 14px !important; } .ground { padding: 16px 8px !important; } }
@media (prefers-color-scheme: dark) {
  body, .ground { background: #0b1422 !important; }
  .card { background: #121e31 !important; border-color: #263852 !important; }
  .ink { color: #ecf1f8 !important; }
  .soft, .soft a { color: #a9b8cc !important; }
  .line { border-color: #263852 !important; }
  .button { background: #78b8f4 !important; color: #05182b !important; }
  .brand { color: #78b8f4 !important; }
}`;

/** Dates in both languages, and figures with an ending: 14:30-д. */
const unbroken =
  /\d{4} оны \d{1,2}-р сарын \d{1,2}(?:-\p{Ll}+)?|[A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d[\d,.:]*-\p{Ll}+/gu;

/** Escapes a text, of which no date is divided between lines. */
function inLines(text: string): string {
  return escapeHtml(text).replace(
    unbroken,
    (one) => `<span style="white-space:nowrap">${one}</span>`,
  );
}

function row([name, value]: readonly [string, string], isFirst: boolean): string {
  const line = isFirst ? '' : 'border-top:1px solid #d9d4c7;';
  const cell = `padding:10px 0;${line}font-size:15px;line-height:1.4;vertical-align:top;${font}`;
  // Break the name rather than a date.
  const oneLine = value.length <= 26 ? ';white-space:nowrap' : '';
  return `<tr>
<th scope="row" class="fact soft line" align="left" style="${cell};color:#4c5866;font-weight:400;padding-right:16px">${escapeHtml(name)}</th>
<td class="fact ink line" align="right" style="${cell};color:#15212f;font-weight:600${oneLine}">${escapeHtml(value)}</td>
</tr>`;
}

function table(rows: MailContent['rows']): string {
  if (rows.length === 0) return '';
  const lines = rows.map((one, at) => row(one, at === 0)).join('\n');
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px">\n${lines}\n</table>`;
}

function footer(frame: MailFrame, stopPage: string | null, site: string): string {
  const link = 'color:#4c5866;text-decoration:underline';
  const stop =
    stopPage === null
      ? escapeHtml(frame.cannotStop)
      : `<a href="${escapeHtml(stopPage)}" style="${link}">${escapeHtml(frame.stop)}</a>`;
  const home = `<a href="${escapeHtml(site)}" style="${link}">${escapeHtml(new URL(site).host)}</a>`;
  const lines = [escapeHtml(frame.answer), escapeHtml(frame.why), stop, home];
  return lines.map((line) => `<p style="margin:0 0 6px">${line}</p>`).join('\n');
}

export interface MailPage {
  readonly content: MailContent;
  readonly frame: MailFrame;
  readonly buttonUrl: string;
  readonly stopPage: string | null;
  readonly site: string;
  /** BCP 47. */
  readonly lang: string;
}

/** Builds an HTML e-mail: one column, nothing loaded from elsewhere, readable in light and dark. */
export function mailHtml({ content, frame, buttonUrl, stopPage, site, lang }: MailPage): string {
  const paragraphs = content.paragraphs
    .map(
      (text) =>
        `<p class="ink" style="margin:0 0 16px;color:#15212f;font-size:16px;line-height:1.55">${inLines(text)}</p>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${sheet}
</style>
</head>
<body style="margin:0;background:#f6f4ee">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td class="ground" align="center" style="background:#f6f4ee;padding:32px 16px;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px"><span class="brand" style="color:#0b5aa8;font-size:22px;font-weight:700">${escapeHtml(frame.brand)}</span></td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #d9d4c7;border-radius:16px;padding:32px">
<h1 class="ink" style="margin:0 0 16px;color:#15212f;font-size:24px;line-height:1.25;font-weight:700">${inLines(content.heading)}</h1>
${paragraphs}
${table(content.rows)}
<p style="margin:8px 0 0"><a class="button" href="${escapeHtml(buttonUrl)}" style="display:inline-block;background:#0b5aa8;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;padding:13px 22px;border-radius:12px">${escapeHtml(content.button.label)}</a></p>
</td></tr>
<tr><td class="soft" style="padding:20px 4px 0;color:#4c5866;font-size:13px;line-height:1.5">
${footer(frame, stopPage, site)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
