/** Drawings of our own for what somebody works with, and for what is seen of it: drops, rings on water. Nobody names them but by the deed. */
import type { Locale } from '../../../contract/facts/locales.ts';
import type { Drawing } from './drawing.ts';

type Prop = { box: Drawing['box']; subgroup?: string; names?: Readonly<Record<Locale, string>>; body: string };

const shade = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const drop = (x: number, y: number, size: number): string =>
  `<path fill="url(#d)" d="M${x} ${y - size * 1.5}C${x + size * 0.5} ${y - size * 0.6} ${x + size * 0.8} ${y - size * 0.3} ${x + size * 0.8} ${y}A${size * 0.8} ${size * 0.8} 0 0 1 ${x - size * 0.8} ${y}C${x - size * 0.8} ${y - size * 0.3} ${x - size * 0.5} ${y - size * 0.6} ${x} ${y - size * 1.5}Z"/>`;
const fall: readonly (readonly [x: number, y: number])[] = [
  [7, 5],
  [12, 8],
  [17, 6],
  [9, 12],
  [15, 14],
  [21, 12],
  [12, 19],
  [18, 20],
  [25, 18],
  [15, 26],
  [21, 27],
  [27, 25],
];
const ring = (across: number, width: number, opacity: number): string =>
  `<ellipse cx="16" cy="16" rx="${across}" ry="${across * 0.3}" fill="none" stroke="#fff" stroke-width="${width}" stroke-opacity="${opacity}"/>`;

const props: Readonly<Record<string, Prop>> = {
  'watering-can': {
    box: [1, 5, 31, 26],
    names: { en: 'watering can', zh: '洒水壶', ru: 'лейка', fr: 'arrosoir', es: 'regadera' },
    body: `<defs>${shade('a', '#7fd6a0', '#1f8f66')}${shade('b', '#4fb687', '#176b50')}</defs><path d="M8.4 12.6C3.4 10.4 1.6 14 2.4 18C3 21.4 5.4 23.4 8 23" fill="none" stroke="url(#b)" stroke-width="1.9" stroke-linecap="round"/><path d="M9.4 11.8C10.4 5.6 17.4 5.4 18.8 11" fill="none" stroke="url(#b)" stroke-width="1.7" stroke-linecap="round"/><path fill="url(#b)" d="M18.6 20.6L27 9.4L28.8 10.8L20.4 24.4Z"/><path fill="url(#a)" d="M25.2 9.2L30 5.6C31.4 7.4 31.6 10.4 30.6 12.6Z"/><path fill="url(#a)" d="M7.6 11.6H20.4L21.6 24.4C21.6 25.4 20.8 26 19.8 26H8.2C7.2 26 6.4 25.4 6.4 24.4Z"/><ellipse cx="14" cy="11.7" rx="6.4" ry="1.3" fill="#126047"/><path d="M7 20.4H21.2" stroke="#d9f7e4" stroke-opacity=".6" stroke-width="1.2"/><path d="M9.4 14.4L8.8 22" stroke="#eafff2" stroke-opacity=".7" stroke-width="1.2" stroke-linecap="round"/>`,
  },
  easel: {
    box: [5, 1, 27, 31],
    names: { en: 'easel', zh: '画架', ru: 'мольберт', fr: 'chevalet', es: 'caballete' },
    body: `<defs>${shade('a', '#c98a4b', '#8a5529')}${shade('s', '#8fd0f5', '#fbe6c0')}</defs><path d="M16 1.6V29.4M11.4 9L7 30.4M20.6 9L25 30.4" stroke="url(#a)" stroke-width="1.5" stroke-linecap="round"/><path fill="url(#a)" d="M5 21.4H27V23.2H5Z"/><rect x="6" y="4.6" width="20" height="17" rx=".5" fill="#fdfaf2"/><rect x="7" y="5.6" width="18" height="15" fill="url(#s)"/><circle cx="20.6" cy="9.2" r="1.9" fill="#ffd35a"/><path fill="#7b9a66" d="M7 16L12 10.6L15.4 14.4L18.6 11.6L25 17.2V20.6H7Z"/><path fill="#4f8a4c" d="M7 18.2C11 16 15 17.4 18 18.4C20.6 19.2 23 18.4 25 17.4V20.6H7Z"/><path d="M12.4 20.6C13 18.8 12.2 17.8 13 16.6" stroke="#f2dcaa" stroke-width=".9" fill="none"/><path d="M22.4 20.6V16.2M22.4 17.6L21 16.4M22.4 17L23.7 15.8" stroke="#d6336c" stroke-width=".8" fill="none" stroke-linecap="round"/>`,
  },
  'level-board': {
    box: [1, 12, 31, 20.6],
    body: `<defs>${shade('a', '#6a58a8', '#3d2c5e')}${shade('w', '#ff5f8f', '#b3123f')}</defs><circle cx="8.4" cy="18.2" r="2.4" fill="url(#w)"/><circle cx="23.6" cy="18.2" r="2.4" fill="url(#w)"/><circle cx="8.4" cy="18.2" r=".9" fill="#ffd0dd"/><circle cx="23.6" cy="18.2" r=".9" fill="#ffd0dd"/><path d="M6.8 15.4H10L9.2 17.4H7.6ZM22 15.4H25.2L24.4 17.4H22.8Z" fill="#8d8aa0"/><path d="M1.9 12.8C3.6 14.6 5 15 7 15H25C27 15 28.4 14.6 30.1 12.8" fill="none" stroke="#d9a869" stroke-width="1.9" stroke-linecap="round"/><path d="M1.9 12.5C3.6 14.2 5 14.5 7 14.5H25C27 14.5 28.4 14.2 30.1 12.5" fill="none" stroke="url(#a)" stroke-width="1.1" stroke-linecap="round"/>`,
  },
  'level-skis': {
    box: [1, 15, 31, 20.4],
    body: `<defs>${shade('a', '#ff7a6b', '#c4203f')}${shade('w', '#7fc4ff', '#2760b8')}</defs><path d="M4.4 16.6H26C28.4 16.6 29.8 16 31 15" fill="none" stroke="url(#w)" stroke-width="1.3" stroke-linecap="round" transform="translate(-.4 .2)"/><path d="M1.8 19.4H26.4C28.6 19.4 29.6 18.6 30.4 17.4" fill="none" stroke="url(#a)" stroke-width="1.7" stroke-linecap="round"/><path d="M12 18.4H18" stroke="#3d3550" stroke-width="1.1" stroke-linecap="round"/>`,
  },
  surfboard: {
    box: [1, 12, 31, 21],
    names: { en: 'surfboard', zh: '冲浪板', ru: 'доска для серфинга', fr: 'planche de surf', es: 'tabla de surf' },
    body: `<defs>${shade('a', '#ffd66b', '#f08a2c')}</defs><path fill="#fff" fill-opacity=".8" d="M1 19.6C4 17.6 6 19.8 9 18.4C12 17 14 19.6 17 18.6C20 17.6 23 19.8 26 18.4C28.4 17.4 30 18.4 31 19.4C30 21.4 3 21.6 1 19.6Z"/><path fill="url(#a)" d="M1.4 13.4C5 16.8 22 18.6 30.4 16.8C28 14.6 24 14.4 18 14.4C11 14.4 5 14.2 1.4 13.4Z"/><path d="M4.6 14.6C12 16.4 22 17 28.4 16" fill="none" stroke="#e4572e" stroke-width=".7"/><path fill="#fff" fill-opacity=".9" d="M3 18.6C6 16.6 9 18 11 17.4C13 16.8 15 18.4 18 17.6C21 17 24 18.4 28 17.2C27 19.4 5 20.4 3 18.6Z"/>`,
  },
  branch: {
    box: [0, 9, 32, 22],
    subgroup: 'plant-other',
    names: { en: 'branch', zh: '树枝', ru: 'ветка', fr: 'branche', es: 'rama' },
    body: `<defs>${shade('a', '#a8754a', '#5f3c26')}${shade('l', '#a5cf5e', '#4f8f36')}${shade('k', '#7fb64a', '#2f6b2a')}</defs><path fill="url(#a)" d="M0 14.2C6 14.4 12 15.2 18 14.6C21 14.3 24 13.4 28 12.6L28.2 13.3C25 14.4 22.4 15.4 19.6 16C21.4 15 22 12.6 22.4 10.6L23 10.7C22.8 13 22.4 14.6 21 16C14 17.4 7 18.4 0 18.4Z"/><path d="M0 15.4C6 15.6 12 16 18 15.4" fill="none" stroke="#d3a276" stroke-opacity=".5" stroke-width=".5"/><path transform="translate(6 14.6) rotate(-70)" fill="url(#l)" d="M0 0C.8 -1.5 2.6 -1.7 4.2 0C2.6 1.5 .8 1.5 0 0Z"/><path transform="translate(9.5 14.2) rotate(-50)" fill="url(#k)" d="M0 0C.8 -1.5 2.6 -1.7 4.2 0C2.6 1.5 .8 1.5 0 0Z"/><path transform="translate(12.5 17.6) rotate(70)" fill="url(#l)" d="M0 0C.8 -1.5 2.6 -1.7 4.2 0C2.6 1.5 .8 1.5 0 0Z"/><path transform="translate(15 14.6) rotate(-60)" fill="url(#l)" d="M0 0C.8 -1.5 2.6 -1.7 4.2 0C2.6 1.5 .8 1.5 0 0Z"/><path transform="translate(18 17.2) rotate(60)" fill="url(#k)" d="M0 0C.8 -1.5 2.6 -1.7 4.2 0C2.6 1.5 .8 1.5 0 0Z"/><path transform="translate(20.5 14.6) rotate(-75)" fill="url(#k)" d="M0 0C.8 -1.5 2.6 -1.7 4.2 0C2.6 1.5 .8 1.5 0 0Z"/><path transform="translate(23 16.6) rotate(50)" fill="url(#l)" d="M0 0C.8 -1.5 2.6 -1.7 4.2 0C2.6 1.5 .8 1.5 0 0Z"/><path transform="translate(25 13.2) rotate(-40)" fill="url(#l)" d="M0 0C.8 -1.5 2.6 -1.7 4.2 0C2.6 1.5 .8 1.5 0 0Z"/><path transform="translate(27 14.4) rotate(-10)" fill="url(#k)" d="M0 0C.8 -1.5 2.6 -1.7 4.2 0C2.6 1.5 .8 1.5 0 0Z"/><path transform="translate(27.6 12.6) rotate(-50)" fill="url(#l)" d="M0 0C.8 -1.5 2.6 -1.7 4.2 0C2.6 1.5 .8 1.5 0 0Z"/><path transform="translate(22.4 11) rotate(-80)" fill="url(#l)" d="M0 0C.8 -1.5 2.6 -1.7 4.2 0C2.6 1.5 .8 1.5 0 0Z"/><path transform="translate(20.6 11.6) rotate(-120)" fill="url(#k)" d="M0 0C.8 -1.5 2.6 -1.7 4.2 0C2.6 1.5 .8 1.5 0 0Z"/><path transform="translate(26.6 16) rotate(30)" fill="url(#l)" d="M0 0C.8 -1.5 2.6 -1.7 4.2 0C2.6 1.5 .8 1.5 0 0Z"/><path transform="translate(3.4 18) rotate(90)" fill="url(#k)" d="M0 0C.8 -1.5 2.6 -1.7 4.2 0C2.6 1.5 .8 1.5 0 0Z"/>`,
  },
  'open-box': {
    box: [1, 9, 31, 30],
    body: `<defs>${shade('a', '#e2b07c', '#b97c48')}${shade('f', '#efc796', '#c98f5a')}</defs><path fill="#8a5a33" d="M4 11.4H28V16H4Z"/><path fill="url(#f)" d="M4 12L1 17.4H6.4ZM28 12L31 17.4H25.6Z"/><path fill="url(#a)" d="M4 13.6H28V28.6C28 29.4 27.4 30 26.6 30H5.4C4.6 30 4 29.4 4 28.6Z"/><path fill="url(#f)" d="M4 13.6H28L26.4 18.6H5.6Z"/><rect x="14" y="18.6" width="4" height="11.4" fill="#8d5e3a" fill-opacity=".45"/><rect x="20.4" y="24" width="5" height="3.6" rx=".5" fill="#fff" fill-opacity=".85"/>`,
  },
  drops: {
    box: [5, 2, 29, 30],
    body: `<defs>${shade('d', '#d8f3ff', '#2c8fe6')}</defs>${fall.map(([x, y]) => drop(x, y, 1.5)).join('')}`,
  },
  dust: {
    box: [2, 12, 30, 28],
    body: `<defs><radialGradient id="u" cx=".45" cy=".35"><stop offset="0" stop-color="#fff8ea" stop-opacity=".95"/><stop offset="1" stop-color="#d8c7a8" stop-opacity=".75"/></radialGradient></defs><circle cx="6.4" cy="22.8" r="4.2" fill="url(#u)"/><circle cx="13" cy="20.6" r="5.4" fill="url(#u)"/><circle cx="20" cy="23" r="4" fill="url(#u)"/><circle cx="25.4" cy="24.2" r="2.6" fill="url(#u)"/><circle cx="22.6" cy="17.4" r="1.8" fill="url(#u)"/><circle cx="28.4" cy="21.4" r="1.3" fill="url(#u)"/>`,
  },
  rings: {
    box: [1, 11, 31, 21],
    body: `<defs><radialGradient id="r"><stop offset=".3" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="16" cy="16" rx="12" ry="3.8" fill="url(#r)"/>${ring(9.4, 0.4, 0.5)}${ring(12, 0.3, 0.36)}${ring(14.4, 0.22, 0.22)}`,
  },
};

const found = new Map<string, Drawing>(
  Object.entries(props).map(([icon, { box, names, subgroup = names ? 'tool' : 'effect' }]) => [
    icon,
    { icon, group: 7, subgroup, box, eye: (box[1] + box[3]) / 2 },
  ]),
);

export const propDrawing = (icon: string): Drawing | undefined => found.get(icon);
export const propBody = (icon: string): string | undefined => props[icon]?.body;
export const propName = (icon: string, locale: Locale): string | undefined => props[icon]?.names?.[locale];
