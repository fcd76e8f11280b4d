import type { NamespaceContactUsTranslation } from '../../generated/types.ts';

const contactUs = {
  title: 'Nous contacter',
  lead: 'Dites-nous ce qui vous occupe. Une personne vous lit et répond par e-mail.',
  description: 'Écrivez à l’équipe d’Iridia : questions, paiements, problèmes et tout le reste.',
  topic: 'De quoi s’agit-il ?',
  topics: { question: 'Une question', billing: 'Paiements et crédits', problem: 'Quelque chose ne marche pas', other: 'Autre chose' },
  email: 'Votre e-mail',
  message: 'Votre message',
  placeholder: 'Que s’est-il passé, et qu’attendiez-vous ?',
  send: 'Envoyer',
  errors: {
    required: 'Ce champ est nécessaire.',
    tooLong: 'C’est trop long : {0|number} caractères au plus.',
    email: 'Ce n’est pas une adresse e-mail.',
    other: 'Quelque chose ne va pas ici.',
  },
  sent: {
    title: 'Votre message est arrivé',
    body: 'Merci. Nous répondons à l’adresse que vous avez donnée.',
    another: 'Écrire un autre message',
  },
} satisfies NamespaceContactUsTranslation;

export default contactUs;
