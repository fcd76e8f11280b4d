/** Draws the pictures of effect cards and templates: Fluent drawings over grounds of our own. Run after a card was added. */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const icons = (require('@iconify-json/fluent-emoji/icons.json') as { icons: Record<string, { body: string }> }).icons;
const folder = join(import.meta.dirname, '../public');
const width = 640;
const height = 480;

/** Where a drawing stands: centre and size as shares of the picture, and how it is turned; one that is flat throws no shadow. */
type Figure = { icon: string; x: number; y: number; size: number; turn?: number; flat?: true };
type Cover = {
  ground: readonly [top: string, middle: string, bottom: string];
  lights?: 'stars' | 'snow' | 'rain' | 'bubbles' | 'notes';
  hills?: string;
  figures: readonly Figure[];
};

const night = ['#150B38', '#3A1D78', '#8A3FA8'] as const;
const spooky = ['#1B0B2E', '#5B1F6B', '#E8743B'] as const;
const warm = ['#FFE3D3', '#FFB7C5', '#F58FB0'] as const;
const paper = ['#F6F1FF', '#E5DBFF', '#CDBBFF'] as const;

const halloween = (icon: string, friend: string): Cover => ({
  ground: spooky,
  lights: 'stars',
  hills: '#1B0B2E',
  figures: [
    { icon: 'full-moon', x: 0.78, y: 0.24, size: 0.3, flat: true },
    { icon: friend, x: 0.2, y: 0.34, size: 0.2, turn: -10 },
    { icon, x: 0.5, y: 0.58, size: 0.6 },
  ],
});
const style = (icon: string, ground: Cover['ground'], subject = 'cat-face'): Cover => ({
  ground,
  figures: [
    { icon: subject, x: 0.44, y: 0.5, size: 0.58, turn: -4 },
    { icon, x: 0.78, y: 0.68, size: 0.34, turn: 12 },
  ],
});
const speech = (icon: string, ground: Cover['ground']): Cover => ({
  ground,
  lights: 'notes',
  figures: [{ icon, x: 0.5, y: 0.52, size: 0.56, turn: -6 }],
});

const covers: Readonly<Record<string, Cover>> = {
  'effects/witch': halloween('woman-mage', 'cat-face'),
  'effects/vampire': halloween('person-vampire', 'bat'),
  'effects/pumpkin': halloween('jack-o-lantern', 'bat'),
  'effects/skeleton': halloween('skull', 'ghost'),
  'effects/zombie': halloween('person-zombie', 'spider-web'),
  'effects/hug': {
    ground: warm,
    figures: [
      { icon: 'people-hugging', x: 0.5, y: 0.55, size: 0.66 },
      { icon: 'two-hearts', x: 0.78, y: 0.24, size: 0.24, turn: 10 },
    ],
  },
  'effects/kiss': {
    ground: warm,
    figures: [
      { icon: 'kissing-face', x: 0.42, y: 0.54, size: 0.58, turn: -6 },
      { icon: 'kiss-mark', x: 0.76, y: 0.36, size: 0.32, turn: 12 },
    ],
  },
  'effects/cartoon': style('crayon', ['#FFF1C9', '#FFD98A', '#FFB45E']),
  'effects/watercolour': style('paintbrush', ['#E4F6FF', '#BFE6FF', '#9AD0FF']),
  'effects/oil': style('framed-picture', ['#FBE8D0', '#E9C299', '#C98E5A']),
  'effects/pencil': style('pencil', ['#F7F6FC', '#E8E5F3', '#CFCADF']),
  'effects/pop-art': style('artist-palette', ['#FF7AB8', '#FFC53D', '#4DB8FF']),
  'effects/pixel': style('alien-monster', ['#23145A', '#4E2FB0', '#7A5CF6']),
  'effects/duotone': style('last-quarter-moon-face', ['#1F1350', '#B8328F', '#FF9A6B']),
  'effects/low-poly': style('gem-stone', ['#D8FFF1', '#8FE7CC', '#3ED6A8']),
  'templates/lake-dawn': {
    ground: ['#FFB88A', '#FFD9B0', '#7FB8E8'],
    hills: '#3C6DA8',
    figures: [
      { icon: 'sun', x: 0.72, y: 0.34, size: 0.24, flat: true },
      { icon: 'mountain', x: 0.28, y: 0.5, size: 0.44, flat: true },
      { icon: 'sailboat', x: 0.62, y: 0.72, size: 0.32 },
    ],
  },
  'templates/stars-flight': {
    ground: night,
    lights: 'stars',
    figures: [
      { icon: 'rocket', x: 0.5, y: 0.5, size: 0.56 },
      { icon: 'ringed-planet', x: 0.82, y: 0.24, size: 0.24, flat: true },
    ],
  },
  'templates/desert-moon': {
    ground: ['#1B1147', '#6B3B7A', '#E08A5A'],
    lights: 'stars',
    hills: '#B8623A',
    figures: [
      { icon: 'full-moon', x: 0.74, y: 0.24, size: 0.24, flat: true },
      { icon: 'cactus', x: 0.36, y: 0.62, size: 0.5 },
    ],
  },
  'templates/snow-village': {
    ground: ['#101B4A', '#2D4C8F', '#8FB4E0'],
    lights: 'snow',
    hills: '#F4F7FF',
    figures: [
      { icon: 'house', x: 0.36, y: 0.6, size: 0.46 },
      { icon: 'christmas-tree', x: 0.7, y: 0.58, size: 0.42 },
    ],
  },
  'templates/waves-sunset': {
    ground: ['#6B2E8C', '#F0708A', '#FFB45E'],
    hills: '#24408F',
    figures: [
      { icon: 'sun', x: 0.3, y: 0.5, size: 0.26, flat: true },
      { icon: 'water-wave', x: 0.7, y: 0.72, size: 0.36, flat: true },
      { icon: 'sailboat', x: 0.44, y: 0.64, size: 0.3 },
    ],
  },
  'templates/city-night': {
    ground: ['#0E1238', '#2A2A78', '#6B4FD0'],
    lights: 'rain',
    hills: '#0B0E2A',
    figures: [
      { icon: 'cityscape', x: 0.5, y: 0.44, size: 0.62, flat: true },
      { icon: 'automobile', x: 0.5, y: 0.78, size: 0.36 },
    ],
  },
  'templates/whale-deep': {
    ground: ['#3AB4F0', '#1668B8', '#0A2A6B'],
    lights: 'bubbles',
    figures: [
      { icon: 'spouting-whale', x: 0.46, y: 0.48, size: 0.58 },
      { icon: 'tropical-fish', x: 0.82, y: 0.7, size: 0.22 },
    ],
  },
  'templates/snowfall': {
    ground: ['#14214F', '#3A5E9C', '#A8C6E8'],
    lights: 'snow',
    hills: '#EAF1FF',
    figures: [
      { icon: 'evergreen-tree', x: 0.3, y: 0.58, size: 0.5 },
      { icon: 'evergreen-tree', x: 0.66, y: 0.62, size: 0.4 },
    ],
  },
  'templates/castle-hill': {
    ground: ['#8F5FD0', '#F59AB0', '#FFD9A0'],
    hills: '#3F8F5A',
    figures: [{ icon: 'castle', x: 0.5, y: 0.5, size: 0.56 }],
  },
  'templates/ringed-planet': {
    ground: night,
    lights: 'stars',
    figures: [{ icon: 'ringed-planet', x: 0.5, y: 0.5, size: 0.64, flat: true }],
  },
  'templates/rainy-city': {
    ground: ['#151A3F', '#3A4480', '#7A84B8'],
    lights: 'rain',
    hills: '#12152F',
    figures: [
      { icon: 'cityscape', x: 0.5, y: 0.5, size: 0.6, flat: true },
      { icon: 'umbrella-with-rain-drops', x: 0.76, y: 0.7, size: 0.32 },
    ],
  },
  'templates/painter': {
    ground: ['#FFF3DA', '#FFD9B0', '#F5A878'],
    figures: [
      { icon: 'woman-artist', x: 0.46, y: 0.54, size: 0.66 },
      { icon: 'artist-palette', x: 0.8, y: 0.72, size: 0.26, turn: 12 },
    ],
  },
  'templates/astronaut': { ground: night, lights: 'stars', figures: [{ icon: 'woman-astronaut', x: 0.5, y: 0.54, size: 0.66 }] },
  'templates/welcome': speech('waving-hand', paper),
  'templates/bedtime': speech('crescent-moon', ['#1B1147', '#3A2A8F', '#7A5CF6']),
  'templates/podcast': speech('studio-microphone', ['#FFE3F2', '#FFB8DE', '#F58FC8']),
};

/** Numbers that look thrown and are the same on every run. */
function* thrown(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    yield state / 4_294_967_296;
  }
}

function lightsOf({ lights }: Cover): string {
  if (!lights) return '';
  const dice = thrown(lights.length * 977);
  const next = () => dice.next().value as number;
  return Array.from({ length: lights === 'rain' ? 70 : 60 }, () => {
    const [x, y, size, shine] = [next() * width, next() * height, next(), 0.35 + next() * 0.6];
    if (lights === 'rain')
      return `<path d="M${x} ${y}l-6 22" stroke="#CFE0FF" stroke-width="2" stroke-linecap="round" opacity="${shine * 0.6}"/>`;
    if (lights === 'bubbles')
      return `<circle cx="${x}" cy="${y}" r="${3 + size * 9}" fill="none" stroke="#DFF3FF" stroke-width="2" opacity="${shine * 0.5}"/>`;
    if (lights === 'notes')
      return `<rect x="${x}" y="${height / 2 - size * 90}" width="5" height="${size * 180}" rx="2.5" fill="#7A5CF6" opacity="${shine * 0.22}"/>`;
    const radius = lights === 'snow' ? 2 + size * 4 : 0.8 + size * 1.8;
    return `<circle cx="${x}" cy="${lights === 'stars' ? y * 0.8 : y}" r="${radius}" fill="#fff" opacity="${shine}"/>`;
  }).join('');
}

const groundOf = (cover: Cover): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="g" x1="0" y1="0" x2=".25" y2="1">${cover.ground.map((colour, at) => `<stop offset="${at / 2}" stop-color="${colour}"/>`).join('')}</linearGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>${lightsOf(cover)}
${cover.hills ? `<path d="M0 ${height * 0.82}Q${width * 0.25} ${height * 0.7} ${width * 0.5} ${height * 0.8}T${width} ${height * 0.76}V${height}H0Z" fill="${cover.hills}"/>` : ''}</svg>`;

/** A drawing and its shadow. */
async function layerOf({ icon, x, y, size, turn = 0, flat }: Figure) {
  const body = icons[icon]?.body;
  if (!body) throw new Error(`There is no drawing named ${icon}`);
  const side = Math.round(size * height);
  const margin = Math.round(side * 0.16);
  const box = side + 2 * margin;
  const drawing = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${side}" height="${side}">${body}</svg>`),
    { density: 300 },
  )
    .resize(side, side)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .rotate(turn, { background: '#0000' })
    .resize(box, box, { fit: 'inside' })
    .png()
    .toBuffer();
  const { width: wide, height: high } = await sharp(drawing).metadata();
  const left = Math.round(x * width - wide / 2);
  const top = Math.round(y * height - high / 2);
  const layers = [{ input: drawing, left, top }];
  if (flat) return layers;
  const shape = await sharp(drawing)
    .extractChannel('alpha')
    .blur(Math.max(1, side * 0.03))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const extent = { width: shape.info.width, height: shape.info.height };
  const shadow = await sharp({ create: { ...extent, channels: 3, background: '#160B36' } })
    .joinChannel(shape.data, { raw: { ...extent, channels: 1 } })
    .png()
    .toBuffer();
  return [{ input: shadow, left, top: top + Math.round(side * 0.03) }, ...layers];
}

for (const name of ['effects', 'templates']) mkdirSync(join(folder, name), { recursive: true });
for (const [name, cover] of Object.entries(covers)) {
  const layers = (await Promise.all(cover.figures.map(layerOf))).flat();
  // A figure may reach over the edge: the picture is put together on a larger sheet and cut.
  const edge = 200;
  const sheet = await sharp(Buffer.from(groundOf(cover)))
    .extend({ top: edge, bottom: edge, left: edge, right: edge, extendWith: 'copy' })
    .composite(layers.map((layer) => ({ ...layer, left: layer.left + edge, top: layer.top + edge })))
    .png()
    .toBuffer();
  await sharp(sheet)
    .extract({ left: edge, top: edge, width, height })
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
}
console.log(`${Object.keys(covers).length} covers`);
