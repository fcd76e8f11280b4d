import type { NamespaceInviteTranslation } from '../../generated/types.ts';

const invite = {
  title: 'Invitez vos amis, gagnez des crédits',
  tips: {
    first: 'Envoyez votre lien à un ami.',
    second: 'Dès la première création de votre ami, [vous recevez chacun {0|number} crédit{{s}}].',
    third: 'Jusqu’à {0|number} ami{{s}} par jour.',
    fourth: 'Ces crédits n’expirent jamais. S’inviter soi-même ne compte pas, ni inviter quelqu’un sur le même appareil ou le même réseau.',
  },
  link: 'Votre lien d’invitation',
  copy: 'Copier le lien',
  copied: 'Copié',
  byHand: 'Copiez vous-même le lien sélectionné.',
  share: 'Partager',
  shareOn: 'Partager sur {0}',
  message: 'Créez des stickers, des images et plus encore avec moi sur Iridia.',
  loading: 'Chargement de votre lien',
  failed: 'Votre lien n’a pas pu être chargé.',
} satisfies NamespaceInviteTranslation;

export default invite;
