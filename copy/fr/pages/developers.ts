import type { NamespaceDevelopersTranslation } from '../../generated/types.ts';

const developers = {
  title: 'API : créer images et vidéos par programme',
  description:
    'Utilisez Iridia depuis vos programmes : créez une clé, lancez l’un des trois exemples en curl, TypeScript ou Python, et consultez chaque appel.',
  lead: 'Tout ce que vous créez sur ce site, vos programmes peuvent le créer aussi, avec une clé, votre compte et vos crédits.',
  key: {
    title: '1. Créer une clé',
    body: 'Autorisez-la à voir et à créer. Indiquez ensuite à votre programme l’adresse du site et la clé.',
    open: 'Créer une clé dans les paramètres',
  },
  make: {
    title: '2. Créer quelque chose',
    body: 'Chacun de ces programmes crée un sticker à partir de quelques mots, attend le résultat et l’enregistre dans un fichier.',
  },
  more: {
    title: 'Bon à savoir',
    document: 'Tous les appels, avec les champs de chaque outil, dans un document OpenAPI 3.1 :',
    tools: 'Les outils, leur prix et leur disponibilité du moment :',
    answers:
      'Une réponse contient un code, un message et des données. Le code 100000 signifie que tout s’est bien passé. Pour tout autre code, le message explique le refus.',
    repeat: 'Joignez un en-tête Idempotency-Key à ce qui coûte des crédits : si vous répétez la requête, elle n’est facturée qu’une fois.',
    limits:
      'Les prix, les règles et les limites sont les mêmes que sur le site. Vous retrouvez tout dans « Mes créations », avec le même marquage.',
  },
} satisfies NamespaceDevelopersTranslation;

export default developers;
