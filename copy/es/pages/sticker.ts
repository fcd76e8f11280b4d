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
  waysTitle: 'Tres maneras de crear un sticker',
  ways: {
    text: {
      title: 'Con texto',
      body: 'Describe un animal, una cosa o un estado de ánimo en cualquiera de los cinco idiomas. Pide sombreros, lentes, corazones o colores, y los agregamos.',
    },
    image: {
      title: 'Con una foto',
      body: 'Agrega una persona, una mascota o un producto. El sujeto se recorta con pelo y bigotes incluidos, y queda con un contorno blanco.',
    },
    imageText: {
      title: 'Con una foto y texto',
      body: 'Tu foto va en medio y lo que describes va alrededor: corazones, globos, una corona, una palabra.',
    },
  },
  howTitle: 'Cómo crear un sticker',
  how: {
    describe: {
      title: 'Descríbelo o agrega una foto',
      body: 'Bastan unas palabras. En una foto, el sujeto debe distinguirse del fondo.',
    },
    generate: {
      title: 'Crea el sticker',
      body: 'Mira cómo avanza o sal de la página si quieres. Solo se cobra si queda listo.',
    },
    download: {
      title: 'Descárgalo y úsalo',
      body: 'En PNG para imprimir, en WebP para WhatsApp y Telegram, o con un enlace.',
    },
  },
  examplesTitle: 'Stickers para todo',
  examples: {
    car: 'Auto',
    nail: 'Uñas',
    tattoo: 'Tatuaje',
    wall: 'Pared',
    tile: 'Azulejo',
    christmas: 'Navidad',
    helmet: 'Casco',
    logo: 'Logo',
  },
  reasonsTitle: 'Por qué crear tus stickers aquí',
  reasons: {
    clean: {
      title: 'Bordes limpios',
      body: 'El pelo queda natural y no se ve nada del fondo anterior.',
    },
    hand: {
      title: 'Tú decides qué se queda',
      body: 'Pinta partes para conservarlas o quitarlas, o prueba la segunda propuesta.',
    },
    skill: {
      title: 'Sin saber de diseño',
      body: 'Sin capas, máscaras ni trazados que aprender.',
    },
    fair: {
      title: 'Un precio justo',
      body: 'El botón indica lo que cuesta un sticker, y te lo devolvemos si falla.',
    },
  },
  faqTitle: 'Preguntas sobre stickers',
  faqs: {
    free: {
      title: '¿Crear stickers es gratis?',
      body: 'Sí, con los créditos gratis que todos reciben cada día. Sin tarjeta.',
    },
    edit: {
      title: '¿Puedo editar un sticker después?',
      body: 'Un sticker terminado no se edita, pero puedes cambiar las palabras o el recorte y hacer otro. El anterior sigue en Mis creaciones.',
    },
    print: {
      title: '¿Puedo imprimirlos?',
      body: 'Sí. El PNG es transparente fuera del contorno blanco, así que la imprenta puede cortar por ahí.',
    },
    where: {
      title: '¿Cómo lo uso en WhatsApp o Telegram?',
      body: 'Descarga el WebP o el PNG y agrégalo con la función de stickers de tu chat. En algunos chats también puedes mantener presionada la imagen y elegir «Agregar a stickers».',
    },
  },
  closingTitle: 'Crea tu primer sticker',
} satisfies NamespaceStickerTranslation;

export default sticker;
