import type { NamespaceContactUsTranslation } from '../../generated/types.ts';

const contactUs = {
  title: 'Nous contacter',
  lead: 'Dites-nous tout. Une personne vous lit et vous répond par e-mail.',
  description:
    'Écrivez à l’équipe d’Iridia : une question, un paiement, un problème, une idée. Une personne lit chaque message et répond par e-mail.',
  topic: 'De quoi s’agit-il ?',
  topics: { question: 'Une question', billing: 'Paiements et crédits', problem: 'Quelque chose ne marche pas', other: 'Autre chose' },
  email: 'Votre e-mail',
  message: 'Votre message',
  placeholder: 'Que s’est-il passé, et qu’attendiez-vous ?',
  send: 'Envoyer',
  errors: {
    required: 'Veuillez remplir ce champ.',
    tooLong: 'Limitez-vous à {0|number} caractère{{s}}.',
    email: 'Saisissez une adresse e-mail valide.',
    other: 'Vérifiez ce champ.',
  },
  sent: {
    title: 'Message envoyé',
    body: 'Merci. Nous répondrons à l’adresse indiquée.',
    another: 'Écrire un autre message',
  },
} satisfies NamespaceContactUsTranslation;

export default contactUs;
