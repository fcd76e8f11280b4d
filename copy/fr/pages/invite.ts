import type { NamespaceInviteTranslation } from '../../generated/types.ts';

const invite = {
  title: 'Invitez vos amis, gagnez des crédits',
  tips: {
    first: 'Envoyez votre lien à un ami.',
    second: 'Dès que sa première création est prête, [vous recevez chacun {0|number} crédit{{s}}].',
    third: 'Jusqu’à {0|number} ami{{s}} par jour sont pris en compte.',
    fourth: 'Ces crédits n’expirent pas. S’inviter soi-même ne rapporte rien.',
  },
  link: 'Votre lien d’invitation',
  copy: 'Copier le lien',
  copied: 'Copié',
  byHand: 'Copiez à la main le lien sélectionné.',
  share: 'Partager',
  shareOn: 'Partager sur {0}',
  message: 'Créez des stickers, des images et plus encore avec moi sur Iridia.',
  loading: 'Votre lien arrive',
  failed: 'Impossible de récupérer votre lien.',
} satisfies NamespaceInviteTranslation;

export default invite;
