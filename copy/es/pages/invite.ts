import type { NamespaceInviteTranslation } from '../../generated/types.ts';

const invite = {
  title: 'Invita a tus amigos y gana créditos',
  tips: {
    first: 'Envía tu enlace a un amigo.',
    second: 'Cuando su primera creación esté lista, [cada uno recibís {0|number} crédito{{s}}].',
    third: 'Cuentan hasta {0|number} amigo{{s}} al día.',
    fourth: 'Estos créditos no caducan. Invitarse a uno mismo no da nada.',
  },
  link: 'Tu enlace de invitación',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  byHand: 'Copia a mano el enlace seleccionado.',
  share: 'Compartir',
  shareOn: 'Compartir en {0}',
  message: 'Crea stickers, imágenes y más conmigo en Iridia.',
  loading: 'Tu enlace está en camino',
  failed: 'No se ha podido obtener tu enlace.',
} satisfies NamespaceInviteTranslation;

export default invite;
