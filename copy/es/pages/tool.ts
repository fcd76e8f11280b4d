import type { NamespaceToolTranslation } from '../../generated/types.ts';

const tool = {
  picture: 'Tu foto',
  prompt: 'Describe la imagen',
  seed: 'Semilla',
  seedHint: 'Las mismas palabras con la misma semilla dan la misma imagen.',
  seedAny: 'al azar',
  how: 'Cómo funciona',
  reasons: 'Por qué hacerlo aquí',
  questions: 'Preguntas frecuentes',
  allTitle: 'Herramientas de imagen, video y audio',
  allLead: 'Stickers, face swap, video, voces o edición de fotos: elige una herramienta. Cada una muestra su precio antes de empezar.',
  unservedCard: 'No disponible ahora',
} satisfies NamespaceToolTranslation;

export default tool;
