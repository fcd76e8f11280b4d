import type { NamespaceCreationsTranslation } from '../../generated/types.ts';

const creations = {
  title: 'Mis creaciones',
  description: 'Todo lo que creaste, con sus archivos.',
  all: 'Todo',
  filter: 'Mostrar',
  empty: {
    title: 'Aquí no hay nada todavía',
    body: 'Lo que hagas aparecerá aquí y se quedará hasta que lo elimines.',
    action: 'Crear un sticker',
  },
  loading: 'Cargando tus creaciones',
  failed: 'No pudimos cargar tus creaciones.',
  more: 'Mostrar más',
  moreFailed: 'No pudimos cargar el resto.',
  delete: 'Eliminar',
  download: 'Descargar',
  options: 'Descargar y compartir',
  removed: 'Eliminado.',
  undo: 'Deshacer',
  status: {
    queued: 'En la fila',
    running: 'En curso',
    failed: 'Falló',
    cancelled: 'Cancelado',
    succeeded: 'Listo',
  },
  returned: 'Te devolvimos {0|number} crédito{{s}}.',
  again: 'Intentar de nuevo',
  draft: 'Compuesto',
  today: 'Hoy',
  yesterday: 'Ayer',
  image: 'Imagen del {0}',
  gif: 'GIF del {0}',
  video: 'Video del {0}',
  audio: 'Audio del {0}',
  cancel: 'Cancelar',
  remix: 'Reutilizar',
} satisfies NamespaceCreationsTranslation;

export default creations;
