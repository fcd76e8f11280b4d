/** What the image leaves out of the files of others: what is left is where it was, byte by byte. */
import { describe, expect, it } from 'vitest';
import { withoutPages } from '../../scripts/image/elf.ts';
import { keepLanguages } from '../../scripts/image/languages.ts';
import { shadersIn } from '../../scripts/image/shaders.ts';
import { keepDictionaries } from '../../scripts/image/voices.ts';

const page = 4096;
const base = 0x400000;

/** A program of two segments, eight pages that are read and one that is also written and ends in zeros, with a table of sections behind. */
function program(): Buffer {
  const file = Buffer.alloc(9 * page + 64, 7);
  for (let at = 0; at < 9 * page; at += 4) file.writeUInt32LE(at, at);
  file.fill(0, 0, 64 + 3 * 56);
  file.write('\x7fELF', 'latin1');
  file.writeBigUInt64LE(64n, 32);
  file.writeBigUInt64LE(BigInt(9 * page), 40);
  file.writeUInt16LE(3, 56);
  file.writeUInt16LE(1, 60);
  const segments = [
    { type: 6, from: 64, size: 3 * 56, memory: 3 * 56, align: 8 },
    { type: 1, from: 0, size: 8 * page, memory: 8 * page, align: page },
    { type: 1, from: 8 * page, size: page, memory: 2 * page, align: page },
  ];
  for (const [index, { type, from, size, memory, align }] of segments.entries()) {
    const at = 64 + index * 56;
    file.writeUInt32LE(type, at);
    for (const [place, value] of [from, base + from, base + from, size, memory, align].entries())
      file.writeBigUInt64LE(BigInt(value), at + 8 + place * 8);
  }
  return file;
}

/** What a system that loads `file` finds at an address; null where nothing is. */
function loaded(file: Buffer, address: number): number | null {
  const table = Number(file.readBigUInt64LE(32));
  for (let index = 0; index < file.readUInt16LE(56); index += 1) {
    const at = table + index * 56;
    const number = (place: number) => Number(file.readBigUInt64LE(at + place));
    const further = address - number(16);
    if (file.readUInt32LE(at) === 1 && further >= 0 && further < number(40))
      return further < number(32) ? file.readUInt8(number(8) + further) : 0;
  }
  return null;
}

describe('the pages of a program that nothing reads', () => {
  it('are zeros in its memory and are not in its file; everything else is where it was', () => {
    const file = program();
    const dead = [
      { from: page + 100, to: 5 * page + 100 },
      { from: 6 * page, to: 8 * page },
    ];
    const left = withoutPages(file, dead);
    // The second page has the table of segments now.
    expect(left.length).toBe((9 - 2 - 2) * page);
    const isDead = (at: number) => dead.some(({ from, to }) => from <= at && at < to);
    for (let at = 64; at < 10 * page; at += 4)
      if (!isDead(at)) expect([at, loaded(left, base + at)]).toEqual([at, loaded(file, base + at)]);
    expect([3.5, 6, 7.9].map((each) => loaded(left, base + each * page))).toEqual([0, 0, 0]);
    expect(loaded(left, base + 10 * page)).toBeNull();
    expect([left.readBigUInt64LE(40), left.readUInt16LE(60)]).toEqual([0n, 0]);
    // The program finds its own table where its head points.
    const table = Number(left.readBigUInt64LE(32));
    expect([table, Number(left.readBigUInt64LE(table + 8)), Number(left.readBigUInt64LE(table + 16))]).toEqual([
      2 * page,
      2 * page,
      base + 2 * page,
    ]);
  });

  it('are nothing where less than a page is dead, and must be loaded', () => {
    const file = program();
    expect(withoutPages(file, [{ from: page + 1, to: 2 * page + 1 }])).toBe(file);
    expect(() => withoutPages(file, [{ from: 7 * page, to: 9 * page }])).toThrow('No segment');
  });
});

/** A module of SPIR-V with one function, and its length as the code of graphics cards keeps it beside it. */
function shader(instructions: number): { module: Buffer; length: Buffer } {
  const words = [0x07230203, 0x10300, 0, 9, 0, ...Array.from({ length: instructions }, () => 0x0001_0011), 0x0001_0036, 0x0001_0038];
  const module = Buffer.from(new Uint32Array(words).buffer);
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(module.length));
  return { module, length };
}

describe('programs for graphics cards within a library', () => {
  it('end behind their last function, and belong together where only their lengths are between them', () => {
    const [one, other, last] = [shader(3), shader(8), shader(5)];
    const data = Buffer.alloc(16, 5);
    const file = Buffer.concat([data, one.module, one.length, Buffer.alloc(4), other.module, data, last.module, data]);
    const ends = [16, 16 + one.module.length + 12 + other.module.length];
    expect(shadersIn(file)).toEqual([
      { from: ends[0], to: ends[1] },
      { from: ends[1]! + 16, to: ends[1]! + 16 + last.module.length },
    ]);
  });

  it('are not seen in what only begins like one', () => {
    const file = Buffer.alloc(64);
    file.writeUInt32LE(0x07230203, 8);
    file.writeUInt32LE(0x10300, 12);
    expect(shadersIn(file)).toEqual([]);
  });
});

/** A package of ICU in the middle of a program. */
function packed(items: readonly (readonly [name: string, content: string])[]): Buffer {
  const head = Buffer.alloc(32);
  head.writeUInt16LE(32, 0);
  head.writeUInt16LE(0x27da, 2);
  head.write('CmnD', 12);
  const table = Buffer.alloc(4 + items.length * 8);
  table.writeUInt32LE(items.length);
  const names = items.map(([name]) => Buffer.from(`${name}\0`));
  const contents = items.map(([, content]) => Buffer.from(content.padEnd(32, '.')));
  let named = table.length;
  let from = (named + Buffer.concat(names).length + 15) & ~15;
  for (const [index, name] of names.entries()) {
    table.writeUInt32LE(named, 4 + index * 8);
    table.writeUInt32LE(from, 8 + index * 8);
    named += name.length;
    from += 32;
  }
  const listed = Buffer.concat([table, ...names]);
  return Buffer.concat([Buffer.alloc(48, 1), head, listed, Buffer.alloc(-listed.length & 15), ...contents, Buffer.alloc(48, 2)]);
}

const names = ['brkitr/ja', 'coll/ja', 'coll/zh_TW', 'de', 'fr_CA', 'pool', 'res_index', 'translit/root', 'zu'];

describe("the languages of Node's own words", () => {
  it('are those of the site, and what belongs to none of them', () => {
    const file = packed(names.map((name) => [`icu/${name}.res`, name]));
    const size = file.length;
    const dead = keepLanguages(file, ['fr', 'zh'])!;
    expect(file.length).toBe(size);
    const start = 48 + 32;
    const kept = Array.from({ length: file.readUInt32LE(start) }, (_, index) => {
      const [named, from] = [file.readUInt32LE(start + 4 + index * 8), file.readUInt32LE(start + 8 + index * 8)];
      return [
        file.toString('latin1', start + named, file.indexOf(0, start + named)),
        file.toString('latin1', start + from, start + from + 32),
      ];
    });
    const left = ['brkitr/ja', 'coll/zh_TW', 'fr_CA', 'pool', 'res_index'];
    expect(kept).toEqual(left.map((name) => [`icu/${name}.res`, name.padEnd(32, '.')]));
    expect([dead.from > start, file.toString('latin1', dead.to, dead.to + 3)]).toEqual([true, 'zu.']);
  });

  it('stay where there is no package, or its end is not known', () => {
    expect(keepLanguages(Buffer.from('a program that speaks of CmnD'), ['fr'])).toBeNull();
    expect(keepLanguages(packed([['icu/fr.res', 'fr']]), ['fr'])).toBeNull();
  });
});

it("eSpeak's dictionaries are those of the site, and its list points to them", () => {
  const code =
    'before({files:[{filename:"/e/de_dict",start:0,end:4},{filename:"/e/phontab",start:4,end:1e1},{filename:"/e/ru_dict",start:10,end:12}],remote_package_size:12})after,,';
  const { code: shorter, data } = keepDictionaries(code, Buffer.from('GERMphonesRU'), ['ru']);
  expect(shorter).toBe(
    'before({files:[{filename:"/e/phontab",start:0,end:6},{filename:"/e/ru_dict",start:6,end:8}],remote_package_size:8})after,,',
  );
  expect(String(data)).toBe('phonesRU');
  expect(() => keepDictionaries('loadPackage()', data, ['ru'])).toThrow('another way');
});
