import type { NamespaceChatTranslation } from '../../generated/types.ts';

const chat = {
  log: 'Conversation',
  help: 'Assistant d’aide : il répond à partir de nos propres pages',
  model: 'Modèle de langage : il peut se tromper',
  asking: 'On regarde qui répond…',
  free: 'Gratuit',
  eachAnswer: '{0|number} crédit{{s}} par réponse',
  empty: 'Que voulez-vous savoir ?',
  emptyBody: 'Demandez avec vos mots. Rien ne part avant que vous n’appuyiez.',
  samples: {
    sticker: 'Comment faire un sticker à partir d’une photo ?',
    credits: 'Que deviennent mes crédits si une tâche échoue ?',
    price: 'Combien coûte un abonnement ?',
    delete: 'Comment supprimer mon compte ?',
  },
  you: 'Vous',
  assistant: 'Iridia',
  writing: 'Écriture en cours…',
  message: 'Votre message',
  placeholder: 'Posez une question',
  hint: 'Entrée envoie, Maj + Entrée passe à la ligne.',
  send: 'Envoyer',
  stop: 'Arrêter',
  clear: 'Nouvelle conversation',
  broken: 'La réponse s’est interrompue. Votre question est conservée.',
  signIn: 'La réponse à votre question suivra la connexion.',
  kept: 'Conservé dans cet onglet seulement.',
} satisfies NamespaceChatTranslation;

export default chat;
