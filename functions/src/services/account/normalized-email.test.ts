import { expect, test } from 'vitest';
import { domainOf, normalizedEmail } from './normalized-email.ts';

test.each([
  ['Bolor@Example.MN', 'bolor@example.mn'],
  ['bolor+second@example.mn', 'bolor@example.mn'],
  ['b.olor@example.mn', 'b.olor@example.mn'],
  ['b-olor@example.mn', 'b-olor@example.mn'],
  ['b.o.lor+x@googlemail.com', 'bolor@gmail.com'],
  ['"b.o.lor"@gmail.com', 'bolor@gmail.com'],
  ['"bo.lor+x"@gmail.com', 'bolor@gmail.com'],
  ['"bo\\lor"@gmail.com', 'bolor@gmail.com'],
  ['"bo"."lor".x@gmail.com', 'bolorx@gmail.com'],
  ['"bolor"+x@gmail.com', 'bolor@gmail.com'],
  ['"bolor"@example.mn', 'bolor@example.mn'],
  ['bolor(work)@gmail.com', 'bolor@gmail.com'],
  ['bolor((at) work)@gmail.com', 'bolor@gmail.com'],
  ['bolor@(my)gmail.com(work)', 'bolor@gmail.com'],
  ['bolor@gmail.com.', 'bolor@gmail.com'],
  ['ｂolor@gmail.com', 'bolor@gmail.com'],
  ['BOLOR@GOOGLEMAIL.COM', 'bolor@gmail.com'],
  ['b.o.l.o.r+a+b@gmail.com', 'bolor@gmail.com'],
  ['bolor+shop@outlook.com', 'bolor@outlook.com'],
  ['bolor@me.com', 'bolor@icloud.com'],
  ['bo.l_or@pm.me', 'bolor@proton.me'],
  ['bolor-shop@yahoo.com', 'bolor@yahoo.com'],
  ['bolor-shop@yahoo.co.uk', 'bolor@yahoo.co.uk'],
  ['bolor-shop@yahoo.fr', 'bolor@yahoo.fr'],
  ['bo-lor@ya.ru', 'bolor@yandex.ru'],
  ['bo.lor@yandex.com.tr', 'bolor@yandex.ru'],
  ['bolor+x@yandex.uz', 'bolor@yandex.ru'],
  ['bolor@yandex.co.il', 'bolor@yandex.ru'],
  ['bolor@yandex.com', 'bolor@yandex.ru'],
  ['bolor@yandex.example.mn', 'bolor@yandex.example.mn'],
  ['shop@bolor.fastmail.net', 'bolor@fastmail.net'],
  ['bolor+shop@hotmail.co.uk', 'bolor@hotmail.co.uk'],
  ['shop@bolor.fastmail.com', 'bolor@fastmail.com'],
  ['+tag@example.mn', '+tag@example.mn'],
  ['bolor@сайт.мон', 'bolor@xn--80aswg.xn--l1acc'],
  ['no address', 'no address'],
])('%s is the mailbox %s', (given, expected) => {
  expect(normalizedEmail(given)).toBe(expected);
});

test.each([
  ['a@Mailinator.COM.', 'mailinator.com'],
  ['"a@b"@c.mn', 'c.mn'],
  ['nothing', null],
])('the domain of %s is %s', (given, expected) => {
  expect(domainOf(given)).toBe(expected);
});
