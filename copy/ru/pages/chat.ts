import type { NamespaceChatTranslation } from '../../generated/types.ts';

const chat = {
  log: 'Беседа',
  help: 'Справочный помощник: отвечает по нашим страницам',
  model: 'Языковая модель: может ошибаться',
  asking: 'Узнаём, кто отвечает…',
  free: 'Бесплатно',
  eachAnswer: '{0|number} {{кредитов|кредит|кредита|кредита|кредитов|кредита}} за ответ',
  empty: 'Что вам подсказать?',
  emptyBody: 'Спрашивайте своими словами. До нажатия ничего не отправляется.',
  samples: {
    sticker: 'Как сделать стикер из фотографии?',
    credits: 'Что будет с кредитами, если задание не удалось?',
    price: 'Сколько стоит подписка?',
    delete: 'Как удалить аккаунт?',
  },
  you: 'Вы',
  assistant: 'Iridia',
  writing: 'Пишет…',
  message: 'Ваше сообщение',
  placeholder: 'Спросите о чём-нибудь',
  hint: 'Enter отправляет, Shift + Enter переносит строку.',
  send: 'Отправить',
  stop: 'Остановить',
  clear: 'Новая беседа',
  broken: 'Ответ прервался. Ваш вопрос сохранён.',
  signIn: 'Мы ответим на ваш вопрос после входа.',
  kept: 'Хранится только в этой вкладке.',
} satisfies NamespaceChatTranslation;

export default chat;
