// Rules, and what they permit.

export interface RulesRequest {
  readonly path: string;
  readonly method: string;
  readonly uid?: string;
  readonly token?: Record<string, unknown>;
}

type Case = RulesRequest & { readonly permit: boolean };

const visitor = {};
const u1 = { uid: 'u1' };
const u2 = { uid: 'u2' };
const admin = { uid: 'a', token: { admin: true, email: 'a@b.mn', level: 3, roles: ['editor'] } };

/** Conditions for a file `a.mp3` in the bucket `demo`, with the user who gets it. */
export const conditions: [permit: boolean, condition: string, user?: Partial<RulesRequest>][] = [
  // Literals and logic
  [true, 'true'],
  [false, 'false'],
  [false, 'null'],
  [false, "'true'"],
  [true, '!false'],
  [false, '!true || false'],
  [true, 'true && !false'],
  [true, 'false || true && true'],
  [false, '(false || true) && false'],
  // An error in one operand does not matter if the other one decides
  [true, 'request.auth.uid == 1 || true'],
  [true, 'true || request.auth.uid == 1'],
  [false, 'false && request.auth.uid == 1'],
  [false, 'request.auth.uid == 1 && false'],
  [true, '!(request.auth.uid == 1 && false)'],
  [false, 'request.auth.uid == 1 && true'],
  [false, 'request.auth.uid == 1 || false'],
  [false, '!(request.auth.uid == 1)'],
  // Comparisons
  [true, '1 == 1.0'],
  [false, '1 == 1.5'],
  [true, '1 != 2'],
  [true, '2 < 10'],
  [false, '10 < 2'],
  [true, '2 <= 2.0'],
  [false, '3 > 3'],
  [true, '3 >= 3'],
  [false, '2.5 >= 3'],
  [true, "'a' < 'b'"],
  [false, "'b' <= 'a'"],
  [true, "'b' > 'a'"],
  [true, '"it\'s" == "it\'s"'],
  [false, "'1' == 1"],
  [true, "'1' != 1"],
  [false, 'true == 1'],
  [true, 'true == true'],
  [true, 'null == null'],
  [false, "null == ''"],
  [false, "1 < '2'"],
  [false, "!(1 < '2')"],
  [false, 'null < 1'],
  [false, 'true > false'],
  // Wildcards and users
  [true, 'bucket == "demo" && name == "a.mp3"'],
  [true, 'request.auth == null', visitor],
  [false, 'request.auth != null', visitor],
  [true, 'request.auth != null && request.auth.uid == "u1"', u1],
  [false, 'request.auth != null && request.auth.uid == "u1"', u2],
  [true, 'request.auth.token.admin == true', admin],
  [true, 'request.auth.token.admin', admin],
  [false, 'request.auth.token.admin == true', u1],
  [false, 'request.auth.token.admin != true', u1],
  [true, "request.auth.token.email == 'a@b.mn'", admin],
  [true, 'request.auth.token.level >= 3', admin],
  [true, 'request.auth.token.roles != null', admin],
];

const storage = (body: string) => `rules_version = '2';\nservice firebase.storage {\n${body}\n}`;
const ask = (path: string, permit: boolean, method = 'get', uid?: string): Case => ({
  path,
  method,
  permit,
  ...(uid === undefined ? {} : { uid }),
});

export const pathCases: { name: string; rules: string; requests: Case[] }[] = [
  {
    name: 'a match does not apply below its path',
    rules: storage('match /b/{b}/o/files/{name} { allow read; }'),
    requests: [
      ask('/b/x/o/files/a', true),
      ask('/b/x/o/files/a/b', false),
      ask('/b/x/o/files', false),
      ask('/b/x/o/other/a', false),
    ],
  },
  {
    name: 'read is get and list, write is create, update and delete',
    rules: storage('match /b/{b}/o { match /r/{n} { allow read; } match /w/{n} { allow write; } }'),
    requests: [
      ...['get', 'list'].map((method) => ask('/b/x/o/r/a', true, method)),
      ask('/b/x/o/r/a', false, 'create'),
      ...['create', 'update', 'delete'].map((method) => ask('/b/x/o/w/a', true, method)),
      ask('/b/x/o/w/a', false, 'get'),
    ],
  },
  {
    name: 'one of several methods and allows is enough',
    rules: storage(`match /b/{b}/o/{n} {
      allow get, delete: if request.auth.uid == 'u1';
      allow get: if request.auth.uid == 'u2';
    }`),
    requests: [
      ask('/b/x/o/a', true, 'get', 'u1'),
      ask('/b/x/o/a', true, 'delete', 'u1'),
      ask('/b/x/o/a', true, 'get', 'u2'),
      ask('/b/x/o/a', false, 'delete', 'u2'),
      ask('/b/x/o/a', false, 'get'),
    ],
  },
  {
    name: 'nested matches see outer wildcards, and one of several matches is enough',
    rules: storage(`match /b/{bucket}/o {
      match /users/{uid} {
        match /audios/{file} { allow get: if request.auth.uid == uid && bucket == 'x'; }
      }
      match /users/{uid}/{folder}/{file} { allow get: if request.auth.token.admin == true; }
    }`),
    requests: [
      ask('/b/x/o/users/u1/audios/a.mp3', true, 'get', 'u1'),
      ask('/b/y/o/users/u1/audios/a.mp3', false, 'get', 'u1'),
      ask('/b/x/o/users/u1/audios/a.mp3', false, 'get', 'u2'),
      { ...ask('/b/x/o/users/u1/audios/a.mp3', true), ...admin },
    ],
  },
  {
    name: 'functions take arguments, call each other and see enclosing wildcards',
    rules: storage(`
      function signedIn() { return request.auth != null; }
      function isEither(uid, one, other) { return uid == one || uid == other; }
      match /b/{b}/o/users/{uid}/{file} {
        function isOwner() { return signedIn() && request.auth.uid == uid; }
        allow get: if isOwner() || isEither(request.auth.uid, 'guest', 'helper');
      }`),
    requests: [
      ask('/b/x/o/users/u1/a', true, 'get', 'u1'),
      ask('/b/x/o/users/u1/a', false, 'get', 'u2'),
      ask('/b/x/o/users/u1/a', true, 'get', 'guest'),
      ask('/b/x/o/users/u1/a', false),
    ],
  },
  {
    name: 'comments, spaces and missing conditions',
    rules: storage(`// one
      match /b/{b}/o { /* two
      lines */ match /{n} { allow read ; // free
      } }`),
    requests: [ask('/b/x/o/a', true), ask('/b/x/o/a', false, 'delete')],
  },
  {
    name: 'what is not allowed is refused',
    rules: storage('match /b/{b}/o { }'),
    requests: [ask('/b/x/o/a', false), ask('/b/x/o/a', false, 'create', 'u1')],
  },
];

const files = '/b/demo-duu.appspot.com/o';
const audio = `${files}/users/u1/audios/a1.mp3`;
const book = `${files}/users/u1/books/c1.json`;
const cover = `${files}/users/u1/covers/c1.jpeg`;
const photo = `${files}/users/u1/photo/p1.webp`;

const signedInBy = (provider: string, isVerified?: boolean) => ({
  firebase: { sign_in_provider: provider },
  ...(isVerified === undefined ? {} : { email_verified: isVerified }),
});

/** Requests to the product's storage.rules. */
export const productCases: Case[] = [
  ...[
    audio,
    photo,
    audio.replace('.mp3', '.wav'),
    audio.replace('.mp3', '.m4a'),
    book,
    cover,
  ].flatMap((path) => [
    ask(path, true, 'get', 'u1'),
    ask(path, false, 'get', 'u2'),
    ask(path, false),
    { ...ask(path, false), ...admin },
    ...['list', 'create', 'update', 'delete'].map((method) => ask(path, false, method, 'u1')),
    ask(`${path}/below`, false, 'get', 'u1'),
    { ...ask(path, true, 'get', 'u1'), token: signedInBy('password', true) },
    { ...ask(path, false, 'get', 'u1'), token: signedInBy('password', false) },
    { ...ask(path, false, 'get', 'u1'), token: signedInBy('password') },
    { ...ask(path, false, 'get', 'u1'), token: signedInBy('anonymous') },
  ]),
  ...['speakers/khulan.a.mp3', 'backgrounds/rain.mp3'].flatMap((name) => [
    ask(`${files}/${name}`, true),
    ask(`${files}/${name}`, false, 'create', 'u1'),
    ask(`${files}/${name}`, false, 'delete', 'u1'),
  ]),
  ask(`${files}/users/u1/other/a1.mp3`, false, 'get', 'u1'),
  ask(`${files}/anything`, false, 'get', 'u1'),
  ask(`${files}/`, false, 'list', 'u1'),
];
