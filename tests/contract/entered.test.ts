import { describe, expect, it } from 'vitest';
import { asCode, asEmail, asPrompt, isBlank } from '../../contract/facts/entered.ts';
import { acceptOf, mayBe, uploadKinds, uploadRules, type UploadKind } from '../../contract/facts/uploads.ts';
import { email, verifyCode } from '../../contract/structs/account.ts';
import { inputStructs } from '../../contract/structs/inputs/index.ts';
import { chatMessage } from '../../contract/structs/calls/chat.ts';
import { background, prompt } from '../../contract/structs/inputs/values.ts';
import { validate, type AnyStruct } from '../../contract/structs/schema.ts';

const read = (value: unknown, struct: AnyStruct) => validate(value, struct, { coerce: true });

describe('typed text is normalized before it is validated', () => {
  it.each([' 123456', '123 456', ' 123–456 ', '１２３４５６', '123\u00a0456', '\u202a123456\u202c'])('accepts the code %j', (typed) => {
    expect(asCode(typed)).toBe('123456');
    expect(read(typed, verifyCode)).toEqual([undefined, '123456']);
  });

  it.each(['12345', '1234567', '12345a', ''])('rejects the code %j', (typed) => {
    expect(read(typed, verifyCode)[0]).toBeDefined();
  });

  it.each([' me@example.com ', 'me@example.com\n', '\u200bme@example.com'])('accepts the address %j', (typed) => {
    expect(asEmail(typed)).toBe('me@example.com');
    expect(read(typed, email)).toEqual([undefined, 'me@example.com']);
  });

  it('normalizes a prompt with full-width letters, decomposed accents and emoji', () => {
    expect(asPrompt('ｒｅｄ　ｃａｔ')).toBe('red cat');
    expect(asPrompt('un chat re\u0301el')).toBe('un chat réel');
    expect(asPrompt('a cat ™️ ℹ️ ㊗️ 👩‍🚀')).toBe('a cat ™️ ℹ️ ㊗️ 👩‍🚀');
    for (const typed of ['ﬁ ㎏ ①', 'ｶﾀｶﾅ', ' a ']) expect(asPrompt(asPrompt(typed))).toBe(asPrompt(typed));
  });

  it('the limit applies to the normalized text', () => {
    expect(read('ﷺ'.repeat(100), prompt)[0]?.failures()[0]).toMatchObject({ refinement: 'size' });
    expect(read(` ${'a'.repeat(1000)} `, prompt)).toEqual([undefined, 'a'.repeat(1000)]);
  });
});

const blanks = [
  '   ',
  '\u200b',
  '\u00a0',
  '\u3000',
  '\u2800',
  '\u3164',
  '\u00ad',
  '\u202e',
  '\ufe0f',
  '\n\t',
  '\u0301',
  '\u{1d159}',
  '\u{13441}',
  '\u17b4',
  '\u{e0041}',
];

describe('text of blanks alone', () => {
  it.each(blanks)('%j is blank', (typed) => expect(isBlank(typed)).toBe(true));
  it('includes every character that Unicode counts as a space, a control, a format or ignorable', () => {
    const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
    const all = Array.from({ length: 0x110000 }, (_, point) => point)
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCodePoint(point))
      .filter((sign) => invisible.test(sign));
    // Unicode gains characters with the years.
    expect(all.length).toBeGreaterThan(4000);
    expect(all.filter((sign) => !isBlank(sign))).toEqual([]);
    expect(isBlank(all.join(''))).toBe(true);
  });
  it('counts no letter as visible that Unicode counts as a mark or a filler', () => {
    const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
    const all = Array.from({ length: 0x10000 }, (_, point) => String.fromCharCode(point));
    expect(all.filter((sign) => !isBlank(sign) && !visible.test(sign))).toEqual([]);
  });
  it.each(['a', '.', '7', '🦊', '猫', 'ق', ' é '])('%j is not blank', (typed) => expect(isBlank(typed)).toBe(false));

  const worded = Object.entries(inputStructs).flatMap(([slug, struct]) =>
    (['prompt', 'text'] as const).map((field) => [slug, field, struct] as const),
  );
  it.each(worded)('is refused as words by every tool: %s, %s', (_slug, field, struct) => {
    const isOwn = (value: string) => {
      const [error] = validate({ [field]: value }, struct as AnyStruct);
      const failures = error?.failures() ?? [];
      return failures.some(({ path, type }) => path[0] === field && type !== 'never');
    };
    // A tool without this field refuses it whatever it holds.
    const has = !(validate({ [field]: 'a' }, struct as AnyStruct)[0]?.failures() ?? []).some(
      ({ path, type }) => path[0] === field && type === 'never',
    );
    if (has) for (const blank of blanks) expect([blank, isOwn(blank)]).toEqual([blank, true]);
    expect(isOwn('a')).toBe(false);
  });
  it.each(blanks)('%j is refused as a chat message', (typed) => {
    expect(read({ role: 'user', content: typed }, chatMessage)[0]).toBeDefined();
  });
  it.each(blanks)('%j is refused as a background', (typed) => {
    expect(read({ prompt: typed }, background)[0]).toBeDefined();
  });
});

/** What browsers and systems call good files, which no list of types has whole. */
const named: [UploadKind, name: string, type: string][] = [
  ['video', 'a.avi', 'video/avi'],
  ['video', 'a.m4v', 'video/x-m4v'],
  ['video', 'a.mkv', 'video/matroska'],
  ['video', 'a.mov', 'application/octet-stream'],
  ['video', 'a', 'video/webm; codecs="vp9,opus"'],
  ['audio', 'a.mp3', 'audio/mp3'],
  ['audio', 'a.mp3', 'audio/x-mpeg'],
  ['audio', 'a.opus', 'audio/opus'],
  ['audio', 'a.opus', 'audio/ogg; codecs=opus'],
  ['audio', 'voice', 'audio/ogg; codecs=opus'],
  ['audio', 'a.aac', 'audio/vnd.dlna.adts'],
  ['audio', 'memo.3gp', 'video/3gpp'],
  ['audio', 'recording.webm', 'video/webm'],
  ['picture', 'a.jpg', 'image/jpg'],
  ['picture', 'a.jpg', 'image/pjpeg'],
  ['picture', 'a.JPG', 'application/octet-stream'],
  ['picture', 'a.png', 'image/apng'],
  ['picture', 'a.heic', ''],
];

describe('the type that a browser states for a file is only a hint', () => {
  it.each(named)('%s: %s as %j may be allowed', (kind, name, type) => expect(mayBe(kind, { name, type })).toBe(true));
  it.each([
    ['picture', 'notes.txt', 'text/plain'],
    ['video', 'cat.jpg', 'image/jpeg'],
    ['audio', 'cat', 'application/octet-stream'],
  ] as const)('%s: %s as %j is refused', (kind, name, type) => expect(mayBe(kind, { name, type })).toBe(false));
  it.each(uploadKinds)('the file dialog for %s offers every extension that is allowed', (kind) => {
    for (const extension of uploadRules[kind].extensions) expect(acceptOf(kind).split(',')).toContain(`.${extension}`);
  });
});
