import type { NamespaceCreationsTranslation } from '../../generated/types.ts';

const creations = {
  title: 'Mis creaciones',
  description: 'Lo que has creado, con sus archivos.',
  all: 'Todo',
  filter: 'Mostrar',
  empty: {
    title: 'Aquí no hay nada todavía',
    body: 'Lo que crees aparecerá aquí y se quedará hasta que lo borres.',
    action: 'Crear un sticker',
  },
  loading: 'Tus creaciones están en camino',
  failed: 'No se han podido obtener tus creaciones.',
  more: 'Mostrar más',
  moreFailed: 'No se ha podido obtener el resto.',
  delete: 'Borrar',
  download: 'Descargar',
  options: 'Formatos y compartir',
  removed: 'Borrado.',
  undo: 'Deshacer',
  status: {
    queued: 'En espera',
    running: 'En marcha',
    failed: 'No funcionó',
    cancelled: 'Cancelado',
    succeeded: 'Listo',
  },
  returned: '{{Tu|Tus}} {0} crédito{{s}} {{ha vuelto|han vuelto}}.',
  again: 'Reintentar',
  draft: 'Motor de bocetos',
  today: 'Hoy',
  yesterday: 'Ayer',
  image: 'Imagen creada el {0}',
} satisfies NamespaceCreationsTranslation;

export default creations;
