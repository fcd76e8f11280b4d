import type { NamespaceContactUsTranslation } from '../../generated/types.ts';

const contactUs = {
  title: 'Связаться с нами',
  lead: 'Расскажите, что у вас на уме. Письмо прочтёт человек и ответит по почте.',
  description: 'Напишите команде Iridia: вопросы, платежи, неполадки и всё остальное.',
  topic: 'О чём речь?',
  topics: { question: 'Вопрос', billing: 'Платежи и кредиты', problem: 'Что-то не работает', other: 'Другое' },
  email: 'Ваша почта',
  message: 'Ваше сообщение',
  placeholder: 'Что случилось и чего вы ожидали?',
  send: 'Отправить',
  errors: {
    required: 'Это нужно заполнить.',
    tooLong: 'Слишком длинно: не больше {0|number} {{символов|символа|символов|символов|символов|символа}}.',
    email: 'Это не похоже на адрес почты.',
    other: 'Здесь что-то не так.',
  },
  sent: {
    title: 'Сообщение получено',
    body: 'Спасибо. Мы ответим на указанный адрес.',
    another: 'Написать ещё одно сообщение',
  },
} satisfies NamespaceContactUsTranslation;

export default contactUs;
