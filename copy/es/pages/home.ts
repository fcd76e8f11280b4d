import type { NamespaceHomeTranslation } from '../../generated/types.ts';

const home = {
  title: 'Crea stickers, imágenes, videos y voces',
  description:
    'Describe una idea o suelta una foto y crea un sticker, una imagen, un video o una voz. Créditos gratis cada día, sin tarjeta.',
  headline: '¿Qué vas a crear',
  headlineEnd: 'hoy?',
  lead: 'Describe una idea o suelta una foto. Ves el precio antes de empezar y, si algo falla, te devolvemos los créditos.',
  composer: {
    label: '¿Qué quieres crear?',
    placeholder: 'un zorro feliz con lentes de sol en el espacio',
    placeholderOfVoice: 'Buenos días, tu café está listo.',
    modes: 'Qué crear',
    sticker: 'Sticker',
    image: 'Imagen',
    video: 'Video',
    voice: 'Voz',
    face: 'Face swap',
    go: 'Crear',
    camera: 'Tomar una foto',
    photo: 'Agregar una foto',
  },
  note: 'Sin tarjeta · {0|number} crédito{{s}} gratis cada día',
  withoutModels: 'Este sitio funciona sin modelos. Añade uno',
} satisfies NamespaceHomeTranslation;

export default home;
