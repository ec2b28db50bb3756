import { type Mail, stoppableMails } from '@duu/contract/documents/mail';
import { escapeHtml } from '@duu/contract/escape-html';
import { locales } from '@duu/contract/language';
import { expect, test } from 'vitest';
import { renderMail } from './render-mail.ts';
import { exampleMails } from './testing/examples.ts';

const site = 'https://duu.example';
const kinds: readonly Mail[] = Object.values(exampleMails);
const written = (mail: Mail, language: (typeof locales)[number], stopPage: string | null = null) =>
  renderMail(mail, language, { site, stopPage });

test('text and HTML of each e-mail have the same content and no empty placeholder', () => {
  for (const language of locales) {
    for (const mail of kinds) {
      const { subject, text, html } = written(mail, language);
      const [heading = ''] = text.split('\n');
      const plain = html.replace(/<span style="white-space:nowrap">(.*?)<\/span>/g, '$1');
      for (const line of text.split('\n').slice(0, 4)) expect(plain).toContain(escapeHtml(line));
      expect(heading.length).toBeGreaterThan(5);
      expect(subject.length).toBeLessThan(78);
      expect(html).toContain(`<html lang="${language === 'mn' ? 'mn-MN' : 'en-US'}">`);
      for (const one of [subject, text, html]) {
        expect(one).not.toMatch(/undefined|NaN|\[object|Invalid Date|null/);
      }
      // No remote content: a picture would reveal that the e-mail was opened.
      expect(html).not.toMatch(/<img|<script|<link|url\(|src=/);
    }
  }
});

test('Mongolian e-mails have no English, and write dates and amounts as Mongolians do', () => {
  for (const mail of kinds) {
    const { subject, text } = written(mail, 'mn');
    const plain = `${subject}\n${text}`.replace(/https?:\S+|api\.example\.mn|DUU-[\d-]+/g, '');
    expect(plain).not.toMatch(/[A-Za-z]/);
  }
  const { text } = written(exampleMails.receipt, 'mn');
  expect(text).toContain('Төлсөн дүн: 29,700₮');
  expect(text).toContain('Дуусах огноо: 2027 оны 2-р сарын 20');
  expect(written(exampleMails.planEnds, 'mn').subject).toBe(
    '«Про» багц тань 2026 оны 11-р сарын 27-нд дуусна',
  );
  expect(written(exampleMails.renewal, 'en').text).toContain('Paid: $189.90');
});

test('no date is divided between lines', () => {
  let dates = 0;
  for (const language of locales) {
    for (const mail of kinds) {
      const { html } = written(mail, language);
      for (const [, text = ''] of html.matchAll(/<(?:p|h1) class="ink"[^>]*>(.*?)<\/(?:p|h1)>/g)) {
        dates += text.match(/nowrap">[^<]*20\d\d/g)?.length ?? 0;
        const rest = text.replace(/<span style="white-space:nowrap">.*?<\/span>/g, '');
        expect(rest).not.toMatch(/20\d\d|\d-\p{L}/u);
      }
    }
  }
  expect(dates).toBeGreaterThan(4);
});

test('dates are in Mongolian time', () => {
  const mail = { ...exampleMails.refund, refundedAt: new Date('2026-11-20T17:00:00Z') };
  expect(written(mail, 'en').text).toContain('November 21, 2026');
});

test('links lead to pages of the site in the language of the e-mail', () => {
  for (const language of locales) {
    const { text, html } = written(exampleMails.planEnds, language, `${site}/stop#a.b`);
    expect(text).toContain(`${site}/${language}/app/account/billing#pro`);
    expect(html).toContain(`href="${site}/${language}/app/account/billing#pro"`);
    expect(html).toContain(`href="${site}/stop#a.b"`);
    expect(text).toContain(`${site}/stop#a.b`);
  }
});

test('user input is escaped', () => {
  const invoice = `<b onload="x">&'`;
  const { html } = written({ ...exampleMails.receipt, invoice }, 'en');
  expect(html).toContain('&lt;b onload=&quot;x&quot;&gt;&amp;&#39;');
  expect(html).not.toContain('<b onload');
});

test('each variant has its own text', () => {
  const { renewalFailed, renewal, audioEnds, refund, planEnds, receipt } = exampleMails;
  const pairs: [Mail, Mail][] = [
    [renewalFailed, { ...renewalFailed, retryAt: null }],
    [renewal, { ...renewal, nextChargeAt: null }],
    [audioEnds, { ...audioEnds, count: 1 }],
    [refund, { ...refund, by: 'transfer' }],
    [refund, { ...refund, planEnded: false }],
    [planEnds, { ...planEnds, available: 0 }],
    [receipt, { ...receipt, endsAt: null }],
  ];
  for (const language of locales) {
    for (const [one, other] of pairs) {
      expect(written(one, language).text).not.toBe(written(other, language).text);
    }
  }
});

test('reminders can be stopped, e-mails about money cannot', () => {
  expect([...stoppableMails].sort()).toEqual(['audioEnds', 'planEnds']);
  const { text } = written(exampleMails.receipt, 'en');
  expect(text).toContain('E-mails about payments and about what stops working are always sent.');
});
