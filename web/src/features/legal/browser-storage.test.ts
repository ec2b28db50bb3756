import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { privacyEn } from './privacy.en.ts';
import { privacyMn } from './privacy.mn.ts';

const web = path.resolve(import.meta.dirname, '../../..');
const keeps =
  /\b(localStorage|sessionStorage)\b|document\.cookie|LocalPersistence|caches\.open|<ScrollRestoration/;

/** How the privacy policy describes each file that stores something in the browser. */
const disclosures: Record<string, readonly [english: RegExp, mongolian: RegExp]> = {
  'src/i18n/cookie.ts': [/three cookies, each for one year/, /нэг жилийн хугацаатай гурван күүки/],
  'src/theme/mode.ts': [/your appearance/, /харагдац/],
  'build/early-files.js': [/a flag that you are signed in/, /нэвтэрснийг заах тэмдэг/],
  'build/early.js': [/your appearance/, /харагдац/],
  'src/features/editor/tools/Tools.tsx': [/tools are folded away/, /хэрэгслийг хураасан/],
  'src/features/editor/drafts/draft-store.ts': [/drafts: a text/, /ноорог: хөрвүүлэх/],
  'src/features/editor/import/shared-item.ts': [
    /share from another app into Duu, until it is in the editor/,
    /өөр аппаас Дуу руу хуваалцсан зүйл/,
  ],
  'src/features/player/recently-played.ts': [/audios you played last/, /сүүлд сонссон/],
  'src/features/conversions/play-conversion.ts': [
    /which conversion you were hearing/,
    /аль хөрвүүлэлтийг сонсож байсан/,
  ],
  'src/firebase/kept.ts': [/what you last saw of your account/, /хамгийн сүүлд үзсэн нь/],
  'src/features/player/reading/reading-look.ts': [
    /how you have set the reading view/,
    /унших горимын тохиргоо/,
  ],
  'src/features/library/expiring/dismissed.ts': [/dismissed the notice/, /мэдэгдлийг хэзээ хүртэл/],
  'src/features/account/clear-stored-data.ts': [
    /when you delete your account/,
    /бүртгэлээ тэндээс устгах/,
  ],
  'src/firebase/auth/auth.ts': [/your sign-in/, /нэвтрэлт/],
  'src/firebase/auth/session-hint.ts': [/a flag that you are signed in/, /нэвтэрснийг заах тэмдэг/],
  'src/firebase/auth/unsaved-choices.ts': [
    /not saved to your account yet/,
    /бүртгэлд хараахан хадгалаагүй/,
  ],
  'src/firebase/auth/end-between-tabs.ts': [/after sign-out, the reason for it/, /яагаад гарсан/],
  'src/firebase/auth/email-link.ts': [
    /e-mail address to which you asked/,
    /холбоос авахаар бичсэн имэйл/,
  ],
  'src/firebase/auth/kept-for-sign-in.ts': [
    /e-mail address to which you asked/,
    /холбоос авахаар бичсэн имэйл/,
  ],
  'src/firebase/auth/sign-in.ts': [
    /on your way to a sign-in provider/,
    /нэвтрэх үйлчилгээ рүү явж/,
  ],
  'src/firebase/auth/pending-link.ts': [/the proof it gave/, /түүний өгсөн баталгаа/],
  'src/app/LocaleRoot.tsx': [/how far pages were scrolled/, /хаа хүртэл гүйлгэсэн/],
  'src/app/failures/reload.ts': [/when one was last reloaded/, /хэзээ дахин ачаалсан/],
  'build/service-worker.js': [/files of these pages themselves/, /хуудасны өөрсдийнх нь файл/],
};

function keepers(): string[] {
  return ['src', 'build']
    .flatMap((folder) =>
      readdirSync(path.join(web, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => /\.(ts|tsx|js)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => keeps.test(readFileSync(path.join(web, file), 'utf8')));
}

const wordsOf = (sections: typeof privacyEn) =>
  sections
    .find(({ id }) => id === 'cookies')
    ?.text.flat()
    .join(' ') ?? '';

test('the privacy policy names all that is kept in the browser, in both languages', () => {
  expect(keepers().sort()).toEqual(Object.keys(disclosures).sort());
  for (const [file, [english, mongolian]] of Object.entries(disclosures)) {
    expect(wordsOf(privacyEn), file).toMatch(english);
    expect(wordsOf(privacyMn), file).toMatch(mongolian);
  }
});

test('three cookies are written, as many as it says', () => {
  const store = readFileSync(path.join(web, 'src/i18n/locale-store.ts'), 'utf8');
  expect(store.match(/writeCookie\(/g)).toHaveLength(3);
});
