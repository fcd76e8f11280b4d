import type { NamespaceStickerTranslation } from '../../generated/types.ts';

const sticker = {
  title: 'Crear stickers con fotos o texto en línea',
  description:
    'Convierte una foto, unas palabras o ambas en un sticker con contorno blanco y fondo transparente. Descárgalo en PNG o WebP para WhatsApp.',
  headline: 'Convierte cualquier idea en',
  headlineEnd: 'un sticker',
  lead: 'Haz un sticker con una foto, con unas palabras o con las dos cosas. Sale con contorno blanco y fondo transparente.',
  cta: 'Crear sticker personalizado',
  note: 'Sin tarjeta de crédito',
  formTitle: 'Crea tu sticker',
  tabs: {
    label: '¿Con qué empiezas?',
    text: 'Texto',
    image: 'Imagen',
    imageText: 'Imagen + texto',
  },
  image: 'Tu foto',
  prompt: 'Describe el sticker',
  promptBoth: '¿Qué va alrededor de la foto?',
  done: 'Tu sticker está listo.',
  promptPlaceholder: 'un zorro feliz con lentes de sol en el espacio',
  promptBothPlaceholder: 'corazones y una corona',
  samples: 'O prueba uno de estos',
  sampleFox: 'un zorro feliz con lentes de sol',
  sampleCat: 'un gato dormido en la luna',
  samplePanda: 'un panda con una corona',
  seed: 'Número de versión',
  seedHint: 'Las mismas palabras con el mismo número dan el mismo sticker.',
  seedAny: 'al azar',
  action: 'Crear sticker',
  draftNote: 'Este sticker se arma con dibujos. No es IA generativa.',
} satisfies NamespaceStickerTranslation;

export default sticker;
