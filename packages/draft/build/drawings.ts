/** The drawings to bake and what each is called, for packages/draft/build/kinds.py and packages/draft/build/art.ts. Run alone, it writes drawings.json. The packages that it needs are those of this folder: `npm ci` here. */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markedBody, unmarked } from './complexion.ts';
import { names, own } from './tables.ts';

export type EmojiData = {
  hexcode: string;
  emoji: string;
  label: string;
  tags?: string[];
  group?: number;
  order?: number;
  subgroup?: number;
};

const require = createRequire(import.meta.url);
const icons = (require('@iconify-json/fluent-emoji/icons.json') as { icons: Record<string, { body: string }> }).icons;
export const emojiOf = (locale: string): EmojiData[] => require(`emojibase-data/${locale}/data.json`) as EmojiData[];
const subgroups = (require('emojibase-data/meta/groups.json') as { subgroups: Record<string, string> }).subgroups;

/** Groups of emojibase that are not drawings of objects: components (2), flags (9). */
const left = new Set([2, 9]);
/** Drawn when somebody names or types them, never as the nearest to something else. */
const onlyItself =
  /zodiac|av-symbol|gender|alphanum|keycap|arrow|transport-sign|religion|currency|face-|cat-face|monkey-face|^time$|person-symbol|hair-style|person-gesture|hand-|^hands$|warning|place-religious|^phone$|other-symbol|emotion|^family$|hotel/;
const odd =
  /^(sake|oden|ewe|moai|kaaba|dango|piata|dodo|roll-of-paper|hamsa|tamale|nazar-amulet|khanda|om|custard|moon-cake|mahjong|naruto|pine-decoration|carp-streamer|fish-cake|pile-of-poo|tanabata-tree|love-hotel|anatomical-heart|person-in-bed|.*wheelchair.*|man-.*|woman-(?!dancing|with).*|pregnant-.*|breast-feeding|.*-hair|.*-button|.*feeding-baby|.*-oclock|.*-thirty|.*bunny-ears|moon-viewing-ceremony|input-.*|nesting-dolls|.*steamy-room|bathtub|restroom|goose|shaved-ice|rolled-up-newspaper|anger-symbol|hole|cigarette|x-ray|part-alternation-mark|pound-.*|yen-.*|euro-.*)$/;

/** Where the set spells a name unlike emojibase. */
const spelled: Readonly<Record<string, string>> = {
  mermaid: 'woman-merpeople',
  merman: 'man-merpeople',
  'black-bird': 'blackbird',
  pinata: 'piata',
  'woman-blond-hair': 'woman-blonde-hair',
  'man-blond-hair': 'man-blonde-hair',
};
/** The subgroup of flags that are not a country's. */
const plainFlags = 97;

const slug = (label: string) =>
  label
    .toLowerCase()
    .replace(/[’'.,!:()“”]/g, '')
    .replace(/&/g, 'and')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** People whose hair has a color of its own. */
const hairNamed = /(?:red|white|blonde)-hair|^old/;
/** A person as in the lighter middle tone, with marks of what the tone changes. */
function bodyOf(icon: string): string {
  const [yellow, toned, light] = ['', '-medium-light', '-light'].map((tone) => icons[`${icon}${tone}`]?.body);
  return toned && light ? markedBody(toned, yellow!, hairNamed.test(icon) ? null : light) : unmarked(yellow!);
}

export type Source = {
  icon: string;
  name: string;
  hexcode: string | null;
  emoji: string;
  group: number;
  subgroup: string;
  order: number;
  body: string;
  tags: string[];
  /** English words for the thing itself, and words for which it is the nearest. */
  is: string[];
  stands: string[];
  /** May be the nearest to another word. */
  near: boolean;
};

export function drawings(): Source[] {
  const found: Source[] = [];
  const known = new Set<string>();
  const tagged = new Map<string, number>();
  const english = emojiOf('en');
  for (const { tags, group } of english)
    if (group !== undefined && !left.has(group)) for (const tag of tags ?? []) tagged.set(tag, (tagged.get(tag) ?? 0) + 1);
  for (const { hexcode, emoji, label, tags = [], group, order = 0, subgroup = -1 } of english) {
    if (group === undefined || (left.has(group) && subgroup !== plainFlags)) continue;
    const name = slug(label);
    const icon = [spelled[name] ?? name, `${name}-face`, name.replace(/-face$/, ''), name.replace(/^(person|man|woman)-/, '')].find(
      (candidate) => icons[candidate],
    );
    if (!icon || known.has(icon)) continue;
    known.add(icon);
    const within = subgroups[String(subgroup)] ?? '';
    const plain = label.toLowerCase().replace(/[“”’]/g, '').replace(/[:,]/g, '');
    found.push({
      icon,
      name: plain,
      hexcode,
      emoji,
      group,
      subgroup: within,
      order,
      body: bodyOf(icon),
      tags,
      is: [plain],
      stands: [],
      near: !onlyItself.test(within) && !odd.test(icon),
    });
  }
  for (const { drawing: icon, body, is, near, group, subgroup } of own)
    found.push({
      icon,
      name: icon.replaceAll('-', ' '),
      hexcode: null,
      emoji: '',
      group,
      subgroup,
      order: 0,
      body,
      tags: [...is],
      is: [...is],
      stands: [...near],
      near: true,
    });
  const byIcon = new Map(found.map((drawing) => [drawing.icon, drawing]));
  // An own drawing is named after the thing, so its names win over those of the set.
  const taken = new Set(own.flatMap(({ is }) => is));
  for (const { drawing: name, is, near } of names) {
    const drawing = byIcon.get(name) ?? byIcon.get(`${name}-face`);
    if (!drawing) {
      console.warn(`names.tsv: no drawing ${name}`);
      continue;
    }
    drawing.is.unshift(...is.filter((word) => !taken.has(word)));
    drawing.stands.push(...near.filter((word) => !taken.has(word)));
  }
  return found;
}

if (import.meta.main) {
  const list = drawings().map((drawing) => ({ ...drawing, body: undefined }));
  writeFileSync(join(process.argv[2]!, 'drawings.json'), JSON.stringify(list));
  console.log(list.length, 'drawings');
}
