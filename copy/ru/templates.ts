import type { TemplateWords } from '../types/templates.ts';

const templates: TemplateWords = {
  'sticker-fox': { name: 'Лесная лиса', prompt: 'рыжая лиса в лесу' },
  'picture-lake-dawn': { name: 'Озеро на рассвете', prompt: 'озеро на восходе, горы и парусник' },
  'film-stars-flight': { name: 'Полёт к звёздам', prompt: 'ракета среди звёзд ночью' },
  'sticker-octopus': { name: 'Осьминог в море', prompt: 'осьминог в синем море' },
  'sticker-rocket': { name: 'Звёздная ракета', prompt: 'ракета среди звёзд' },
  'picture-desert-moon': { name: 'Пустыня под луной', prompt: 'пустыня ночью под полной луной, кактус' },
  'sticker-unicorn': { name: 'Радужный единорог', prompt: 'единорог и радуга' },
  'picture-snow-village': { name: 'Деревня в снегу', prompt: 'дом и новогодняя ёлка в снегу ночью' },
  'sticker-cupcake': { name: 'Сладкий капкейк', prompt: 'розовый капкейк' },
  'film-dolphin-sunset': { name: 'Дельфин на закате', prompt: 'дельфин в море на закате' },
  'sticker-christmas': { name: 'Новогодняя ёлка', prompt: 'новогодняя ёлка в снегу' },
  'picture-city-night': { name: 'Ночной город', prompt: 'город ночью под дождём, машина' },
  'sticker-car': { name: 'Машинка', prompt: 'красная машина' },
  'sticker-butterfly': { name: 'Бабочка на лугу', prompt: 'бабочка на цветке' },
  'picture-whale-deep': { name: 'Кит в глубине', prompt: 'кит в глубоком синем море с рыбами' },
  'sticker-dog': { name: 'Хороший пёс', prompt: 'весёлая собака' },
  'film-snow-owl': { name: 'Сова в снегу', prompt: 'сова в снежном лесу ночью' },
  'sticker-mushroom': { name: 'Сказочный гриб', prompt: 'красный гриб в лесу' },
  'picture-castle-hill': { name: 'Замок на холме', prompt: 'замок на зелёном холме на закате' },
  'sticker-flower': { name: 'Цветок вишни', prompt: 'розовый цветок' },
  'sticker-crown': { name: 'Золотая корона', prompt: 'золотая корона' },
  'picture-ringed-planet': { name: 'Планета с кольцами', prompt: 'планета среди звёзд ночью' },
  'sticker-sunglasses': { name: 'Смайлик в очках', prompt: 'смайлик в солнечных очках' },
  'film-rainy-city': { name: 'Дождь над городом', prompt: 'дождь над городом ночью' },
  'sticker-wand': { name: 'Волшебная палочка', prompt: 'волшебная палочка со звездой' },
  'sticker-nails': { name: 'Лак для ногтей', prompt: 'розовый лак для ногтей' },
  'girl-freckles': {
    name: 'Веснушки и очки',
    prompt: 'взрослая женщина с короткими рыжими волосами, в круглых очках, веснушки, улыбается, в саду',
  },
  'girl-earrings': { name: 'Дама с серьгами', prompt: 'пожилая женщина с седыми волосами и серьгами, улыбается, ночью' },
  'speech-welcome': { name: 'Приветствие', prompt: 'Здравствуйте и добро пожаловать. Мы рады вас видеть. Присаживайтесь, сейчас начнём.' },
  'speech-bedtime': {
    name: 'Сказка на ночь',
    prompt: 'Жила-была лисичка, которая искала луну. Она поднялась на самый высокий холм, а там её уже ждала луна.',
  },
  'speech-podcast': { name: 'Начало подкаста', prompt: 'Вы слушаете выпуск о маленьких вещах, которые изменили мир. Сегодня — скрепка.' },
};

export default templates;
