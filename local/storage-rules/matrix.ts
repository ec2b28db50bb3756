// The cases of the matrix of Storage rules.

export type Asked = {
  path: string;
  method: string;
  uid?: string;
  token?: Record<string, unknown>;
  resource?: Record<string, unknown>;
  upload?: Record<string, unknown>;
};

type ConditionCase = { condition: string; permit: boolean; asked: Partial<Asked> };

const yes = (condition: string, asked: Partial<Asked> = {}): ConditionCase => ({
  condition,
  permit: true,
  asked,
});
const no = (condition: string, asked: Partial<Asked> = {}): ConditionCase => ({
  condition,
  permit: false,
  asked,
});

const admin = { uid: 'a', token: { admin: true, email: 'a@b.mn', roles: ['editor'] } };
const song = {
  resource: {
    size: 2048,
    contentType: 'audio/mpeg',
    bucket: 'demo',
    metadata: { owner: 'u1', 'two words': 'x' },
    timeCreated: new Date('2026-11-20T13:00:00Z'),
  },
};
const upload = { method: 'create', upload: { size: 5_000_000, contentType: 'image/png' } };

export const conditionCases: ConditionCase[] = [
  // Literals and logic
  yes('true'),
  no('false'),
  no('null'),
  no("'true'"),
  yes('!false'),
  no('!true || false'),
  yes('true && !false'),
  yes('false || true && true'),
  no('(false || true) && false'),
  yes('true ? true : false'),
  no('1 > 2 ? true : false'),
  yes('false ? false : true ? true : false'),
  // An error on one side does not matter when the other side decides
  yes('request.auth.uid == 1 || true'),
  yes('true || request.auth.uid == 1'),
  no('false && request.auth.uid == 1'),
  no('request.auth.uid == 1 && false'),
  no('request.auth.uid == 1 && true'),
  no('request.auth.uid == 1 || false'),
  no('!(request.auth.uid == 1)'),
  // Numbers
  yes('1 + 2 * 3 == 7'),
  yes('(1 + 2) * 3 == 9'),
  yes('7 / 2 == 3'),
  yes('7.0 / 2 == 3.5'),
  yes('7 % 3 == 1'),
  yes('-3 + 5 == 2'),
  yes('10 - 3 - 2 == 5'),
  yes('1 == 1.0'),
  yes('2 < 10'),
  yes('2 <= 2.0'),
  no('3 > 3'),
  yes('3 >= 3'),
  no('1 / 0 == 1'),
  no("1 + 'a' == 2"),
  yes("int('42') == 42"),
  yes("float('1.5') == 1.5"),
  yes('string(12) == "12"'),
  yes("bool('true')"),
  yes('math.abs(-4) == 4'),
  yes('math.ceil(1.2) == 2'),
  yes('math.floor(1.8) == 1'),
  yes('math.round(1.5) == 2'),
  yes('math.pow(2, 3) == 8.0'),
  // Types
  yes('1 is int'),
  no('1.5 is int'),
  yes('1.5 is float'),
  yes('1 is number'),
  yes("'a' is string"),
  yes('[1] is list'),
  yes('{} is map'),
  yes('request.time is timestamp'),
  yes('request.path is path'),
  yes('true is bool'),
  // Strings
  yes("'Дуу'.size() == 3"),
  yes("'a' + 'b' == 'ab'"),
  yes("'AbC'.lower() == 'abc'"),
  yes("'abc'.upper() == 'ABC'"),
  yes("' a '.trim() == 'a'"),
  yes("'a,b'.split(',') == ['a', 'b']"),
  yes("'a-b-c'.replace('-', '.') == 'a.b.c'"),
  yes("'audio/mpeg'.matches('audio/.*')"),
  no("'xaudio/mpeg'.matches('audio/.*')"),
  no("'audio/mpegx'.matches('audio/mpeg')"),
  yes("'a.mp3'.matches('.*[.](mp3|wav)')"),
  yes("'hello'[1] == 'e'"),
  yes("'hello'[1:3] == 'el'"),
  yes('"it\'s" == "it\'s"'),
  yes("'a' < 'b'"),
  // Lists, sets, maps
  yes('2 in [1, 2, 3]'),
  no('4 in [1, 2, 3]'),
  yes('[1, 2][1] == 2'),
  no('[1, 2][5] == 2'),
  yes('[1, 2, 3].hasAll([1, 3])'),
  no('[1, 2].hasAll([1, 3])'),
  yes('[1, 2].hasAny([2, 9])'),
  no('[1, 2].hasOnly([1])'),
  yes('[1, 2].hasOnly([2, 1, 3])'),
  yes('[1, 2].size() == 2'),
  yes("['a', 'b'].join('-') == 'a-b'"),
  yes('[1].concat([2]) == [1, 2]'),
  yes('[1, 2, 1].removeAll([1]) == [2]'),
  yes('[1, 2, 2].toSet().size() == 2'),
  yes('[1, 2].toSet() == [2, 1].toSet()'),
  yes('[1, 2].toSet().union([3].toSet()).size() == 3'),
  yes('[1, 2].toSet().intersection([2].toSet()).hasOnly([2])'),
  yes('[1, 2].toSet().difference([2].toSet()).hasAll([1])'),
  yes("{'a': 1}.a == 1"),
  yes("{'a': 1}['a'] == 1"),
  yes("'a' in {'a': 1}"),
  no("'b' in {'a': 1}"),
  yes("{'a': 1}.get('b', 7) == 7"),
  yes("{'a': {'b': 2}}.get(['a', 'b'], 0) == 2"),
  yes("{'a': 1, 'b': 2}.keys().hasOnly(['a', 'b'])"),
  yes("{'a': 1}.values() == [1]"),
  yes("{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3, 'c': 4}).affectedKeys().hasOnly(['b', 'c'])"),
  yes("{'a': 1, 'b': 2}.diff({'a': 1}).addedKeys() == ['b'].toSet()"),
  // Times: 2026-11-20 is a Friday, day 324 of its year
  yes('request.time.year() == 2026 && request.time.month() == 11 && request.time.day() == 20'),
  yes('request.time.hours() == 13 && request.time.minutes() == 45'),
  yes('request.time.dayOfWeek() == 5'),
  yes('request.time.dayOfYear() == 324'),
  yes('request.time.date() == timestamp.date(2026, 11, 20)'),
  yes('request.time > timestamp.date(2026, 1, 1)'),
  yes("request.time < timestamp.date(2026, 11, 20) + duration.value(1, 'd')"),
  yes("resource.timeCreated + duration.value(1, 'h') > request.time", song),
  no("resource.timeCreated + duration.value(30, 'm') > request.time", song),
  yes('timestamp.value(0).year() == 1970'),
  yes('request.time.toMillis() == 1795182330250'),
  // Paths
  yes('request.path[4] == "a.mp3"'),
  yes('bucket == "demo" && name == "a.mp3"'),
  yes('request.path == /b/demo/o/files/$(name)'),
  // The person
  yes('request.auth == null'),
  no('request.auth != null'),
  yes('request.auth != null && request.auth.uid == "u1"', { uid: 'u1' }),
  yes('request.auth.token.admin == true', admin),
  yes('request.auth.token.admin', admin),
  no('request.auth.token.admin == true', { uid: 'u1' }),
  yes("request.auth.token.get('admin', false) == false", { uid: 'u1' }),
  yes("'editor' in request.auth.token.roles", admin),
  yes("request.auth.token.email.matches('.*@b[.]mn')", admin),
  // The file
  yes('resource.size < 4096', song),
  yes("resource.contentType == 'audio/mpeg'", song),
  yes("resource.metadata.owner == 'u1'", song),
  yes("resource.metadata['two words'] == 'x'", song),
  no('resource.metadata.nobody == null', song),
  no('resource.size < 4096'),
  yes('resource == null'),
  yes("request.resource.contentType.matches('image/.*')", upload),
  yes('request.resource.size <= 5 * 1000 * 1000', upload),
  no('request.resource.size < 5 * 1000 * 1000', upload),
];

type PathCase = { name: string; rules: string; requests: (Asked & { permit: boolean })[] };

const storage = (body: string, version = '2') =>
  `rules_version = '${version}';\nservice firebase.storage {\n${body}\n}`;
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
    name: '** takes any number of segments, none too, in version 2',
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
    name: 'functions take arguments, hold lets, call each other and see enclosing wildcards',
    rules: storage(`
      function signedIn() { return request.auth != null; }
      function isOneOf(uid, people) {
        let me = uid;
        let friends = people;
        return me in friends;
      }
      match /b/{b}/o/users/{uid}/{file} {
        function mine() { return signedIn() && request.auth.uid == uid; }
        allow get: if mine() || isOneOf(request.auth.uid, ['guest', 'helper']);
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

/** What Firebase says in a token of how its person signed in; every token has it. */
const by = (provider: string, more: object = {}) => ({
  firebase: { sign_in_provider: provider, identities: {} },
  ...more,
});

/** Asked by who signed in through a provider. */
const asked: typeof ask = (...given) => ({ ...ask(...given), token: by('google.com') });

export const productCases: (Asked & { permit: boolean })[] = [
  asked(owned, true, 'get', 'u1'),
  asked(owned.replace('.mp3', '.wav'), true, 'get', 'u1'),
  asked(owned, false, 'get', 'u2'),
  ask(owned, false),
  asked(owned, false, 'list', 'u1'),
  { ...ask(owned, true, 'get', 'u1'), token: by('password', { email_verified: true }) },
  { ...ask(owned, false, 'get', 'u1'), token: by('password', { email_verified: false }) },
  { ...ask(owned, false, 'get', 'u1'), token: by('password') },
  { ...ask(owned, false, 'get', 'u1'), token: by('anonymous') },
  { ...ask(owned, false, 'get', 'u1'), token: {} },
  { ...ask(owned, false, 'get', 'a'), token: by('google.com', { admin: true }) },
  ...['create', 'update', 'delete'].map((method) => asked(owned, false, method, 'u1')),
  asked('/b/demo-duu.appspot.com/o/users/u1/other/a1.mp3', false, 'get', 'u1'),
  asked(photo, true, 'get', 'u1'),
  asked(photo, false, 'get', 'u2'),
  ask(photo, false),
  asked(photo, false, 'list', 'u1'),
  { ...ask(photo, false, 'get', 'u1'), token: by('password') },
  { ...ask(photo, false, 'get', 'a'), token: by('google.com', { admin: true }) },
  ...['create', 'update', 'delete'].map((method) => asked(photo, false, method, 'u1')),
  asked(`${photo}/below`, false, 'get', 'u1'),
  ask('/b/demo-duu.appspot.com/o/speakers/khulan.a.mp3', true),
  asked('/b/demo-duu.appspot.com/o/speakers/khulan.a.mp3', false, 'create', 'u1'),
  ask('/b/demo-duu.appspot.com/o/backgrounds/rain.mp3', true),
  asked('/b/demo-duu.appspot.com/o/backgrounds/rain.mp3', false, 'delete', 'u1'),
  asked('/b/demo-duu.appspot.com/o/anything', false, 'get', 'u1'),
  asked('/b/demo-duu.appspot.com/o/', false, 'list', 'u1'),
];
