import type { NamespaceLoginTranslation } from '../../generated/types.ts';

const login = {
  description: 'Войдите или зарегистрируйтесь: работы на всех устройствах, бесплатные кредиты каждый день и управление подпиской.',
  titles: {
    login: 'Вход',
    register: 'Регистрация',
    reset: 'Сброс пароля',
    verify: 'Вход',
  },
  submit: {
    login: 'Войти',
    register: 'Зарегистрироваться',
    reset: 'Подтвердить',
    verify: 'Войти',
  },
  leads: {
    login: 'С возвращением.',
    register: 'Бесплатные кредиты каждый день. Карта не нужна.',
    reset: 'Мы отправим код на вашу почту.',
    verify: 'Чтобы убедиться, что это вы, введите код, который мы отправили вам на почту.',
  },
  email: 'Эл. почта',
  password: 'Пароль',
  newPassword: 'Новый пароль',
  code: 'Код подтверждения',
  send: 'Отправить код',
  sending: 'Отправка…',
  resend: 'Отправить снова через {0} с',
  showPassword: 'Показать пароль',
  passwordHint: 'От 6 до 20 символов: строчная буква, заглавная буква и цифра.',
  or: 'или',
  google: 'Продолжить с Google',
  haveAccount: 'Уже есть аккаунт?',
  toLogin: 'Войти',
  toRegister: 'Зарегистрироваться',
  toReset: 'Забыли пароль?',
  cancelReset: 'Отменить сброс пароля',
  artTitle: 'Создайте что-нибудь сегодня',
  artBody: 'Бесплатные кредиты ждут вас каждый день: {0|number}.',
  rules: {
    emailRule1: 'Проверьте адрес эл. почты: в нём ошибка.',
    passwordRule: 'От 6 до 20 символов, среди них строчная буква, заглавная буква и цифра.',
    codeRule: 'Введите код из письма.',
  },
  problem: {
    networkProblem: 'Сервер не отвечает. Проверьте подключение и попробуйте ещё раз.',
  },
} satisfies NamespaceLoginTranslation;

export default login;
