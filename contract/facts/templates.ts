/** The template gallery: ideas that open a tool filled in. Adding one is adding an entry; `scripts/covers.ts` draws its picture. */
import type { Locale } from './locales.ts';
import type { TabOf, TemplateTab } from './template-tabs.ts';
import type { TemplateTool } from './tools/catalogue.ts';
import { effects, type EffectCard } from './tools/effects.ts';
import { ratios } from './tools/choices.ts';

type ByLocale = Readonly<Record<Locale, string>>;

export type Template = {
  readonly id: string;
  /** The tool that it opens. */
  readonly tool: TemplateTool;
  readonly tab: TemplateTab;
  readonly cover: string;
  readonly name: ByLocale;
  /** What it fills in beside words: by the names of the tool's inputs. */
  readonly inputs: Readonly<Record<string, string | number>>;
  /** The words that it fills in, and into which input. */
  readonly words?: { readonly input: 'prompt' | 'text'; readonly says: ByLocale };
};

/** In the order of the locales: en, zh, fr, es, ru. */
type Five = readonly [en: string, zh: string, fr: string, es: string, ru: string];
const byLocale = ([en, zh, fr, es, ru]: Five): ByLocale => ({ en, zh, fr, es, ru });

const sticker = (id: string, tab: TabOf<'ai-sticker-maker'>, name: Five, says: Five): Template => ({
  id: `sticker-${id}`,
  tool: 'ai-sticker-maker',
  tab,
  cover: `/stickers/${id}.webp`,
  name: byLocale(name),
  inputs: { mode: 'text' },
  words: { input: 'prompt', says: byLocale(says) },
});

/** The same words and the same seed draw the same picture: with the built-in engine, that of the cover. */
const seed = 7;

const picture = (id: string, tab: TabOf<'ai-text-to-image'>, ratio: (typeof ratios)[number], name: Five, says: Five): Template => ({
  id: `picture-${id}`,
  tool: 'ai-text-to-image',
  tab,
  cover: `/templates/${id}.webp`,
  name: byLocale(name),
  inputs: { ratio, style: 'plain', seed },
  words: { input: 'prompt', says: byLocale(says) },
});

const film = (id: string, tab: TabOf<'text-to-video-ai'>, name: Five, says: Five): Template => ({
  id: `film-${id}`,
  tool: 'text-to-video-ai',
  tab,
  cover: `/templates/${id}.webp`,
  name: byLocale(name),
  inputs: { ratio: '16:9', duration: 5, seed },
  words: { input: 'prompt', says: byLocale(says) },
});

const girl = (id: string, name: Five, says: Five): Template => ({
  id: `girl-${id}`,
  tool: 'ai-girl-generator',
  tab: 'people',
  cover: `/templates/${id}.webp`,
  name: byLocale(name),
  inputs: { ratio: '3:4', style: 'plain', seed },
  words: { input: 'prompt', says: byLocale(says) },
});

const speech = (id: string, name: Five, says: Five): Template => ({
  id: `speech-${id}`,
  tool: 'ai-text-to-audio',
  tab: 'voice',
  cover: `/templates/${id}.webp`,
  name: byLocale(name),
  inputs: { voice: 'neutral' },
  words: { input: 'text', says: byLocale(says) },
});

const tabOfFamily = { halloween: 'spooky', together: 'people', style: 'style' } as const satisfies Record<
  EffectCard['family'],
  TabOf<'ai-effect'>
>;

/** Every effect card is a template of the effects, and a style one of the picture restyler too. */
const ofEffects = effects.flatMap(({ id, family, name }): Template[] => {
  const common = { tab: tabOfFamily[family], cover: `/effects/${id}.webp`, name };
  const effect: Template = { ...common, id: `effect-${id}`, tool: 'ai-effect', inputs: { effect: id } };
  const style: Template = { ...common, id: `style-${id}`, tool: 'ai-image-to-image', inputs: { style: id } };
  return family === 'style' ? [effect, style] : [effect];
});

export const templates: readonly Template[] = [
  sticker(
    'fox',
    'animals',
    ['Forest fox', '森林狐狸', 'Renard des bois', 'Zorro del bosque', 'Лесная лиса'],
    ['a red fox in the forest', '森林里的红狐狸', 'un renard roux dans la forêt', 'un zorro rojo en el bosque', 'рыжая лиса в лесу'],
  ),
  picture(
    'lake-dawn',
    'nature',
    '4:3',
    ['Lake at dawn', '黎明的湖', 'Lac à l’aube', 'Lago al amanecer', 'Озеро на рассвете'],
    [
      'a lake at sunrise, mountains and a sailboat',
      '日出时的湖，有山和一只帆船',
      'un lac au lever du soleil, des montagnes et un voilier',
      'un lago al amanecer, montañas y un velero',
      'озеро на восходе, горы и парусник',
    ],
  ),
  film(
    'stars-flight',
    'space',
    ['Flight to the stars', '飞向群星', 'Vol vers les étoiles', 'Vuelo a las estrellas', 'Полёт к звёздам'],
    [
      'a rocket among the stars at night',
      '夜里群星间的火箭',
      'une fusée parmi les étoiles la nuit',
      'un cohete entre las estrellas de noche',
      'ракета среди звёзд ночью',
    ],
  ),
  sticker(
    'octopus',
    'animals',
    ['Sea octopus', '海里的章鱼', 'Pieuvre des mers', 'Pulpo marino', 'Морской осьминог'],
    ['an octopus in the blue sea', '蓝色大海里的章鱼', 'une pieuvre dans la mer bleue', 'un pulpo en el mar azul', 'осьминог в синем море'],
  ),
  sticker(
    'rocket',
    'space',
    ['Star rocket', '星际火箭', 'Fusée étoilée', 'Cohete estelar', 'Звёздная ракета'],
    ['a rocket among stars', '群星间的火箭', 'une fusée parmi les étoiles', 'un cohete entre estrellas', 'ракета среди звёзд'],
  ),
  picture(
    'desert-moon',
    'nature',
    '16:9',
    ['Desert under the moon', '月下沙漠', 'Désert sous la lune', 'Desierto bajo la luna', 'Пустыня под луной'],
    [
      'a desert at night under a full moon, a cactus',
      '满月下的夜晚沙漠，有一株仙人掌',
      'un désert la nuit sous la pleine lune, un cactus',
      'un desierto de noche bajo la luna llena, un cactus',
      'пустыня ночью под полной луной, кактус',
    ],
  ),
  sticker(
    'unicorn',
    'animals',
    ['Rainbow unicorn', '彩虹独角兽', 'Licorne arc-en-ciel', 'Unicornio arcoíris', 'Радужный единорог'],
    ['a unicorn with a rainbow', '彩虹下的独角兽', 'une licorne avec un arc-en-ciel', 'un unicornio con un arcoíris', 'единорог и радуга'],
  ),
  picture(
    'snow-village',
    'seasons',
    '4:3',
    ['Village in the snow', '雪中村庄', 'Village sous la neige', 'Pueblo nevado', 'Деревня в снегу'],
    [
      'a house and a Christmas tree in the snow at night',
      '夜里雪中的房子和圣诞树',
      'une maison et un sapin de Noël dans la neige la nuit',
      'una casa y un árbol de Navidad en la nieve de noche',
      'дом и рождественская ёлка в снегу ночью',
    ],
  ),
  sticker(
    'cupcake',
    'things',
    ['Sweet cupcake', '甜蜜纸杯蛋糕', 'Cupcake gourmand', 'Cupcake dulce', 'Сладкий капкейк'],
    ['a pink cupcake', '粉色纸杯蛋糕', 'un cupcake rose', 'un cupcake rosa', 'розовый капкейк'],
  ),
  film(
    'dolphin-sunset',
    'nature',
    ['Dolphin at sunset', '日落海豚', 'Dauphin au couchant', 'Delfín al atardecer', 'Дельфин на закате'],
    [
      'a dolphin in the sea at sunset',
      '日落时海里的海豚',
      'un dauphin dans la mer au coucher du soleil',
      'un delfín en el mar al atardecer',
      'дельфин в море на закате',
    ],
  ),
  sticker(
    'christmas',
    'seasons',
    ['Christmas tree', '圣诞树', 'Sapin de Noël', 'Árbol de Navidad', 'Рождественская ёлка'],
    [
      'a Christmas tree in the snow',
      '雪中的圣诞树',
      'un sapin de Noël sous la neige',
      'un árbol de Navidad en la nieve',
      'рождественская ёлка в снегу',
    ],
  ),
  picture(
    'city-night',
    'places',
    '9:16',
    ['City at night', '城市之夜', 'Ville la nuit', 'Ciudad de noche', 'Ночной город'],
    [
      'a city at night in the rain, a car',
      '雨夜的城市，有一辆汽车',
      'une ville la nuit sous la pluie, une voiture',
      'una ciudad de noche bajo la lluvia, un coche',
      'город ночью под дождём, машина',
    ],
  ),
  sticker(
    'car',
    'things',
    ['Little car', '小汽车', 'Petite voiture', 'Cochecito', 'Машинка'],
    ['a red car', '红色小汽车', 'une voiture rouge', 'un coche rojo', 'красная машина'],
  ),
  sticker(
    'butterfly',
    'animals',
    ['Meadow butterfly', '草地蝴蝶', 'Papillon des prés', 'Mariposa del prado', 'Луговая бабочка'],
    ['a butterfly on a flower', '花上的蝴蝶', 'un papillon sur une fleur', 'una mariposa sobre una flor', 'бабочка на цветке'],
  ),
  picture(
    'whale-deep',
    'animals',
    '16:9',
    ['Whale in the deep', '深海鲸鱼', 'Baleine des profondeurs', 'Ballena en lo profundo', 'Кит в глубине'],
    [
      'a whale in the deep blue sea with fish',
      '深蓝大海里的鲸鱼和鱼群',
      'une baleine dans la mer bleue profonde avec des poissons',
      'una ballena en el mar azul profundo con peces',
      'кит в глубоком синем море с рыбами',
    ],
  ),
  sticker(
    'dog',
    'animals',
    ['Good dog', '乖狗狗', 'Bon chien', 'Perro bueno', 'Хороший пёс'],
    ['a happy dog', '开心的小狗', 'un chien heureux', 'un perro feliz', 'весёлая собака'],
  ),
  film(
    'snow-owl',
    'seasons',
    ['Snowy owl wood', '雪林猫头鹰', 'Hibou dans la neige', 'Búho en la nieve', 'Сова в снегу'],
    [
      'an owl in a snowy forest at night',
      '夜里雪林中的猫头鹰',
      'un hibou dans une forêt enneigée la nuit',
      'un búho en un bosque nevado de noche',
      'сова в снежном лесу ночью',
    ],
  ),
  sticker(
    'mushroom',
    'nature',
    ['Fairy mushroom', '童话蘑菇', 'Champignon de conte', 'Seta de cuento', 'Сказочный гриб'],
    [
      'a red mushroom in the forest',
      '森林里的红蘑菇',
      'un champignon rouge dans la forêt',
      'una seta roja en el bosque',
      'красный гриб в лесу',
    ],
  ),
  picture(
    'castle-hill',
    'places',
    '4:3',
    ['Castle on the hill', '山丘城堡', 'Château sur la colline', 'Castillo en la colina', 'Замок на холме'],
    [
      'a castle on a green hill at sunset',
      '日落时绿色山丘上的城堡',
      'un château sur une colline verte au coucher du soleil',
      'un castillo en una colina verde al atardecer',
      'замок на зелёном холме на закате',
    ],
  ),
  sticker(
    'flower',
    'nature',
    ['Cherry blossom', '樱花', 'Fleur de cerisier', 'Flor de cerezo', 'Цветок вишни'],
    ['a pink flower', '粉色的花', 'une fleur rose', 'una flor rosa', 'розовый цветок'],
  ),
  sticker(
    'crown',
    'things',
    ['Golden crown', '金色皇冠', 'Couronne dorée', 'Corona dorada', 'Золотая корона'],
    ['a golden crown', '金色的皇冠', 'une couronne dorée', 'una corona dorada', 'золотая корона'],
  ),
  picture(
    'ringed-planet',
    'space',
    '1:1',
    ['Ringed planet', '带环的行星', 'Planète aux anneaux', 'Planeta con anillos', 'Планета с кольцами'],
    [
      'a planet among the stars at night',
      '夜里群星间的行星',
      'une planète parmi les étoiles la nuit',
      'un planeta entre las estrellas de noche',
      'планета среди звёзд ночью',
    ],
  ),
  sticker(
    'sunglasses',
    'things',
    ['Cool face', '墨镜表情', 'Visage cool', 'Cara con gafas', 'Крутая рожица'],
    [
      'a smiling face with sunglasses',
      '戴墨镜的笑脸',
      'un visage souriant avec des lunettes de soleil',
      'una cara sonriente con gafas de sol',
      'улыбка в солнечных очках',
    ],
  ),
  film(
    'rainy-city',
    'places',
    ['Rain over the city', '城市之雨', 'Pluie sur la ville', 'Lluvia en la ciudad', 'Дождь над городом'],
    [
      'rain over a city at night',
      '夜晚城市上空的雨',
      'la pluie sur une ville la nuit',
      'lluvia sobre una ciudad de noche',
      'дождь над городом ночью',
    ],
  ),
  sticker(
    'wand',
    'things',
    ['Magic wand', '魔法棒', 'Baguette magique', 'Varita mágica', 'Волшебная палочка'],
    [
      'a magic wand with a star',
      '带星星的魔法棒',
      'une baguette magique avec une étoile',
      'una varita mágica con una estrella',
      'волшебная палочка со звездой',
    ],
  ),
  sticker(
    'nails',
    'things',
    ['Nail polish', '美甲', 'Vernis à ongles', 'Esmalte de uñas', 'Лак для ногтей'],
    ['pink nail polish', '粉色指甲油', 'du vernis à ongles rose', 'esmalte de uñas rosa', 'розовый лак для ногтей'],
  ),
  girl(
    'painter',
    ['The painter', '女画家', 'La peintre', 'La pintora', 'Художница'],
    [
      'an adult woman, a painter in her studio, morning light',
      '一位成年女画家在画室里，晨光',
      'une femme adulte, peintre dans son atelier, lumière du matin',
      'una mujer adulta, pintora en su estudio, luz de la mañana',
      'взрослая женщина, художница в мастерской, утренний свет',
    ],
  ),
  girl(
    'astronaut',
    ['The astronaut', '女宇航员', 'L’astronaute', 'La astronauta', 'Космонавтка'],
    [
      'an adult woman astronaut among the stars',
      '群星间的成年女宇航员',
      'une femme adulte astronaute parmi les étoiles',
      'una mujer adulta astronauta entre las estrellas',
      'взрослая женщина-космонавт среди звёзд',
    ],
  ),
  speech(
    'welcome',
    ['Welcome message', '欢迎词', 'Message d’accueil', 'Mensaje de bienvenida', 'Приветствие'],
    [
      'Hello and welcome. We are glad that you are here. Please take a seat, we will begin in a moment.',
      '您好，欢迎光临。很高兴见到您。请先就座，我们马上开始。',
      'Bonjour et bienvenue. Nous sommes heureux de vous voir. Prenez place, nous commençons dans un instant.',
      'Hola, te damos la bienvenida. Nos alegra que estés aquí. Toma asiento, empezamos enseguida.',
      'Здравствуйте и добро пожаловать. Мы рады вас видеть. Присаживайтесь, сейчас начнём.',
    ],
  ),
  speech(
    'bedtime',
    ['Bedtime story', '睡前故事', 'Histoire du soir', 'Cuento para dormir', 'Сказка на ночь'],
    [
      'Once upon a time a little fox looked for the moon. It climbed the highest hill, and there the moon was, waiting.',
      '从前，有一只小狐狸去找月亮。它爬上最高的山丘，月亮正在那里等它。',
      'Il était une fois un petit renard qui cherchait la lune. Il grimpa sur la plus haute colline, et la lune l’y attendait.',
      'Había una vez un zorrito que buscaba la luna. Subió a la colina más alta, y allí lo esperaba la luna.',
      'Жила-была лисичка, которая искала луну. Она поднялась на самый высокий холм, а там её уже ждала луна.',
    ],
  ),
  speech(
    'podcast',
    ['Podcast opening', '播客开场', 'Ouverture de podcast', 'Apertura de pódcast', 'Начало подкаста'],
    [
      'You are listening to a show about small things that changed the world. Today: the paper clip.',
      '你正在收听一档讲述改变世界的小东西的节目。今天的主角：回形针。',
      'Vous écoutez une émission sur les petites choses qui ont changé le monde. Aujourd’hui : le trombone.',
      'Estás escuchando un programa sobre las pequeñas cosas que cambiaron el mundo. Hoy: el clip.',
      'Вы слушаете передачу о маленьких вещах, которые изменили мир. Сегодня — скрепка.',
    ],
  ),
  ...ofEffects,
];

/** What a template fills in, in a language. */
export const inputsOfTemplate = ({ inputs, words }: Template, locale: Locale): Record<string, string | number> => ({
  ...inputs,
  ...(words && { [words.input]: words.says[locale] }),
  ...(words?.input === 'text' && { language: locale }),
});
