import type { NamespaceContactUsTranslation } from '../../generated/types.ts';

const contactUs = {
  title: 'Контакты',
  lead: 'Задайте вопрос или расскажите, что случилось. Сообщение прочтёт человек и ответит по почте.',
  description:
    'Вопрос, оплата, неполадка или идея: напишите людям, которые делают Iridia. Человек прочтёт каждое сообщение и ответит по почте.',
  topic: 'О чём речь?',
  topics: { question: 'Вопрос', billing: 'Платежи и кредиты', problem: 'Что-то не работает', other: 'Другое' },
  email: 'Ваша эл. почта',
  message: 'Ваше сообщение',
  placeholder: 'Что случилось и чего вы ожидали?',
  send: 'Отправить',
  errors: {
    required: 'Заполните это поле.',
    tooLong: 'Сократите до {0|number} {{символов|символа|символов|символов|символов|символа}}.',
    email: 'Проверьте адрес эл. почты: в нём ошибка.',
    other: 'Проверьте это поле.',
  },
  sent: {
    title: 'Сообщение отправлено',
    body: 'Спасибо. Ответ придёт на адрес, который вы указали.',
    another: 'Написать ещё',
  },
} satisfies NamespaceContactUsTranslation;

export default contactUs;
