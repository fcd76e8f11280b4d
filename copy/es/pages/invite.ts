import type { NamespaceInviteTranslation } from '../../generated/types.ts';

const invite = {
  title: 'Invita a tus amigos y gana créditos',
  tips: {
    first: 'Envía tu enlace a un amigo.',
    second: 'Después de la primera creación de tu amigo, [los dos reciben {0|number} crédito{{s}}].',
    third: 'Vale para hasta {0|number} amigo{{s}} al día.',
    fourth: 'Estos créditos no vencen. No valen las invitaciones a otra cuenta tuya ni a alguien que use tu dispositivo o tu red.',
  },
  link: 'Tu enlace de invitación',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  byHand: 'El enlace está seleccionado: cópialo tú.',
  share: 'Compartir',
  shareOn: 'Compartir en {0}',
  message: 'Crea stickers, imágenes y más conmigo en Iridia.',
  loading: 'Cargando tu enlace',
  failed: 'No pudimos cargar tu enlace.',
} satisfies NamespaceInviteTranslation;

export default invite;
