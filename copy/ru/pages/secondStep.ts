import type { NamespaceSecondStepTranslation } from '../../generated/types.ts';

const secondStep = {
  title: 'Подтвердите, что это вы',
  lead: 'Введите код, который сейчас показывает приложение с кодами. Если его нет под рукой, подойдёт код восстановления.',
  code: 'Код',
  hint: '6 цифр или код восстановления',
  submit: 'Продолжить',
  passkey: 'Использовать ключ доступа',
  waiting: 'Следуйте указаниям браузера',
  alone: 'Войти с ключом доступа',
  aloneLead: 'Браузер попросит ключ доступа.',
  again: 'Повторить',
  back: 'Назад',
  lost: 'Не осталось ни кода, ни ключа? Напишите нам на странице «Контакты».',
} satisfies NamespaceSecondStepTranslation;

export default secondStep;
