import type { NamespaceToolTranslation } from '../../generated/types.ts';

const tool = {
  picture: 'Ваш снимок',
  prompt: 'Что на нём будет?',
  seed: 'Зерно',
  seedHint: 'Те же слова и то же зерно дают ту же картинку.',
  seedAny: 'любое',
  how: 'Как это работает',
  reasons: 'Почему здесь',
  questions: 'Вопросы',
  allTitle: 'Все инструменты',
  allLead: 'Каждый говорит, что делает, сколько стоит и какой движок работает.',
  unservedCard: 'Сейчас на этом сайте недоступно',
} satisfies NamespaceToolTranslation;

export default tool;
