import type { NamespaceLegalTranslation } from '../../generated/types.ts';

const legal = {
  updated: 'Последнее обновление: {0}',
  operator: {
    title: 'Кто отвечает за сайт',
    body: '«Мы» в этом тексте — те, кто ведёт этот сайт. Написать нам можно и на странице «Контакты».',
    name: 'Имя или название',
    address: 'Почтовый адрес',
    email: 'Эл. почта',
    law: 'Право и суд',
    missing: 'Пока не указано',
  },
  changes: 'Что изменилось',
} satisfies NamespaceLegalTranslation;

export default legal;
