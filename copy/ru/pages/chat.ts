import type { NamespaceChatTranslation } from '../../generated/types.ts';

const chat = {
  log: 'Беседа',
  help: 'Помощник: отвечает по нашим страницам',
  model: 'Языковая модель: может ошибаться',
  asking: 'Подключаемся…',
  free: 'Бесплатно',
  eachAnswer: '{0|number} {{кредитов|кредит|кредита|кредита|кредитов|кредита}} за ответ',
  empty: 'Что вам подсказать?',
  emptyBody: 'Спрашивайте своими словами. Ничего не уйдёт, пока вы не нажмёте «Отправить».',
  samples: {
    sticker: 'Как сделать стикер из фотографии?',
    credits: 'Что будет с кредитами, если ничего не получилось?',
    price: 'Сколько стоит подписка?',
    delete: 'Как удалить аккаунт?',
  },
  you: 'Вы',
  assistant: 'Iridia',
  writing: 'Пишет…',
  message: 'Ваше сообщение',
  placeholder: 'Задайте вопрос',
  hint: 'Enter отправляет, Shift + Enter переносит строку.',
  send: 'Отправить',
  stop: 'Остановить',
  clear: 'Новая беседа',
  broken: 'Ответ прервался. Ваш вопрос на месте.',
  signIn: 'Войдите, и мы ответим на ваш вопрос.',
  kept: 'Переписка остаётся в этой вкладке.',
} satisfies NamespaceChatTranslation;

export default chat;
