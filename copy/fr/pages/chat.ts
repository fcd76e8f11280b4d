import type { NamespaceChatTranslation } from '../../generated/types.ts';

const chat = {
  log: 'Conversation',
  help: 'Assistant : réponses tirées de nos pages',
  model: 'Modèle de langage : il peut se tromper',
  asking: 'Connexion…',
  free: 'Gratuit',
  eachAnswer: '{0|number} crédit{{s}} par réponse',
  empty: 'Que voulez-vous savoir ?',
  emptyBody: 'Posez votre question avec vos mots. Rien n’est envoyé avant que vous cliquiez sur Envoyer.',
  samples: {
    sticker: 'Comment faire un sticker à partir d’une photo ?',
    credits: 'Que deviennent mes crédits si la création échoue ?',
    price: 'Combien coûte un abonnement ?',
    delete: 'Comment supprimer mon compte ?',
  },
  you: 'Vous',
  assistant: 'Iridia',
  writing: 'Écriture en cours…',
  message: 'Votre message',
  placeholder: 'Posez une question',
  tooLong: 'Limitez-vous à {0|number} caractère{{s}}.',
  hint: 'Entrée envoie, Maj + Entrée passe à la ligne.',
  send: 'Envoyer',
  stop: 'Arrêter',
  clear: 'Nouvelle conversation',
  broken: 'La réponse a été interrompue. Votre question est toujours là.',
  signIn: 'Connectez-vous, et nous répondrons à votre question.',
  kept: 'Votre conversation reste dans cet onglet.',
} satisfies NamespaceChatTranslation;

export default chat;
