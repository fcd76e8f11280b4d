import type { NamespaceOperatorSettingsTranslation } from '../../generated/types.ts';

const operatorSettings = {
  title: 'Настройки: что меняется без перезапуска',
  description: 'Для тех, кто ведёт этот сайт: бесплатные кредиты, кто ведёт сайт, какие инструменты и модели ИИ включены. Без перезапуска.',
  heading: 'Настройки',
  lead: 'Изменение вступает в силу за несколько секунд, без перезапуска. Последнее можно отменить.',
  show: 'Показать',
  kinds: { general: 'Общие', costs: 'Кредиты', offers: 'Цены', limits: 'Лимиты', engines: 'Модели ИИ', tools: 'Инструменты' },
  empty: 'Здесь нечего настраивать.',
  names: {
    dailyCredits: 'Бесплатных кредитов в день',
    allowancesPerAddress: 'Сколько посетителей с одного адреса получают их за день',
    operatorName: 'Кто ведёт сайт',
    operatorAddress: 'Почтовый адрес',
    operatorLaw: 'Право и суды',
  },
  costs: {
    image: 'Изображение',
    gif: 'GIF',
    video: 'Видео, созданное моделью ИИ',
    audio: 'Аудио',
    text: 'Ответ в чате от внешней модели',
    composedVideo: 'Видео без модели ИИ',
  },
  offer: '{0} (рядом с {1}) · {2}',
  terms: { price: 'Цена', crossedOut: 'Зачёркнутая цена рядом', credits: 'Кредиты, для подписки — в месяц' },
  limits: {
    uploadMegabytesByVisitor: 'Сколько мегабайт посетитель может загрузить за день',
    uploadMegabytesByUser: 'Сколько мегабайт пользователь может загрузить за день',
    uploadMegabytesByAddress: 'Сколько мегабайт может прийти с одного сетевого адреса за день',
    generationByAddress: 'Созданий с одного сетевого адреса за десять минут',
    chatByAccount: 'Сообщений в чате от одного аккаунта за десять минут',
    codeByAddress: 'Кодов по почте для одного сетевого адреса за час',
    contactByAccount: 'Писем от одного аккаунта через страницу контактов за час',
  },
  on: 'Включено',
  off: 'Выключено',
  none: 'Не указано',
  configured: 'Как в конфигурации',
  instead: 'В конфигурации: {0}',
  value: 'Новое значение',
  acts: {
    change: { label: 'Изменить', body: 'Новое значение подействует для всех через несколько секунд.' },
    offer: { body: 'Для новых покупок. Действующие подписки сохраняют свою цену.' },
    turnOn: { label: 'Включить', body: 'Снова можно создавать новое.' },
    turnOff: { label: 'Выключить', body: 'Новое создать нельзя. Начатое будет доделано.' },
    undo: { label: 'Отменить изменение', body: 'Всё станет как до последнего изменения.' },
  },
  changes: 'Последние изменения',
  columns: { id: 'Настройка', value: 'Сейчас', configured: 'В конфигурации', changed: 'Изменено' },
} satisfies NamespaceOperatorSettingsTranslation;

export default operatorSettings;
