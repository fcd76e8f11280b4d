/** What drawings are good for: who can wear, what flies, what holds what. */
import type { Drawing } from './drawing.ts';

/** Where a worn item is placed on its wearer. */
export const wearing = {
  eyes: /^(sunglasses|glasses|goggles|diving-mask|eye-patch)$/,
  head: /^(.*hat|cone|crown|billed-cap|sailor-cap|graduation-cap|.*helmet|helm|ribbon|headphone|cowboy-hat-face)$/,
  chin: /^(beard|mustache)$/,
  ears: /^earring$/,
  neck: /^(scarf|necktie|bowtie|military-medal|sports-medal|prayer-beads)$/,
  torso:
    /^(coat|lab-coat|safety-vest|dress|t-shirt|kimono|sari|running-shirt|martial-arts-uniform|cape|womans-clothes|bikini|one-piece-swimsuit|shield|suit|tutu)$/,
  feet: /^(socks|.*shoe|.*boot|.*sandal|roller-skate|ice-skate|skis|ballet-shoes)$/,
  legs: /^(jeans|shorts|briefs|gloves|boxing-glove|backpack|handbag|watch|ring|purse|clutch-bag)$/,
} as const;
export type WornAt = keyof typeof wearing;
export const wornAt = ({ icon }: Drawing): WornAt | undefined => (Object.keys(wearing) as WornAt[]).find((at) => wearing[at].test(icon));

/** Drawings that are a head without a body. */
const heads =
  /^(man|woman|boy|girl|child|baby|old-man|old-woman|older-person|person|(man|woman|person)-(beard|bald|curly-hair|red-hair|white-hair|blonde-hair)|woman-with-headscarf|clown-face|robot|skull|alien|.*-face|ogre|goblin|jack-o-lantern|helm|ghost|santa-claus|mrs-claus|mx-claus)$/;
const bodied = /^(helm|robot|alien|clown-face|ogre|goblin|santa-claus|mrs-claus|mx-claus)$/;
export const isHead = ({ icon, group, subgroup }: Drawing): boolean =>
  heads.test(icon) && (subgroup === 'person' || subgroup === 'hair-style' || bodied.test(icon) || (group === 1 && !icon.endsWith('-face')));

export const isPerson = ({ group, subgroup }: Drawing): boolean => group === 1 && /^(person|family|hair-style)/.test(subgroup);
/** People who are drawn down to the elbows. */
const busts =
  /^(?:(?:wo)?man-|person-)?(?:superhero|supervillain|mage|vampire|elf|zombie|troll|health-worker|student|teacher|judge|farmer|cook|mechanic|factory-worker|office-worker|scientist|technologist|singer|artist|pilot|astronaut|firefighter|police-officer|detective|guard|ninja|construction-worker|with-crown|prince|princess|wearing-turban|with-skullcap|in-tuxedo|with-veil)$/;
export const isBust = ({ icon, subgroup }: Drawing): boolean => busts.test(icon) || subgroup === 'person-suited';
/** How many hands a bust shows, which hold something. */
export const busyHands = ({ icon }: Drawing): 0 | 1 | 2 =>
  /teacher|student|scientist|technologist|zombie|with-veil|judge|office-worker/.test(icon)
    ? 2
    : /cook|farmer|artist|singer|detective|mechanic|firefighter|mage|troll|factory-worker|supervillain/.test(icon)
      ? 1
      : 0;
export const isAnimal = ({ subgroup }: Drawing): boolean => subgroup.startsWith('animal-') || /^(cat|monkey)-face$/.test(subgroup);
/** Animals of whom only the head is drawn. */
const facesOnly = /-face$|^(panda|koala|fox|lion|bear|polar-bear|wolf|raccoon|frog|hamster|dragon-face|gorilla|moose|unicorn)$/;
export const isFaceOnly = ({ icon }: Drawing): boolean => facesOnly.test(icon);
/** Animals that are drawn from the side, and of whom there is a face as well. */
const faced = /^(?:cat|dog|rabbit|mouse|monkey|tiger|pig|cow|horse)$/;
export const hasFace = ({ icon }: Drawing): boolean => faced.test(icon);
/** Whether a body of our own goes below its head, and may sit or lie. */
export const canSit = (drawing: Drawing): boolean => isHead(drawing) || hasFace(drawing) || (isFaceOnly(drawing) && isAnimal(drawing));

/** Whether a drawing looks at us: its head is as wide as the whole. */
export const isFrontal = (drawing: Drawing): boolean =>
  isFaceOnly(drawing) ||
  /-face$|person-|^(robot|snowman|teddy-bear|panda|koala|owl|penguin|fox|lion|tiger|bear|wolf)/.test(drawing.icon) ||
  isPerson(drawing);

/** Robots, ghosts, and toys act like living things. */
export const isLively = (drawing: Drawing): boolean =>
  isPerson(drawing) ||
  isAnimal(drawing) ||
  /^(robot|ghost|alien|alien-monster|teddy-bear|snowman|snowman-without-snow|ogre|goblin|skull|clown-face|helm|banana|avocado|jack-o-lantern|egg|nesting-dolls|moai)$/.test(
    drawing.icon,
  ) ||
  (drawing.group === 0 && /face/.test(drawing.icon));

/** Things that stickers give a face: they wear what goes on one. */
export const isFaced = ({ group, subgroup }: Drawing): boolean => group === 4 || subgroup.startsWith('plant');

/** Shown singly, and owned by twos. */
export const isPaired = ({ icon }: Drawing): boolean => /shoe|boot|sandal|skate$|^(ring|ear|eye|leg|foot|wing|skis)$/.test(icon);

/** What is played: an instrument, a game, or a ball. */
export const isPlayed = ({ subgroup }: Drawing): boolean => /music|sound|sport|game|toy|computer|event/.test(subgroup);

/** Seen in the air where nothing says otherwise. */
const airborne =
  /^(sun|sun-.*|.*moon.*|star|glowing-star|shooting-star|comet|rainbow|cloud.*|ringed-planet|globe-.*|balloon|airplane.*|small-airplane|helicopter|rocket|flying-saucer|hot-air-balloon|kite|parachute|satellite|milky-way|fireworks|sparkler|high-voltage|bird|gull|swallow|hummingbird|dragonfly|dove|eagle|butterfly|bat|honeybee|snowflake|tornado|cyclone|dashing-away|musical-notes?|aerial-tramway|collision|sparkles|part-alternation-mark)$/;
export const isAirborne = ({ icon }: Drawing): boolean => airborne.test(icon);
export const isAfloat = ({ icon, subgroup }: Drawing): boolean =>
  subgroup === 'transport-water' ||
  /^(desert-island|duck|swan|person-(surfing|swimming|rowing-boat)|spouting-whale|whale|dolphin|ring-buoy|.*merpeople|shark|otter|seal|goose)$/.test(
    icon,
  );

const containers =
  /^(egg|bowl|plate|vase|mug|glass|bottle|bucket|basket|package|chest|cage|jar|amphora|pot-of-food|barrel|shelf|fork-and-knife-with-plate|bathtub|wastebasket|shopping-cart|bowl-with-spoon|tumbler-glass|fridge|nest-with-eggs|.*shoe|.*boot|backpack|pond|handbag|teacup-without-handle|beverage-box|wine-glass|shallow-pan-of-food)$/;
export const isContainer = ({ icon }: Drawing): boolean => containers.test(icon);

/** What hangs on a wall. */
export const isHung = ({ icon }: Drawing): boolean =>
  /^(?:window|framed-picture|mirror|mantelpiece-clock|curtain|tear-off-calendar|spiral-calendar|.*-(?:oclock|thirty))$/.test(icon);

/** What is built, and stands on the ground with its whole width. */
export const isBuilt = ({ icon, subgroup }: Drawing): boolean =>
  /^place-(?:building|religious)$/.test(subgroup) &&
  !/^(?:wall|fence|stairs|bridge|column|brick|wood|rock|stadium|wedding|statue-of-liberty)$/.test(icon);

/** What one sits on. */
export const isSeat = ({ icon }: Drawing): boolean => /^(?:couch|chair|seat|bench)/.test(icon);

/** Mostly gray, so that a color is one of the gray, and not of the details. */
const gray =
  /^(top-hat|mouse|mouse-face|rat|rabbit-face|ram|shark|dodo|camera|camera-with-flash|radio|flashlight|microphone|sword|airplane|locomotive|bullet-train|articulated-lorry|flying-saucer|bathtub|oven|factory|office-building|television|((wo)?man-)?(cook|pilot|detective))$/;
export const isGray = ({ icon }: Drawing): boolean => gray.test(icon);

/** Signs and symbols, which mostly stand for something else. */
export const isSign = ({ group, subgroup }: Drawing): boolean => subgroup === 'emotion' || group === 8 || group === 9;

/** What lives have left: a word for a print, a feather or a nest is one of the craft as well, and none of these is an animal. */
const isTrace = ({ icon }: Drawing): boolean => /^(?:feather|wing|spider-web|spiral-shell|paw-prints|.*nest.*)$/.test(icon);

/** What images are taken, lit, drawn or printed with, and signs: a word for one is a word of the craft as well. */
export const isGear = (drawing: Drawing): boolean =>
  isTrace(drawing) ||
  /^(?:arts-crafts|book-paper|computer|dishware|light-video|mail|office|other-object|place-map|science|tool|writing)$/.test(
    drawing.subgroup,
  ) ||
  isSign(drawing);

/** What a room or a body has, which is of the craft only beside another word: a window light, a hot head. */
export const isFixture = ({ subgroup }: Drawing): boolean => /^(?:household|body-parts|hand.*)$/.test(subgroup);

/** What images are mostly of: what lives, grows, is eaten, is worn, or sails. */
export const isSubject = (drawing: Drawing): boolean =>
  /^(?:animal|food|plant|person(?!-symbol)|family|face-costume|clothing|transport-water|cat-face|monkey-face)/.test(drawing.subgroup) &&
  !isTrace(drawing);

export const isSmiley = ({ subgroup }: Drawing): boolean => subgroup.startsWith('face-');
export const isVehicle = ({ subgroup }: Drawing): boolean => subgroup.startsWith('transport');

/** Shows written words on itself. */
const boards =
  /^(signboard|blackboard|placard|t-shirt|page-facing-up|scroll|framed-picture|newspaper|mug|cape|rug|wall|laptop|television|desktop-computer|mobile-phone|envelope|closed-book|birthday-cake|balloon|square|large-orange-diamond|circle|shield|label|clipboard|flag|white-flag|billed-cap|skyscraper|pond|cube|notebook)$/;
export const isBoard = ({ icon }: Drawing): boolean => boards.test(icon);

/** How large the longer side of a drawing is beside a grown person (1): near enough to life that nobody stumbles, and never too small to see. */
const statures: readonly (readonly [of: (drawing: Drawing) => boolean, stature: number])[] = [
  [({ subgroup }) => subgroup === 'person-suited', 1],
  [({ icon }) => icon === 'teddy-bear', 0.5],
  [({ icon, subgroup }) => /place-/.test(subgroup) && /fence|wall|stairs|backdoor|column/.test(icon), 1.1],
  [({ icon, subgroup }) => /place-(building|religious)/.test(subgroup) && /tent|hut|fountain/.test(icon), 1.6],
  [({ subgroup }) => /place-(building|religious)/.test(subgroup), 2.2],
  [({ icon }) => /mountain|volcano|ferris|roller-coaster|circus|t-rex|sauropod/.test(icon), 2.2],
  [({ icon }) => icon === 'branch', 1.7],
  [({ icon }) => /tree|carousel|hot-air-balloon/.test(icon), 1.9],
  [({ subgroup }) => /place-/.test(subgroup), 1.4],
  [({ icon }) => /ships?|locomotive|train|bus|lorry|truck|airplane|rocket|metro/.test(icon), 1.6],
  [({ icon, subgroup }) => subgroup.startsWith('transport') && /bicycle|scooter|skateboard|skate|canoe/.test(icon), 0.95],
  [({ subgroup }) => subgroup.startsWith('transport'), 1.3],
  [({ icon }) => /elephant|giraffe|mammoth|whale|dragon/.test(icon), 1.6],
  [
    ({ icon }) =>
      /horse|cow|ox|camel|bear|gorilla|lion|tiger|deer|moose|zebra|bison|buffalo|rhino|hippo|shark|kangaroo|llama|unicorn/.test(icon),
    1.1,
  ],
  [({ icon }) => icon === 'ostrich', 1.2],
  [({ icon }) => icon === 'walrus', 1.1],
  [({ subgroup }) => /animal-bug/.test(subgroup), 0.3],
  [({ icon }) => /mouse|hamster|chick|frog|snail|chipmunk|hedgehog|^mole$|rat|bat$|worm/.test(icon), 0.42],
  [
    ({ icon, subgroup }) =>
      /bird/.test(subgroup) && !/eagle|swan|peacock|flamingo|turkey|penguin|goose|stork|heron|pelican|ostrich/.test(icon),
    0.45,
  ],
  [({ icon }) => /^(?:cat|black-cat|rabbit|squirrel|skunk)/.test(icon), 0.5],
  [({ icon }) => /cat|dog|poodle|raccoon|badger|beaver/.test(icon), 0.58],
  [({ icon, subgroup }) => subgroup === 'animal-marine' && !/whale|shark|dolphin|seal|octopus/.test(icon), 0.45],
  [({ subgroup }) => subgroup.startsWith('animal'), 0.8],
  [({ icon }) => /child|boy|girl|baby/.test(icon), 0.8],
  [({ group }) => group === 1, 1],
  [({ icon }) => /^(?:scarecrow|swing)$/.test(icon), 1.2],
  [
    ({ icon }) =>
      /^(hammock|wheelbarrow|table|bench|couch|bed|fridge|chair|bathtub|shelf|washer|oven|door|toilet|blackboard|easel)/.test(icon),
    0.95,
  ],
  [({ icon }) => /ball$|^(?:baseball|tennis|badminton|yo-yo)$/.test(icon), 0.28],
  [({ icon }) => /^basket$|bowl$/.test(icon), 0.36],
  [({ icon, subgroup }) => /^food|^drink|dishware/.test(subgroup) || /leaf|herb|clover/.test(icon), 0.42],
  [({ subgroup }) => /plant/.test(subgroup), 0.6],
  [({ group }) => group === 7 || group === 6, 0.5],
];

/** How large a drawing is beside a grown person (1). */
export const statureOf = (drawing: Drawing): number => statures.find(([of]) => of(drawing))?.[1] ?? 0.7;
