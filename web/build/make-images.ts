// Draws the app's icons and the pictures that link previews show, from the mark and the typeface. Run it after either
// changes; it needs a Chromium (CHROME_PATH, else /usr/bin/chromium):
//   node web/build/make-images.ts
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const web = path.resolve(import.meta.dirname, '..');
const mark = readFileSync(path.join(web, 'public/icons/mark.svg'), 'utf8');
const require = (file: string) =>
  readFileSync(
    path.resolve(web, `../node_modules/@fontsource-variable/geologica/files/${file}`),
  ).toString('base64');
const face = ['latin', 'cyrillic', 'cyrillic-ext', 'latin-ext']
  .map(
    (subset, index) => `@font-face { font-family: G${index}; font-weight: 100 900;
      src: url(data:font/woff2;base64,${require(`geologica-${subset}-wght-normal.woff2`)}); }`,
  )
  .join('\n');

/** `share` is how much of the square the mark takes: less where a system cuts corners off. */
function icon(size: number, share: number, ground: string): string {
  return `<style>body{margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;background:${ground}}
    svg{width:${size * share}px}</style>${mark}`;
}

const words = {
  en: {
    name: 'Duu',
    line: 'Your text,<br>read aloud correctly',
    note: 'Mongolian · English',
  },
  mn: { name: 'Дуу', line: 'Бичсэнийг тань<br>зөв уншина', note: 'Монгол · Англи' },
};

function preview(locale: 'en' | 'mn'): string {
  const { name, line, note } = words[locale];
  return `<style>${face}
    body{margin:0;width:1200px;height:630px;box-sizing:border-box;padding:84px 90px;color:#15212f;
      background:linear-gradient(#cfe3f5,#f6f4ee 80%);font-family:G0,G1,G2,G3;position:relative;overflow:hidden}
    .brand{display:flex;gap:22px;align-items:center;font-size:58px;font-weight:640}
    .brand svg{width:84px}
    h1{font-size:84px;line-height:1.08;letter-spacing:-.03em;margin:52px 0 0;font-weight:640}
    p{font-size:36px;color:#4c5866;margin:30px 0 0}
    .hill{position:absolute;left:0;bottom:0;width:100%}</style>
    <div class="brand">${mark}${name}</div><h1>${line}</h1><p>${note}</p>
    <svg class="hill" viewBox="0 0 1200 90"><path fill="#d3d2ad" d="M0 60Q200 10 420 50T820 30T1200 55V90H0Z"/>
    <path fill="#b9bd8a" d="M0 75Q300 40 620 72T1200 66V90H0Z"/></svg>`;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
async function draw(file: string, html: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready.then(() => undefined)'); // a string: no DOM types in Node's program
  await page.screenshot({ path: path.join(web, 'public', file), omitBackground: true });
  process.stdout.write(`${file}\n`);
}
mkdirSync(path.join(web, 'public/og'), { recursive: true });
await draw('icons/icon-192.png', icon(192, 0.8, 'transparent'), 192, 192);
await draw('icons/icon-512.png', icon(512, 0.8, 'transparent'), 512, 512);
await draw('icons/icon-180.png', icon(180, 0.66, '#f6f4ee'), 180, 180);
await draw('icons/icon-maskable-512.png', icon(512, 0.56, '#f6f4ee'), 512, 512);
await draw('og/en.png', preview('en'), 1200, 630);
await draw('og/mn.png', preview('mn'), 1200, 630);
await browser.close();
