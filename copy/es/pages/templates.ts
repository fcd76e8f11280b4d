import type { NamespaceTemplatesTranslation } from '../../generated/types.ts';

const templates = {
  title: 'Plantillas de stickers, imágenes y videos',
  description:
    'Empieza con una plantilla: stickers, imágenes, videos, voces y efectos que abren la herramienta con todo listo. Cambia lo que quieras.',
  ofTool: 'Plantillas: {0}',
  ofTools: {
    'ai-sticker-maker': {
      title: 'Plantillas de stickers para personalizar',
      description: 'Zorros, cohetes, cupcakes y más: elige un sticker, cambia una o dos palabras y descárgalo con fondo transparente.',
    },
    'ai-text-to-image': {
      title: 'Plantillas de imágenes: escenas listas',
      description:
        'Un lago al amanecer, un pueblo nevado, una ciudad de noche: elige una escena, cambia el lugar o la hora y crea tu imagen.',
    },
    'text-to-video-ai': {
      title: 'Plantillas de video: escenas animadas',
      description:
        'Un cohete entre estrellas, lluvia sobre una ciudad: parte de una escena corta que se mueve y cambia las palabras a tu gusto.',
    },
    'ai-effect': {
      title: 'Plantillas de efectos para una foto',
      description: 'Bruja, acuarela o pixel art: elige un efecto por su imagen y después agrega tu propia foto.',
    },
    'ai-image-to-image': {
      title: 'Plantillas de estilos para tus fotos',
      description: 'Mira una muestra de cada estilo y convierte tu foto en caricatura, pintura, dibujo a lápiz o pixel art.',
    },
    'ai-text-to-audio': {
      title: 'Plantillas de voz: textos para escuchar',
      description:
        'Un mensaje de bienvenida, un cuento para dormir, el inicio de un pódcast: elige un texto, cámbialo y escúchalo en tu idioma.',
    },
    'ai-girl-generator': {
      title: 'Plantillas de personajes para retratos',
      description: 'Pecas y lentes, canas y aretes: parte de una mujer que no existe y cambia su pelo, su ropa o su estado de ánimo.',
    },
  },
  tools: 'Herramienta',
  all: 'Todo',
  filter: 'Tema',
  models: {
    'ai-sticker-maker': 'Stickers',
    'ai-text-to-image': 'Imágenes',
    'text-to-video-ai': 'Videos',
    'ai-effect': 'Efectos',
    'ai-image-to-image': 'Estilos artísticos',
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
