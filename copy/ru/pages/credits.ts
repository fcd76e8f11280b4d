import type { NamespaceCreditsTranslation } from '../../generated/types.ts';

const credits = {
  title: 'Ваши кредиты',
  left: 'осталось',
  used: 'Потрачено сегодня',
  reward: 'За приглашения',
  daily: 'Каждый день',
  note: 'Дневные кредиты обновляются каждый день и сгорают вместе с ним.',
  action: 'Создать что-нибудь',
  failed: 'Не удалось получить баланс.',
  grants: { title: 'Из чего он состоит', until: 'до {0}', lasting: 'не сгорают', failed: 'Не удалось получить состав баланса.' },
} satisfies NamespaceCreditsTranslation;

export default credits;
