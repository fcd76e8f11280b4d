import type { NamespaceSharedTranslation } from '../../generated/types.ts';

const shared = {
  title: '¿Qué quieres hacer con esto?',
  description: 'Elige la herramienta para el archivo que compartiste con Iridia.',
  lead: 'Ya tenemos {name}. Elige una herramienta para seguir.',
  missing: {
    title: 'No hay ningún archivo compartido',
    body: 'Comparte una foto, un video o un audio desde otra aplicación, o elige una herramienta y sube ahí tu archivo.',
    tools: 'Ver todas las herramientas',
  },
} satisfies NamespaceSharedTranslation;

export default shared;
