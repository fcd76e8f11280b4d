import type { NamespaceLoginTranslation } from '../../generated/types.ts';

const login = {
  description: 'Войдите или создайте учётную запись, чтобы ваши работы были на всех устройствах.',
  titles: {
    login: 'Вход',
    register: 'Новая учётная запись',
    reset: 'Сброс пароля',
    verify: 'Вход',
  },
  submit: {
    login: 'Войти',
    register: 'Создать учётную запись',
    reset: 'Подтвердить',
    verify: 'Войти',
  },
  leads: {
    login: 'Рады видеть вас снова.',
    register: 'Бесплатные кредиты каждый день. Карта не нужна.',
    reset: 'Мы отправим код на ваш адрес.',
    verify: 'Чтобы убедиться, что это вы, введите и код из письма.',
  },
  email: 'Эл. почта',
  password: 'Пароль',
  newPassword: 'Новый пароль',
  code: 'Код подтверждения',
  send: 'Отправить код',
  sending: 'Отправка…',
  resend: 'Повтор через {0} с',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  passwordHint: 'От 6 до 20 знаков: строчная и прописная буква и цифра.',
  or: 'или',
  google: 'Продолжить с Google',
  haveAccount: 'Уже есть учётная запись?',
  toLogin: 'Войти',
  toRegister: 'Создать учётную запись',
  toReset: 'Забыли пароль',
  cancelReset: 'Отменить сброс пароля',
  artTitle: 'Создайте что-нибудь сегодня',
  artBody: 'Каждый день вас ждут {0|number} {{кредитов|кредит|кредита|кредита|кредитов|кредита}}.',
  rules: {
    emailRule1: 'Это не похоже на адрес электронной почты.',
    passwordRule: 'От 6 до 20 знаков, хотя бы одна строчная, одна прописная буква и одна цифра.',
    codeRule: 'Введите код из письма.',
  },
  problem: {
    networkProblem: 'Сервер недоступен. Попробуйте ещё раз.',
  },
} satisfies NamespaceLoginTranslation;

export default login;
