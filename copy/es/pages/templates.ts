import type { NamespaceTemplatesTranslation } from '../../generated/types.ts';

const templates = {
  title: 'Plantillas',
  description: 'Ideas que abren la herramienta ya rellena: stickers, imágenes, clips, voces y efectos. Elige una y hazla tuya.',
  ofTool: 'Plantillas: {0}',
  ofToolDescription: '{0}: ideas que abren la herramienta ya rellena, cada una con su coste.',
  tools: 'Herramienta',
  all: 'Todo',
  filter: 'Tema',
  models: {
    'ai-sticker-maker': 'Stickers',
    'ai-text-to-image': 'Imágenes',
    'text-to-video-ai': 'Clips',
    'ai-effect': 'Efectos',
    'ai-image-to-image': 'Nuevo estilo',
    'ai-text-to-audio': 'Voces',
    'ai-girl-generator': 'Retratos',
  },
  tabs: {
    animals: 'Animales',
    nature: 'Naturaleza',
    places: 'Lugares',
    space: 'Espacio',
    things: 'Objetos',
    people: 'Personas',
    seasons: 'Estaciones',
    spooky: 'Miedo',
    style: 'Estilo',
    voice: 'Voz',
  },
  loading: 'Las plantillas están en camino',
  failed: 'No se pudieron obtener las plantillas.',
  moreFailed: 'No se pudo obtener el resto.',
  empty: {
    title: 'Aquí aún no hay plantillas',
    body: 'La herramienta sí está lista: empieza con tu propia idea.',
    open: 'Abrir la herramienta',
  },
} satisfies NamespaceTemplatesTranslation;

export default templates;
