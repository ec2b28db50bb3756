// Conditions of Storage rules and what they permit.

export interface Asked {
  readonly path: string;
  readonly method: string;
  readonly uid?: string;
  readonly token?: Record<string, unknown>;
  readonly resource?: Record<string, unknown>;
  readonly upload?: Record<string, unknown>;
}

interface ConditionCase {
  readonly condition: string;
  readonly permit: boolean;
  readonly asked: Partial<Asked>;
}

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
    metadata: { owner: 'u1' },
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
  // An error on one side does not matter when the other side decides
  yes('request.auth.uid == 1 || true'),
  yes('true || request.auth.uid == 1'),
  no('false && request.auth.uid == 1'),
  no('request.auth.uid == 1 && false'),
  no('request.auth.uid == 1 && true'),
  no('request.auth.uid == 1 || false'),
  no('!(request.auth.uid == 1)'),
  // Comparisons
  yes('1 == 1.0'),
  no('1 == 1.5'),
  yes('1 != 2'),
  yes('2 < 10'),
  no('10 < 2'),
  yes('2 <= 2.0'),
  no('3 > 3'),
  yes('3 >= 3'),
  no('2.5 >= 3'),
  yes("'a' < 'b'"),
  no("'b' <= 'a'"),
  yes("'b' > 'a'"),
  yes('"it\'s" == "it\'s"'),
  yes("'Дуу' == '\\u0414уу'"),
  no("'1' == 1"),
  yes("'1' != 1"),
  no('true == 1'),
  yes('true == true'),
  yes('null == null'),
  no("null == ''"),
  no("1 < '2'"),
  no("!(1 < '2')"),
  no('null < 1'),
  no('true > false'),
  // Wildcards
  yes('bucket == "demo" && name == "a.mp3"'),
  // The person
  yes('request.auth == null'),
  no('request.auth != null'),
  yes('request.auth != null && request.auth.uid == "u1"', { uid: 'u1' }),
  no('request.auth != null && request.auth.uid == "u1"', { uid: 'u2' }),
  yes('request.auth.token.admin == true', admin),
  yes('request.auth.token.admin', admin),
  no('request.auth.token.admin == true', { uid: 'u1' }),
  no('request.auth.token.admin != true', { uid: 'u1' }),
  yes("request.auth.token.email == 'a@b.mn'", admin),
  yes('request.auth.token.roles != null', admin),
  // The file
  yes('resource.size < 4096', song),
  yes("resource.contentType == 'audio/mpeg'", song),
  yes("resource.metadata.owner == 'u1'", song),
  no('resource.metadata.nobody == null', song),
  no('resource.size < 4096'),
  yes('resource == null'),
  no('resource == null', song),
  yes("request.resource.contentType == 'image/png'", upload),
  yes('request.resource.size <= 5000000', upload),
  no('request.resource.size < 5000000', upload),
];
