import { expect, test } from 'vitest';
import { isBot } from './bots.ts';

const android = (phone: string, rest: string) =>
  `Mozilla/5.0 (Linux; Android 13; ${phone}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;
const view = 'Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36';
const chrome = 'Chrome/126.0.6478.71 Mobile Safari/537.36';
const iphone = (rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const desktop = (rest: string) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;

test.each([
  ['a CUBOT phone', android('CUBOT X19', chrome)],
  ['a CUBOT phone with its build', android('CUBOT_X19 Build/PPR1', chrome)],
  ['Pinterest’s own browser', android('SM-A536B; wv', `${view} [Pinterest/Android]`)],
  ['Pinterest on an iPhone', iphone('Mobile/15E148 [Pinterest/iOS]')],
  ['Yandex Browser', desktop('Chrome/124.0.0.0 YaBrowser/24.6.0.0 Safari/537.36')],
  ['Yandex’s app', android('SM-A536B', `${chrome} YandexSearch/24.31 YandexSearchBrowser/24.31`)],
  ['Viber’s own browser', android('M2101K6G; wv', `${view} Viber/22.4.0.1`)],
  ['Facebook’s app', android('SM-A536B; wv', `${view} [FB_IAB/FB4A;FBAV/470.0.0.50.75;]`)],
  ['Facebook on an iPhone', iphone('Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.39.107;FBLC/mn_MN]')],
  ['Messenger', iphone('Mobile/15E148 [FBAN/MessengerForiOS;FBDV/iPhone15,2;FBLC/mn_MN]')],
  ['Instagram', iphone('Mobile/15E148 Instagram 340.0.3.27.84 (iPhone14,5; iOS 17_5_1; en_US)')],
  [
    'Telegram',
    android('SM-A536B', `${chrome} Telegram-Android/10.14.5 (Samsung SM-A536B; SDK 33)`),
  ],
  ['Line', iphone('Mobile/15E148 Safari Line/14.9.1')],
  [
    'WeChat',
    android('M2012K11AC; wv', `${view} MicroMessenger/8.0.50.2701(0x2800325B) WeChat/arm64`),
  ],
  ['Google’s app', iphone('GSA/322.0.634838119 Mobile/15E148 Safari/604.1')],
  ['LinkedIn’s app', iphone('Mobile/15E148 [LinkedInApp]/9.29.8962')],
  ['Samsung Internet', android('K', `SamsungBrowser/25.0 ${chrome}`)],
  ['Chrome', desktop('Chrome/139.0.0.0 Safari/537.36')],
  ['Edge', desktop('Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0')],
  ['Firefox', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'],
  ['Safari', iphone('Version/17.5 Mobile/15E148 Safari/604.1')],
  ['a browser without a window', desktop('HeadlessChrome/139.0.0.0 Safari/537.36')],
])('%s is not a bot', (_, userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});

test.each([
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [
    'Google’s inspection',
    android('Nexus 5X', `${chrome} (compatible; Google-InspectionTool/1.0;)`),
  ],
  ['Lighthouse', android('moto g power (2022)', `${chrome} Chrome-Lighthouse`)],
  ['WebPageTest', desktop('Chrome/126.0.0.0 Safari/537.36 PTST/240613.220000')],
  ['GTmetrix', desktop('Chrome/117.0.0.0 Safari/537.36 GTmetrix')],
  [
    'Meta',
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  ],
  [
    'Facebook’s previews',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  ],
  ['Telegram’s previews', 'TelegramBot (like TwitterBot)'],
  ['WhatsApp’s previews', 'WhatsApp/2.23.20.0'],
  ['Viber’s previews', 'Viber'],
  [
    'Pinterest’s crawler',
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)',
  ],
  ['Yandex’s crawler', 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)'],
  ['Skype’s previews', 'Mozilla/5.0 (Windows NT 6.1) SkypeUriPreview Preview/0.5'],
  ['Claude', 'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)'],
])('%s is a bot', (_, userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});
