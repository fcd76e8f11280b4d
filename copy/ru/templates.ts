import type { TemplateWords } from '../types/templates.ts';

const templates: TemplateWords = {
  'sticker-fox': { name: 'Лесная лиса', says: 'рыжая лиса в лесу' },
  'picture-lake-dawn': { name: 'Озеро на рассвете', says: 'озеро на восходе, горы и парусник' },
  'film-stars-flight': { name: 'Полёт к звёздам', says: 'ракета среди звёзд ночью' },
  'sticker-octopus': { name: 'Осьминог в море', says: 'осьминог в синем море' },
  'sticker-rocket': { name: 'Звёздная ракета', says: 'ракета среди звёзд' },
  'picture-desert-moon': { name: 'Пустыня под луной', says: 'пустыня ночью под полной луной, кактус' },
  'sticker-unicorn': { name: 'Радужный единорог', says: 'единорог и радуга' },
  'picture-snow-village': { name: 'Деревня в снегу', says: 'дом и новогодняя ёлка в снегу ночью' },
  'sticker-cupcake': { name: 'Сладкий капкейк', says: 'розовый капкейк' },
  'film-dolphin-sunset': { name: 'Дельфин на закате', says: 'дельфин в море на закате' },
  'sticker-christmas': { name: 'Новогодняя ёлка', says: 'новогодняя ёлка в снегу' },
  'picture-city-night': { name: 'Ночной город', says: 'город ночью под дождём, машина' },
  'sticker-car': { name: 'Машинка', says: 'красная машина' },
  'sticker-butterfly': { name: 'Бабочка на лугу', says: 'бабочка на цветке' },
  'picture-whale-deep': { name: 'Кит в глубине', says: 'кит в глубоком синем море с рыбами' },
  'sticker-dog': { name: 'Хороший пёс', says: 'весёлая собака' },
  'film-snow-owl': { name: 'Сова в снегу', says: 'сова в снежном лесу ночью' },
  'sticker-mushroom': { name: 'Сказочный гриб', says: 'красный гриб в лесу' },
  'picture-castle-hill': { name: 'Замок на холме', says: 'замок на зелёном холме на закате' },
  'sticker-flower': { name: 'Цветок вишни', says: 'розовый цветок' },
  'sticker-crown': { name: 'Золотая корона', says: 'золотая корона' },
  'picture-ringed-planet': { name: 'Планета с кольцами', says: 'планета среди звёзд ночью' },
  'sticker-sunglasses': { name: 'Смайлик в очках', says: 'смайлик в солнечных очках' },
  'film-rainy-city': { name: 'Дождь над городом', says: 'дождь над городом ночью' },
  'sticker-wand': { name: 'Волшебная палочка', says: 'волшебная палочка со звездой' },
  'sticker-nails': { name: 'Лак для ногтей', says: 'розовый лак для ногтей' },
  'girl-freckles': {
    name: 'Веснушки и очки',
    says: 'взрослая женщина с короткими рыжими волосами, в круглых очках, веснушки, улыбается, в саду',
  },
  'girl-earrings': { name: 'Дама с серьгами', says: 'пожилая женщина с седыми волосами и серьгами, улыбается, ночью' },
  'speech-welcome': { name: 'Приветствие', says: 'Здравствуйте и добро пожаловать. Мы рады вас видеть. Присаживайтесь, сейчас начнём.' },
  'speech-bedtime': {
    name: 'Сказка на ночь',
    says: 'Жила-была лисичка, которая искала луну. Она поднялась на самый высокий холм, а там её уже ждала луна.',
  },
  'speech-podcast': { name: 'Начало подкаста', says: 'Вы слушаете выпуск о маленьких вещах, которые изменили мир. Сегодня — скрепка.' },
};

export default templates;
