import type { NamespaceToolTranslation } from '../../generated/types.ts';

const tool = {
  picture: 'Tu imagen',
  prompt: '¿Qué debe mostrar?',
  seed: 'Semilla',
  seedHint: 'Las mismas palabras y la misma semilla dan la misma imagen.',
  seedAny: 'al azar',
  how: 'Cómo funciona',
  reasons: 'Por qué aquí',
  questions: 'Preguntas',
  allTitle: 'Todas las herramientas',
  allLead: 'Cada una dice qué hace, cuánto cuesta y qué motor trabaja.',
  unservedCard: 'No disponible en este sitio por ahora',
} satisfies NamespaceToolTranslation;

export default tool;
