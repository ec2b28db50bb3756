// Whole rules of Storage, and what they permit at which paths.
import type { Asked } from './matrix-conditions.ts';

interface PathCase {
  readonly name: string;
  readonly rules: string;
  readonly requests: (Asked & { permit: boolean })[];
}

const storage = (body: string) => `rules_version = '2';\nservice firebase.storage {\n${body}\n}`;
const ask = (path: string, permit: boolean, method = 'get', uid?: string) => ({
  path,
  method,
  permit,
  ...(uid === undefined ? {} : { uid }),
});

export const pathCases: PathCase[] = [
  {
    name: 'a match says nothing about what lies below it',
    rules: storage('match /b/{b}/o/files/{name} { allow read; }'),
    requests: [
      ask('/b/x/o/files/a', true),
      ask('/b/x/o/files/a/b', false),
      ask('/b/x/o/files', false),
      ask('/b/x/o/other/a', false),
    ],
  },
  {
    name: '** takes any number of segments, none too',
    rules: storage('match /b/{b}/o { match /open/{all=**} { allow read; } }'),
    requests: [
      ask('/b/x/o/open/a', true),
      ask('/b/x/o/open/a/b/c', true),
      ask('/b/x/o/open', true),
      ask('/b/x/o/closed/a', false),
    ],
  },
  {
    name: '** in the middle of a path',
    rules: storage('match /b/{b}/o/{all=**}/covers/{name} { allow read; }'),
    requests: [
      ask('/b/x/o/covers/a', true),
      ask('/b/x/o/u/1/covers/a', true),
      ask('/b/x/o/u/1/covers/a/b', false),
    ],
  },
  {
    name: 'read is get and list, write is create, update and delete',
    rules: storage('match /b/{b}/o { match /r/{n} { allow read; } match /w/{n} { allow write; } }'),
    requests: [
      ask('/b/x/o/r/a', true, 'get'),
      ask('/b/x/o/r/a', true, 'list'),
      ask('/b/x/o/r/a', false, 'create'),
      ask('/b/x/o/w/a', true, 'create'),
      ask('/b/x/o/w/a', true, 'update'),
      ask('/b/x/o/w/a', true, 'delete'),
      ask('/b/x/o/w/a', false, 'get'),
    ],
  },
  {
    name: 'several methods and several allows: any of them is enough',
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
    name: 'nested matches see outer wildcards, and matches that overlap add up',
    rules: storage(`match /b/{bucket}/o {
      match /users/{uid} {
        match /audios/{file} { allow get: if request.auth.uid == uid && bucket == 'x'; }
      }
      match /{all=**} { allow get: if request.auth.token.admin == true; }
    }`),
    requests: [
      ask('/b/x/o/users/u1/audios/a.mp3', true, 'get', 'u1'),
      ask('/b/y/o/users/u1/audios/a.mp3', false, 'get', 'u1'),
      ask('/b/x/o/users/u1/audios/a.mp3', false, 'get', 'u2'),
      {
        ...ask('/b/x/o/users/u1/audios/a.mp3', true, 'get', 'u3'),
        token: { admin: true },
      },
    ],
  },
  {
    name: 'functions take arguments, call each other and see enclosing wildcards',
    rules: storage(`
      function signedIn() { return request.auth != null; }
      function isEither(uid, one, other) { return uid == one || uid == other; }
      match /b/{b}/o/users/{uid}/{file} {
        function mine() { return signedIn() && request.auth.uid == uid; }
        allow get: if mine() || isEither(request.auth.uid, 'guest', 'helper');
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
    name: 'nothing is allowed where nothing is said',
    rules: storage('match /b/{b}/o { }'),
    requests: [ask('/b/x/o/a', false), ask('/b/x/o/a', false, 'create', 'u1')],
  },
];

const owned = '/b/demo-duu.appspot.com/o/users/u1/audios/a1.mp3';

const photo = '/b/demo-duu.appspot.com/o/users/u1/photo/p1.webp';

const signedInBy = (provider: string, isProven?: boolean) => ({
  token: {
    firebase: { sign_in_provider: provider },
    ...(isProven === undefined ? {} : { email_verified: isProven }),
  },
});

export const productCases: (Asked & { permit: boolean })[] = [
  ask(owned, true, 'get', 'u1'),
  ask(owned.replace('.mp3', '.wav'), true, 'get', 'u1'),
  ask(owned, false, 'get', 'u2'),
  ask(owned, false),
  ask(owned, false, 'list', 'u1'),
  { ...ask(owned, false, 'get', 'a'), token: { admin: true } },
  ...['create', 'update', 'delete'].map((method) => ask(owned, false, method, 'u1')),
  ask('/b/demo-duu.appspot.com/o/users/u1/other/a1.mp3', false, 'get', 'u1'),
  ...[owned, photo].flatMap((path) => [
    { ...ask(path, true, 'get', 'u1'), ...signedInBy('password', true) },
    { ...ask(path, false, 'get', 'u1'), ...signedInBy('password', false) },
    { ...ask(path, false, 'get', 'u1'), ...signedInBy('password') },
    { ...ask(path, false, 'get', 'u1'), ...signedInBy('anonymous') },
  ]),
  ask(photo, true, 'get', 'u1'),
  ask(photo, false, 'get', 'u2'),
  ask(photo, false),
  ask(photo, false, 'list', 'u1'),
  { ...ask(photo, false, 'get', 'a'), token: { admin: true } },
  ...['create', 'update', 'delete'].map((method) => ask(photo, false, method, 'u1')),
  ask(`${photo}/below`, false, 'get', 'u1'),
  ask('/b/demo-duu.appspot.com/o/speakers/khulan.a.mp3', true),
  ask('/b/demo-duu.appspot.com/o/speakers/khulan.a.mp3', false, 'create', 'u1'),
  ask('/b/demo-duu.appspot.com/o/backgrounds/rain.mp3', true),
  ask('/b/demo-duu.appspot.com/o/backgrounds/rain.mp3', false, 'delete', 'u1'),
  ask('/b/demo-duu.appspot.com/o/anything', false, 'get', 'u1'),
  ask('/b/demo-duu.appspot.com/o/', false, 'list', 'u1'),
];
