import type { NamespaceCreditsTranslation } from '../../generated/types.ts';

const credits = {
  title: 'Ваши кредиты',
  left: 'осталось',
  used: 'Потрачено сегодня',
  reward: 'За приглашения',
  daily: 'Бесплатные кредиты на день',
  note: 'Бесплатные кредиты на день сгорают в полночь.',
  action: 'Создать что-нибудь',
  failed: 'Не удалось загрузить баланс.',
  grants: { title: 'Откуда ваши кредиты', until: 'до {0}', lasting: 'не сгорают', failed: 'Не удалось загрузить подробности.' },
} satisfies NamespaceCreditsTranslation;

export default credits;
