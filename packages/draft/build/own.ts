/** Drawings of our own in the manner of the Fluent set, for common things that it lacks. Each is an SVG body in a square of 32. */

const linear = (id: string, from: string, to: string, upright = true) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${upright ? 0 : 1}" y2="${upright ? 1 : 0}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const radial = (id: string, from: string, to: string) =>
  `<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient>`;
const defs = (...parts: string[]) => `<defs>${parts.join('')}</defs>`;
const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" rx="${round}"/>`;
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const circle = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const each = (count: number, draw: (at: number) => string) => Array.from({ length: count }, (_, at) => draw(at)).join('');

const wood = (id = 'w') => linear(id, '#c98a55', '#8a5433');

/** `is` and `near`: English names; `group` is emojibase's, `subgroup` the name of the subgroup that it resembles. */
export type OwnDrawing = { body: string; is: string; near?: string; group: number; subgroup: string };

export const own: Readonly<Record<string, OwnDrawing>> = {
  sphere: {
    body: defs(radial('a', '#cfe4ff', '#2c5fb8')) + circle(16, 16, 13, 'url(#a)') + ellipse(11.5, 10, 4, 2.6, '#ffffff88'),
    is: 'sphere, ball shape, orb, globe shape, marble',
    near: 'circle shape',
    group: 8,
    subgroup: 'geometric',
  },
  cube: {
    body:
      defs(linear('a', '#8fb8f5', '#6d9be6'), linear('b', '#4f7fd6', '#3d69bd'), linear('c', '#3259a6', '#264685')) +
      path('M16 3L28 9L16 15L4 9Z', 'url(#a)') +
      path('M4 9L16 15V29L4 23Z', 'url(#b)') +
      path('M28 9L16 15V29L28 23Z', 'url(#c)'),
    is: 'cube, block, blocks, cuboid, building block',
    group: 8,
    subgroup: 'geometric',
  },
  pyramid: {
    body:
      defs(linear('a', '#f6d68d', '#d9a24a'), linear('b', '#c78c38', '#9a6524')) +
      path('M15 4L3 27L18 29Z', 'url(#a)') +
      path('M15 4L18 29L29 25Z', 'url(#b)'),
    is: 'pyramid, pyramids, great pyramid, prism',
    near: 'ziggurat',
    group: 5,
    subgroup: 'place-building',
  },
  cylinder: {
    body:
      defs(linear('a', '#9cc4f7', '#3561b0', false)) + path('M6 7V25C6 30 26 30 26 25V7Z', 'url(#a)') + ellipse(16, 7, 10, 4, '#c7defc'),
    is: 'cylinder',
    near: 'tube, tank, silo, column, pillar',
    group: 8,
    subgroup: 'geometric',
  },
  cone: {
    body: defs(linear('a', '#f7b36d', '#c5612a', false)) + path('M16 3L27 26C27 30 5 30 5 26Z', 'url(#a)'),
    is: 'cone',
    group: 8,
    subgroup: 'geometric',
  },
  triangle: {
    body: defs(linear('a', '#7fb2f2', '#3763b8')) + path('M16 4L29 27H3Z', 'url(#a)'),
    is: 'triangle, triangles',
    near: 'polygon, trapezoid',
    group: 8,
    subgroup: 'geometric',
  },
  square: {
    body: defs(linear('a', '#7fb2f2', '#3763b8')) + rect(4, 4, 24, 24, 'url(#a)', 1),
    is: 'square, squares, rectangle',
    near: 'panel, tile, hexagon, pentagon',
    group: 8,
    subgroup: 'geometric',
  },
  circle: {
    body: defs(linear('a', '#7fb2f2', '#3763b8')) + circle(16, 16, 13, 'url(#a)'),
    is: 'circle, circles, disk, dot',
    near: 'oval, ellipse, round shape',
    group: 8,
    subgroup: 'geometric',
  },
  table: {
    body:
      defs(wood(), linear('t', '#e0a66d', '#b97c48')) +
      rect(4, 14, 3, 16, 'url(#w)', 1) +
      rect(25, 14, 3, 16, 'url(#w)', 1) +
      rect(8, 13, 2, 11, '#6f4229', 0.6) +
      rect(22, 13, 2, 11, '#6f4229', 0.6) +
      rect(1, 10, 30, 5, 'url(#t)', 1.5) +
      rect(1, 13.6, 30, 1.4, '#8a5433', 0.7),
    is: 'table, wooden table, dining table, desk, coffee table, tabletop, countertop, kitchen table, picnic table',
    near: 'workbench, counter, bar counter, altar, nightstand, furniture, platform, stage',
    group: 7,
    subgroup: 'household',
  },
  bench: {
    body:
      defs(wood(), linear('t', '#e0a66d', '#b97c48')) +
      each(3, (at) => rect(2, 6 + at * 4, 28, 3, 'url(#t)', 1)) +
      rect(1, 19, 30, 4, 'url(#t)', 1.2) +
      rect(4, 5, 2.4, 25, '#5d646d', 1) +
      rect(25.6, 5, 2.4, 25, '#5d646d', 1),
    is: 'bench, park bench',
    near: 'pew',
    group: 7,
    subgroup: 'household',
  },
  shelf: {
    body:
      defs(wood()) +
      rect(3, 2, 26, 28, 'url(#w)', 1.5) +
      each(3, (row) => rect(5, 4 + row * 8.6, 22, 7, '#5a3520', 0.5)) +
      each(3, (row) =>
        each(6, (at) =>
          rect(
            6 + at * 3.3,
            5 + row * 8.6 + ((at + row) % 2),
            2.7,
            6 - ((at + row) % 2),
            ['#d9534f', '#4a90d9', '#f0b341', '#5aa469', '#8e6bbf'][(at + row) % 5]!,
            0.3,
          ),
        ),
      ),
    is: 'bookshelf, shelf, shelves, bookcase',
    near: 'library',
    group: 7,
    subgroup: 'household',
  },
  wall: {
    body:
      defs(linear('a', '#d9795a', '#a94f38')) +
      rect(1, 3, 30, 26, '#e3d2c4', 1) +
      each(5, (row) =>
        each(4, (at) =>
          rect(
            1.6 + at * 7.6 - (row % 2 ? 3.2 : 0) + (row % 2 && at === 0 ? 3.2 : 0),
            3.6 + row * 5.1,
            row % 2 && at === 0 ? 3.6 : 6.8,
            4.4,
            'url(#a)',
            0.5,
          ),
        ),
      ),
    is: 'wall, brick wall, brickwork',
    near: 'city wall, rampart, barricade wall, great wall, great wall of china',
    group: 5,
    subgroup: 'place-building',
  },
  fence: {
    body:
      defs(linear('a', '#ffffff', '#d3dbe4')) +
      rect(0, 13, 32, 2.6, '#c3ccd6') +
      rect(0, 22, 32, 2.6, '#c3ccd6') +
      each(5, (at) => path(`M${1 + at * 6.2} 30V9L${3.4 + at * 6.2} 5L${5.8 + at * 6.2} 9V30Z`, 'url(#a)')),
    is: 'fence, picket fence, railing',
    near: 'hedge, enclosure, balcony, balustrade',
    group: 5,
    subgroup: 'place-building',
  },
  signboard: {
    body:
      defs(wood(), linear('t', '#f4dcb3', '#dcb57c')) +
      rect(14, 17, 4, 14, 'url(#w)', 1) +
      rect(1.5, 4, 29, 15, '#8a5433', 2) +
      rect(3, 5.5, 26, 12, 'url(#t)', 1),
    is: 'sign, signboard, signpost, road sign, street sign, wooden sign',
    near: 'placard, billboard, notice, label',
    group: 7,
    subgroup: 'office',
  },
  blackboard: {
    body:
      defs(wood(), linear('t', '#3f6b57', '#284b3c')) +
      rect(1, 5, 30, 22, 'url(#w)', 1.5) +
      rect(3, 7, 26, 17, 'url(#t)') +
      rect(8, 24.6, 5, 1.2, '#fff', 0.5),
    is: 'blackboard, chalkboard, whiteboard',
    near: 'bulletin board, board, scoreboard',
    group: 7,
    subgroup: 'office',
  },
  vase: {
    body:
      defs(linear('a', '#8fb9ea', '#3c68ad', false)) +
      path('M11 3H21L20 8C27 12 27 22 21 29H11C5 22 5 12 12 8Z', 'url(#a)') +
      ellipse(16, 3.6, 5, 1.4, '#264a84') +
      rect(8.4, 15, 15.2, 2, '#ffffff88'),
    is: 'vase, vases',
    near: 'pottery, ceramic, jug, urn',
    group: 4,
    subgroup: 'dishware',
  },
  bowl: {
    body:
      defs(linear('a', '#f3f6fa', '#aab8c8')) +
      path('M2 13H30C30 22 24 28 20 28H12C8 28 2 22 2 13Z', 'url(#a)') +
      ellipse(16, 13, 14, 4, '#8796a8') +
      ellipse(16, 13.6, 12, 3, '#b9c6d4'),
    is: 'bowl, bowls, empty bowl',
    near: 'basin, dish, sink',
    group: 4,
    subgroup: 'dishware',
  },
  mug: {
    body:
      defs(linear('a', '#f06a5c', '#b7352b', false)) +
      line('M23 11C30 10 30 22 23 21', '#b7352b', 2.6) +
      path('M5 7H24V25C24 29 5 29 5 25Z', 'url(#a)') +
      ellipse(14.5, 7, 9.5, 2.6, '#7a241d') +
      ellipse(14.5, 7.5, 8, 1.9, '#4d2c1b'),
    is: 'mug, cup, coffee mug, cups, mugs, teacup, coffee cup, tea cup',
    near: 'tankard, beaker',
    group: 4,
    subgroup: 'dishware',
  },
  plate: {
    body: defs(radial('a', '#ffffff', '#c9d3de')) + ellipse(16, 19, 15, 7.5, 'url(#a)') + ellipse(16, 19, 10, 4.6, '#e6ebf1'),
    is: 'plate, plates, dish, saucer, platter, white plate',
    near: 'tray',
    group: 4,
    subgroup: 'dishware',
  },
  glass: {
    body:
      path('M8 4H24L22 28C22 29.6 10 29.6 10 28Z', '#cfe6f599') +
      path('M8.9 13H23.1L22 28C22 29.6 10 29.6 10 28Z', '#7cc3ecbb') +
      ellipse(16, 4.2, 8, 1.5, '#e8f5fdcc') +
      rect(11, 8, 1.6, 17, '#ffffff99', 0.8),
    is: 'glass, glass of water, water glass, glasses of water, drinking glass',
    near: 'water',
    group: 4,
    subgroup: 'dishware',
  },
  bottle: {
    body:
      defs(linear('a', '#5fae6a', '#1f6a39', false)) +
      path('M13 2H19V9C23 12 23 13 23 16V28C23 30 9 30 9 28V16C9 13 9 12 13 9Z', 'url(#a)') +
      rect(12.6, 1.5, 6.8, 3, '#a8793f', 0.8) +
      rect(9, 17, 14, 8, '#f4eedc', 0.4),
    is: 'bottle, bottles, glass bottle, wine bottle, beer bottle, water bottle',
    near: 'flask, vial, perfume',
    group: 4,
    subgroup: 'dishware',
  },
  fridge: {
    body:
      defs(linear('a', '#f4f8fc', '#b9c7d6', false)) +
      rect(7, 1, 18, 29, 'url(#a)', 2) +
      rect(7, 11, 18, 0.9, '#8496a8') +
      rect(9, 5, 1.3, 4, '#6d7f92', 0.6) +
      rect(9, 14, 1.3, 7, '#6d7f92', 0.6),
    is: 'refrigerator, fridge, freezer',
    near: 'vending machine, safe',
    group: 7,
    subgroup: 'household',
  },
  washer: {
    body:
      defs(linear('a', '#f4f8fc', '#b9c7d6', false), radial('b', '#a7d4f2', '#2c5f8f')) +
      rect(4, 2, 24, 28, 'url(#a)', 2) +
      circle(16, 18, 8.5, '#8fa2b5') +
      circle(16, 18, 6.8, 'url(#b)') +
      circle(23, 6, 1.6, '#5b6f84') +
      rect(7, 5, 8, 2, '#8fa2b5', 1),
    is: 'washing machine, washer, dryer, dishwasher',
    near: 'appliance, machine, laundry',
    group: 7,
    subgroup: 'household',
  },
  oven: {
    body:
      defs(linear('a', '#6d7783', '#3b434d')) +
      rect(4, 3, 24, 27, 'url(#a)', 2) +
      rect(6.5, 12, 19, 14, '#20262d', 1) +
      rect(8, 14, 16, 10, '#f0a146', 0.6) +
      rect(7, 9.6, 18, 1.4, '#cfd6dd', 0.7) +
      each(4, (at) => circle(8.5 + at * 5, 6.3, 1.4, '#dfe5ea')),
    is: 'oven, stove, cooker, microwave, microwave oven, toaster oven',
    near: 'toaster, furnace, fireplace, kiln, grill, kitchen',
    group: 7,
    subgroup: 'household',
  },
  lamp: {
    body:
      defs(linear('a', '#ffe9a6', '#f5b94a'), linear('b', '#9aa4ae', '#5d666f')) +
      path('M10 3H22L27 15H5Z', 'url(#a)') +
      rect(14.8, 15, 2.4, 12, 'url(#b)') +
      rect(10, 26.5, 12, 3, 'url(#b)', 1.4),
    is: 'lamp, table lamp, lampshade, desk lamp, floor lamp',
    near: 'lamppost, streetlight, street lamp, chandelier',
    group: 7,
    subgroup: 'light-video',
  },
  tower: {
    body:
      defs(linear('a', '#d7c6b0', '#9c8467', false)) +
      path('M9 30L11 9H21L23 30Z', 'url(#a)') +
      path('M8 9V4H11V6H14.5V4H17.5V6H21V4H24V9Z', '#b59c7d') +
      rect(14, 23, 4, 7, '#5b4433', 2) +
      rect(14.8, 13, 2.4, 4, '#5b4433', 1),
    is: 'tower, watchtower, bell tower, clock tower, leaning tower of pisa, big ben',
    near: 'turret, minaret, steeple, spire, obelisk, washington monument, cn tower, space needle',
    group: 5,
    subgroup: 'place-building',
  },
  lighthouse: {
    body:
      defs(linear('a', '#ffffff', '#cfd7df', false)) +
      path('M11 30L13 10H19L21 30Z', 'url(#a)') +
      path('M12.4 16H19.6L20.1 21H11.9Z', '#d9453c') +
      path('M11.5 25.5H20.5L21 30H11Z', '#d9453c') +
      rect(12.4, 5, 7.2, 5, '#ffd95a', 0.6) +
      path('M11.6 5.4L16 1.4L20.4 5.4Z', '#b4332b'),
    is: 'lighthouse',
    near: 'beacon',
    group: 5,
    subgroup: 'place-building',
  },
  windmill: {
    body:
      defs(linear('a', '#f2e6d4', '#c4ab87', false)) +
      path('M10 30L13 11H19L22 30Z', 'url(#a)') +
      path('M11.6 11L16 6L20.4 11Z', '#8c5a3b') +
      rect(14, 24, 4, 6, '#6b4630', 1) +
      line('M16 12L27 4M16 12L26 22M16 12L5 20M16 12L6 3', '#6b4630', 1.3) +
      each(4, (at) => `<g transform="rotate(${at * 90} 16 12)">${path('M17 11L26 3.4L28 6L19 12.4Z', '#fdf8ee')}</g>`),
    is: 'windmill, wind turbine, mill',
    group: 5,
    subgroup: 'place-building',
  },
  barn: {
    body:
      defs(linear('a', '#d1463b', '#9b2b24')) +
      path('M3 30V14L8 7L16 3L24 7L29 14V30Z', 'url(#a)') +
      line('M3 14L8 7L16 3L24 7L29 14', '#f4f4f4', 1.6) +
      rect(11, 19, 10, 11, '#f4f4f4') +
      line('M12 20L20 29M20 20L12 29', '#9b2b24', 1.2) +
      rect(13.5, 9.5, 5, 5, '#5d1a16', 0.5),
    is: 'barn, farmhouse barn, stable, shed',
    near: 'farm, garage, hangar',
    group: 5,
    subgroup: 'place-building',
  },
  bridge: {
    body:
      defs(linear('a', '#c9b299', '#8f765b')) +
      path('M0 14C10 7 22 7 32 14V27H27C27 18 19 18 19 27H13C13 18 5 18 5 27H0Z', 'url(#a)') +
      line('M0 13C10 6 22 6 32 13', '#6d5842', 1.6),
    is: 'bridge, stone bridge, footbridge, arch bridge',
    near: 'aqueduct, viaduct, arch, archway, dam',
    group: 5,
    subgroup: 'place-building',
  },
  pedestal: {
    body:
      defs(linear('a', '#f1f3f5', '#a9b2bc', false)) +
      rect(5, 5, 22, 4, 'url(#a)', 0.8) +
      rect(8, 9, 16, 16, 'url(#a)') +
      rect(4, 25, 24, 5, 'url(#a)', 0.8),
    is: 'pedestal, plinth, podium',
    near: 'column, pillar, base',
    group: 7,
    subgroup: 'household',
  },
  column: {
    body:
      defs(linear('a', '#f5f1e8', '#b9ae99', false)) +
      rect(7, 2, 18, 3, 'url(#a)', 0.6) +
      rect(9.5, 5, 13, 21, 'url(#a)') +
      each(4, (at) => rect(11 + at * 3, 5, 0.7, 21, '#a79b85')) +
      rect(7, 26, 18, 4, 'url(#a)', 0.6),
    is: 'column, pillar, columns, pillars',
    near: 'post, obelisk',
    group: 5,
    subgroup: 'place-building',
  },
  stairs: {
    body:
      defs(linear('a', '#dcd3c5', '#a2937d')) +
      path('M2 30V24H9V18H16V12H23V6H30V30Z', 'url(#a)') +
      line('M2 24H9V18H16V12H23V6H30', '#f4eee4', 1.2),
    is: 'stairs, staircase, stairway, steps, escalator',
    near: 'ramp',
    group: 5,
    subgroup: 'place-building',
  },
  bush: {
    body:
      defs(radial('a', '#86cf6a', '#2e7d3a')) +
      circle(9, 20, 7.5, 'url(#a)') +
      circle(23, 20, 7.5, 'url(#a)') +
      circle(16, 14, 8.5, 'url(#a)') +
      rect(2.5, 20, 27, 8.5, '#2e7d3a', 4),
    is: 'bush, shrub, hedge, shrubbery, bushes',
    near: 'foliage, vegetation, undergrowth, vine, ivy',
    group: 3,
    subgroup: 'plant-other',
  },
  grass: {
    body:
      defs(linear('a', '#8fd45c', '#3a8a34')) +
      each(9, (at) =>
        path(
          `M${1 + at * 3.3} 30C${2 + at * 3.3} 20 ${at * 3.4 + (at % 2 ? 5 : -1)} 16 ${at * 3.5 + (at % 2 ? 6 : 0)} ${11 + (at % 3) * 3}C${5 + at * 3.2} 18 ${5 + at * 3.3} 22 ${5.4 + at * 3.2} 30Z`,
          'url(#a)',
        ),
      ),
    is: 'grass, tuft of grass, lawn grass',
    near: 'weeds, reed, moss, hay, straw, wheat field',
    group: 3,
    subgroup: 'plant-other',
  },
  'hot-air-balloon': {
    body:
      defs(linear('a', '#ff8a5c', '#d63b52', false)) +
      path('M16 1C25 1 29 8 27.5 13C26 18 21 21 19.5 24H12.5C11 21 6 18 4.5 13C3 8 7 1 16 1Z', 'url(#a)') +
      path('M16 1C20 1 21.5 8 20.8 13C20 18 18 21 17.6 24H14.4C14 21 12 18 11.2 13C10.5 8 12 1 16 1Z', '#ffd35c') +
      line('M12.8 24L13.4 27M19.2 24L18.6 27', '#6b4630', 0.7) +
      rect(12.8, 26.6, 6.4, 4.4, '#9b6a3f', 1),
    is: 'hot air balloon, hot-air balloon, hot air balloons',
    near: 'blimp, airship, zeppelin, dirigible',
    group: 5,
    subgroup: 'transport-air',
  },
  submarine: {
    body:
      defs(linear('a', '#ffd65a', '#e0902a')) +
      ellipse(15, 20, 13, 7.5, 'url(#a)') +
      rect(11, 8, 8, 6, '#e0a136', 1.6) +
      line('M17 9V4H21', '#8a6420', 1.6) +
      each(3, (at) => circle(9 + at * 6, 19, 2, '#4aa3d9')) +
      path('M27 16L31 13V27L27 24Z', '#c27a20'),
    is: 'submarine',
    near: 'torpedo',
    group: 5,
    subgroup: 'transport-water',
  },
  helm: {
    body:
      defs(linear('a', '#eef3f8', '#8796a6', false)) +
      path('M6 28V14C6 6 11 3 16 3C21 3 26 6 26 14V28C22 30 10 30 6 28Z', 'url(#a)') +
      rect(8, 13, 16, 3.2, '#222a33', 1) +
      rect(15, 16, 2, 11, '#5f6d7b') +
      each(3, (at) => rect(9 + at * 2, 19, 1, 5, '#4d5a67', 0.5)) +
      each(3, (at) => rect(18.6 + at * 2, 19, 1, 5, '#4d5a67', 0.5)) +
      path('M16 4C20 0 27 1 29 6C24 4 20 5 16 4Z', '#d43d3d'),
    is: 'knight helmet, knight, suit of armor, suit of armour, medieval knight, gladiator',
    near: 'armor, crusader, paladin, roman soldier, warrior helmet',
    group: 1,
    subgroup: 'person-role',
  },
  sword: {
    body:
      defs(linear('a', '#f2f6fa', '#9aa8b6', false)) +
      `<g transform="rotate(45 16 16)">${path('M14.2 21V2.5L16 -1L17.8 2.5V21Z', 'url(#a)')}${rect(10, 21, 12, 2.4, '#d2a53a', 1)}${rect(14.7, 23, 2.6, 7, '#6b4630', 1)}${circle(16, 31, 1.8, '#d2a53a')}</g>`,
    is: 'sword, katana, lightsaber, saber, rapier, longsword',
    near: 'spear, lance, blade',
    group: 7,
    subgroup: 'tool',
  },
  pumpkin: {
    body:
      defs(radial('a', '#ffab4a', '#d9661a')) +
      ellipse(9, 19, 7, 9.5, 'url(#a)') +
      ellipse(23, 19, 7, 9.5, 'url(#a)') +
      ellipse(16, 19, 7.5, 10.5, 'url(#a)') +
      path('M15 10C15 6 17 4 20 4L19 6.6C18 7 17.6 8.4 17.6 10Z', '#4d7a35'),
    is: 'pumpkin, pumpkins, squash, gourd',
    group: 4,
    subgroup: 'food-vegetable',
  },
  rug: {
    body:
      defs(linear('a', '#c8485a', '#8f2b45')) +
      path('M4 20H28L32 30H0Z', 'url(#a)') +
      path('M7 22H25L27.4 28H4.6Z', '#f0c878') +
      path('M10 23.6H22L23.2 26.6H8.8Z', '#8f2b45'),
    is: 'rug, carpet, mat, floor mat, doormat, towel, blanket',
    near: 'floor, cloth, tablecloth, quilt, tapestry, tarp, sheet, fabric, napkin',
    group: 7,
    subgroup: 'household',
  },
  curtain: {
    body:
      defs(linear('a', '#d64f5f', '#96303f', false)) +
      rect(1, 2, 30, 2, '#8c6a3f', 1) +
      path('M2 4H15C14 14 9 18 7 29H2Z', 'url(#a)') +
      path('M30 4H17C18 14 23 18 25 29H30Z', 'url(#a)'),
    is: 'curtain, curtains, drapes',
    near: 'veil, theater, theatre, stage, drapery, blinds',
    group: 7,
    subgroup: 'household',
  },
  pillow: {
    body:
      defs(radial('a', '#ffffff', '#b9c7e6')) + path('M4 9C9 11 23 11 28 9C30 14 30 19 28 24C23 22 9 22 4 24C2 19 2 14 4 9Z', 'url(#a)'),
    is: 'pillow, cushion, pillows',
    near: 'bag, mattress, sack, beanbag',
    group: 7,
    subgroup: 'household',
  },
  stump: {
    body:
      defs(wood()) +
      path('M7 10H25L28 29H4Z', 'url(#w)') +
      ellipse(16, 10, 9, 3.6, '#ecc894') +
      ellipse(16, 10, 5.6, 2.1, '#d3a56b') +
      ellipse(16, 10, 2.4, 0.9, '#b98750'),
    is: 'stump, tree stump, log, tree trunk',
    near: 'trunk, driftwood',
    group: 3,
    subgroup: 'plant-other',
  },
  road: {
    body:
      defs(linear('a', '#8b93a0', '#4d545f')) +
      path('M13 4H19L31 30H1Z', 'url(#a)') +
      path('M15.7 6H16.3L16.6 10H15.4ZM15.3 13H16.7L17 18H15ZM14.8 21H17.2L17.7 28H14.3Z', '#fff3b0'),
    is: 'road, street, highway, path, roadway, lane, pavement, sidewalk, trail, avenue, freeway',
    near: 'driveway, track, alley, crosswalk, runway, intersection, walkway, parking lot, racetrack',
    group: 5,
    subgroup: 'place-other',
  },
  pond: {
    body:
      defs(radial('a', '#a8e2f7', '#2f86bd')) +
      ellipse(16, 21, 15, 8, '#6fa35a') +
      ellipse(16, 21, 13.4, 6.8, 'url(#a)') +
      line('M8 20C10 19 12 21 14 20M17 23C19 22 21 24 24 23', '#ffffffaa', 0.8),
    is: 'pond, puddle, pool, swimming pool, lake, river, stream, waterhole, creek',
    near: 'swamp, lagoon, canal, waterfall, reservoir, harbor, bay',
    group: 5,
    subgroup: 'place-geographic',
  },
  cage: {
    body:
      defs(linear('a', '#e9c65b', '#a67a22', false)) +
      line('M16 5C6 5 5 12 5 15V27H27V15C27 12 26 5 16 5Z', '#b98a2d', 1.6) +
      each(5, (at) => rect(7.8 + at * 3.9, 8, 0.9, 19, 'url(#a)')) +
      rect(3.6, 26.6, 24.8, 3, 'url(#a)', 1) +
      line('M16 5V2', '#b98a2d', 1.6),
    is: 'cage, birdcage, bird cage',
    near: 'prison, jail, trap',
    group: 7,
    subgroup: 'household',
  },
  barrel: {
    body:
      defs(linear('a', '#c98a55', '#7c4826', false)) +
      path('M7 3H25C29 11 29 21 25 29H7C3 21 3 11 7 3Z', 'url(#a)') +
      rect(5, 8, 22, 2, '#59626c') +
      rect(5, 22, 22, 2, '#59626c') +
      ellipse(16, 3.4, 9, 1.6, '#e0ac74'),
    is: 'barrel, barrels, cask, keg, tun',
    near: 'drum barrel, tub, vat',
    group: 7,
    subgroup: 'household',
  },
  chest: {
    body:
      defs(wood(), linear('g', '#ffd95a', '#c8912a')) +
      path('M3 15C3 6 29 6 29 15Z', 'url(#w)') +
      rect(3, 15, 26, 13, 'url(#w)', 1) +
      rect(3, 14, 26, 2.4, 'url(#g)') +
      rect(13.4, 13, 5.2, 6, 'url(#g)', 1) +
      rect(6, 9, 2, 19, 'url(#g)') +
      rect(24, 9, 2, 19, 'url(#g)'),
    is: 'chest, treasure chest, trunk, antique chest, crate',
    near: 'treasure, casket, safe, vault',
    group: 7,
    subgroup: 'household',
  },
  backdoor: {
    body:
      defs(linear('a', '#9aa6b4', '#5c6876', false)) +
      rect(3, 2, 3, 28, 'url(#a)', 1) +
      rect(26, 2, 3, 28, 'url(#a)', 1) +
      each(5, (at) => rect(8 + at * 4, 4 + Math.abs(2 - at), 1.6, 26 - Math.abs(2 - at), '#46505c', 0.8)) +
      rect(5, 10, 22, 1.6, '#46505c') +
      rect(5, 24, 22, 1.6, '#46505c'),
    is: 'gate, gates, iron gate, gateway, portcullis',
    near: 'entrance, portal, torii',
    group: 5,
    subgroup: 'place-building',
  },
  cape: {
    body:
      defs(linear('a', '#e2473f', '#8d1f2b')) +
      path('M12 3H20L28 28C22 30 18 26 16 29C14 26 10 30 4 28Z', 'url(#a)') +
      rect(11.4, 2.4, 9.2, 2.6, '#f1c24a', 1.2),
    is: 'cape, cloak, mantle',
    near: 'robe, poncho, shawl, veil, apron',
    group: 7,
    subgroup: 'clothing',
  },
  bowtie: {
    body:
      defs(linear('a', '#e2473f', '#9b1f30')) +
      path('M16 16L3 8V24ZM16 16L29 8V24Z', 'url(#a)') +
      rect(13.4, 12.6, 5.2, 6.8, '#7c1624', 1.6),
    is: 'bowtie, bow tie, bow',
    group: 7,
    subgroup: 'clothing',
  },
  skyscraper: {
    body:
      defs(linear('a', '#9fc3e6', '#3f6ea6', false)) +
      path('M10 30V6L16 1L22 6V30Z', 'url(#a)') +
      each(7, (row) => each(4, (at) => rect(11.4 + at * 2.5, 8 + row * 3, 1.5, 1.8, (row + at) % 3 ? '#dff0ff' : '#ffe08a', 0.2))) +
      rect(3, 14, 6, 16, '#7f9fbf') +
      rect(23, 12, 6, 18, '#6d8fb3'),
    is: 'skyscraper, skyscrapers, empire state building, burj khalifa, tower block, high-rise',
    near: 'apartment, downtown, chrysler building, willis tower, wtc',
    group: 5,
    subgroup: 'place-building',
  },
};
