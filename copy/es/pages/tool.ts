import type { NamespaceToolTranslation } from '../../generated/types.ts';

const tool = {
  how: 'Cómo funciona',
  reasons: 'Por qué hacerlo aquí',
  questions: 'Preguntas frecuentes',
  allTitle: 'Herramientas de imagen, video y audio',
  allLead: 'Stickers, face swap, video, voces o edición de fotos: elige una herramienta. Cada una muestra su precio antes de empezar.',
  unservedCard: 'No disponible ahora',
  faceKinds: { label: 'Dónde cambiar caras', image: 'Imagen', several: 'Varias caras', gif: 'GIF', video: 'Video' },
} satisfies NamespaceToolTranslation;

export default tool;
