import type { NamespaceTemplatesTranslation } from '../../generated/types.ts';

const templates = {
  title: 'Plantillas de stickers, imágenes y videos',
  description:
    'Empieza con una plantilla: stickers, imágenes, videos, voces y efectos que abren la herramienta ya llena. Cambia lo que quieras.',
  ofTool: 'Plantillas: {0}',
  ofToolDescription: 'Ideas listas para {0}: abre una ya llena, mira su precio y cambia las palabras para hacerla tuya.',
  tools: 'Herramienta',
  all: 'Todo',
  filter: 'Tema',
  models: {
    'ai-sticker-maker': 'Stickers',
    'ai-text-to-image': 'Imágenes',
    'text-to-video-ai': 'Videos',
    'ai-effect': 'Efectos',
    'ai-image-to-image': 'Estilos de arte',
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
  loading: 'Cargando plantillas',
  failed: 'No pudimos cargar las plantillas.',
  moreFailed: 'No pudimos cargar el resto.',
  empty: {
    title: 'Aquí aún no hay plantillas',
    body: 'Puedes empezar ya con tu propia idea.',
    open: 'Abrir la herramienta',
  },
} satisfies NamespaceTemplatesTranslation;

export default templates;
