import type { NamespaceCreditsTranslation } from '../../i18n-types.ts';

const credits = {
  title: 'Ваши кредиты',
  left: 'осталось',
  used: 'Потрачено сегодня',
  reward: 'За приглашения',
  daily: 'Каждый день',
  note: 'Дневные кредиты обновляются каждый день и сгорают вместе с ним.',
  action: 'Создать что-нибудь',
  failed: 'Не удалось получить баланс.',
} satisfies NamespaceCreditsTranslation;

export default credits;
