/** Drawings of our own for what people wear and the baked art lacks. */
import type { Locale } from '../../../contract/facts/locales.ts';
import type { Drawing } from './drawing.ts';

type Own = { box: Drawing['box']; names: Readonly<Record<Locale, string>>; body: string };

const shade = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const hairs = `<defs>${shade('h', '#a9703f', '#7a4a25')}</defs>`;

const jacket = 'M11 1H21C24 1.4 25.4 3.4 26 5.5L28.4 16.5L24 17.6L21.6 10V19.5H10.4V10L8 17.6L3.6 16.5L6 5.5C6.6 3.4 8 1.4 11 1Z';

const drawings: Readonly<Record<string, Own>> = {
  beard: {
    box: [3, 4, 29, 30],
    names: { en: 'beard', zh: '胡子', ru: 'борода', fr: 'barbe', es: 'barba' },
    // The mouth of the person who wears it is seen through its opening.
    body: `${hairs}<path fill="url(#h)" fill-rule="evenodd" d="M3 4C5 5 6 9 8 11C10.5 12.6 13 8.4 16 9.6C19 8.4 21.5 12.6 24 11C26 9 27 5 29 4C29.6 12 29 20 25.5 25C23 28.6 19.5 30 16 30C12.5 30 9 28.6 6.5 25C3 20 2.4 12 3 4ZM11.5 13.8C12.5 17.6 19.5 17.6 20.5 13.8C18 15 14 15 11.5 13.8Z"/>`,
  },
  mustache: {
    box: [3, 12, 29, 21],
    names: { en: 'mustache', zh: '小胡子', ru: 'усы', fr: 'moustache', es: 'bigote' },
    body: `${hairs}<path fill="url(#h)" d="M16 14C13.5 11 8.5 11.4 7 15C6 17.6 4.5 18 3 17.4C4.5 21 10 21.8 13 19.6C14.5 18.6 15.5 17.6 16 16.6C16.5 17.6 17.5 18.6 19 19.6C22 21.8 27.5 21 29 17.4C27.5 18 26 17.6 25 15C23.5 11.4 18.5 11 16 14Z"/>`,
  },
  earring: {
    box: [10, 4, 22, 28],
    names: { en: 'earring', zh: '耳环', ru: 'серьга', fr: 'boucle d’oreille', es: 'pendiente' },
    body: `<defs>${shade('g', '#ffe9a0', '#d9a326')}${shade('j', '#ff9fb8', '#c2255c')}</defs><circle cx="16" cy="9" r="3.8" fill="none" stroke="url(#g)" stroke-width="2.2"/><path fill="url(#j)" d="M16 12C19 17 22 19 22 22.5A6 5.5 0 0 1 10 22.5C10 19 13 17 16 12Z"/>`,
  },
  suit: {
    box: [3.6, 1, 28.4, 31],
    names: { en: 'suit', zh: '西装', ru: 'деловой костюм', fr: 'costume', es: 'traje de negocios' },
    body: `<defs>${shade('c', '#3d5f9e', '#22396b')}</defs><path fill="#f0b030" d="M14 0H18V4H14Z"/><circle cx="6" cy="17.6" r="2" fill="#ffc83d"/><circle cx="26" cy="17.6" r="2" fill="#ffc83d"/><path fill="#2a4680" d="M11 18H15.7V30H11ZM16.3 18H21V30H16.3Z"/><path fill="#1d2026" d="M9.5 29.4H15.7V31H9.5ZM16.3 29.4H22.5V31H16.3Z"/><path fill="url(#c)" d="${jacket}"/><path fill="#fbfbff" d="M12.6 1H19.4L16 12Z"/><path fill="#1f3362" d="M11.6 1L16 13.6L13.4 9.6L14.2 8.4L10.2 5ZM20.4 1L16 13.6L18.6 9.6L17.8 8.4L21.8 5Z"/><circle cx="16" cy="15.6" r=".5" fill="#16233f"/>`,
  },
};

/** Drawings of the baked art that show more than they are named for: at a fishing pole hangs a fish, before anyone has caught it. */
const redrawn: Readonly<Record<string, string>> = {
  'fishing-pole': `<defs>${shade('r', '#c98a4b', '#6e4023')}${shade('k', '#f0d2a0', '#b98a55')}${shade('f', '#ff8a80', '#c9252f')}</defs><path d="M6.7 3.4C6.2 9 6.4 16 6.9 24.4" fill="none" stroke="#eef3f8" stroke-width=".32"/><path d="M24.6 28.4L6.6 2.6" fill="none" stroke="url(#r)" stroke-width="1" stroke-linecap="round"/><path d="M25.4 29.4L21.4 23.7" fill="none" stroke="url(#k)" stroke-width="2.3" stroke-linecap="round"/><circle cx="19.4" cy="23.9" r="2.3" fill="#8f8ba0"/><circle cx="19.4" cy="23.9" r="1.2" fill="#d3d0de"/><circle cx="7" cy="26.2" r="1.9" fill="url(#f)"/><path d="M5.1 26.2A1.9 1.9 0 0 0 8.9 26.2Z" fill="#fff"/><path d="M7 24.4V23.4" stroke="#5a3a2a" stroke-width=".6"/>`,
};

const found = new Map<string, Drawing>(
  Object.entries(drawings).map(([icon, { box }]) => [icon, { icon, group: 7, subgroup: 'clothing', box, eye: (box[1] + box[3]) / 2 }]),
);

export const ownDrawing = (icon: string): Drawing | undefined => found.get(icon);
export const ownBody = (icon: string): string | undefined => drawings[icon]?.body ?? redrawn[icon];
export const ownName = (icon: string, locale: Locale): string | undefined => drawings[icon]?.names[locale];
