import type { NamespaceStickerTranslation } from '../../generated/types.ts';

const sticker = {
  title: 'Creador de stickers: con una foto o con palabras',
  description: 'Convierte una foto, unas palabras o ambas en un sticker troquelado con fondo transparente. Descárgalo en PNG. Sin tarjeta.',
  headline: 'Convierte cualquier idea en',
  headlineEnd: 'un sticker',
  lead: 'Con una foto, con palabras o con ambas. Recorte limpio, borde blanco y fondo transparente.',
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
  prompt: '¿Qué debe mostrar?',
  promptBoth: '¿Qué ponemos al lado?',
  promptPlaceholder: 'un zorro feliz con gafas de sol en el espacio',
  promptBothPlaceholder: 'corazones y una corona',
  samples: 'O prueba uno de estos',
  sampleFox: 'un zorro feliz con gafas de sol',
  sampleCat: 'un gato dormido en la luna',
  samplePanda: 'un panda con una corona',
  seed: 'Semilla',
  seedHint: 'Las mismas palabras y la misma semilla dan la misma imagen.',
  seedAny: 'al azar',
  action: 'Crear sticker',
  draftNote: 'Dibujado por el motor de bocetos: compuesto con reglas a partir de dibujos, no por un modelo de IA.',
  waysTitle: 'Tres maneras de empezar',
  ways: {
    text: {
      title: 'Con texto',
      body: 'Escribe lo que quieras en cualquiera de los cinco idiomas. Se buscan y se unen figuras, gorros, lugares y ánimos.',
    },
    image: {
      title: 'Con una imagen',
      body: 'Suelta una foto. El sujeto se recorta, con pelo y bigotes, y recibe su borde.',
    },
    imageText: {
      title: 'Con imagen y texto',
      body: 'Tu foto en el centro y lo que escribas alrededor.',
    },
  },
  howTitle: 'Cómo funciona',
  how: {
    describe: {
      title: 'Describe',
      body: 'Escribe unas palabras o suelta una imagen.',
    },
    generate: {
      title: 'Genera',
      body: 'Pulsa el botón. Sigues el progreso real y puedes salir de la página.',
    },
    download: {
      title: 'Descarga o comparte',
      body: 'Un PNG con fondo transparente, listo para imprimir y para chats.',
    },
  },
  examplesTitle: 'Stickers para todo',
  examples: {
    car: 'Coche',
    nail: 'Uñas',
    tattoo: 'Tatuaje',
    wall: 'Pared',
    tile: 'Azulejo',
    christmas: 'Navidad',
    helmet: 'Casco',
    logo: 'Logo',
  },
  reasonsTitle: 'Por qué crearlos aquí',
  reasons: {
    clean: {
      title: 'Bordes limpios',
      body: 'El pelo sigue suave y no queda halo del fondo anterior.',
    },
    hand: {
      title: 'Tú tienes la última palabra',
      body: 'Pinta lo que quieres conservar o quitar, o toma la segunda propuesta.',
    },
    skill: {
      title: 'Sin saber de diseño',
      body: 'Ni capas, ni máscaras, ni trazados que aprender.',
    },
    fair: {
      title: 'Créditos justos',
      body: 'Un crédito por sticker, y vuelve si falla.',
    },
  },
  faqTitle: 'Preguntas',
  faqs: {
    free: {
      title: '¿Es gratis?',
      body: 'Sí, con los créditos que todos reciben cada día. Sin tarjeta.',
    },
    edit: {
      title: '¿Puedo editar un sticker después?',
      body: 'Un sticker terminado no se edita. Escribe un texto nuevo y créalo otra vez; el anterior queda en Mis creaciones.',
    },
    print: {
      title: '¿Puedo imprimirlo?',
      body: 'Sí. El PNG es transparente alrededor del borde blanco, así que se puede cortar por él.',
    },
    where: {
      title: '¿Dónde se procesa mi foto?',
      body: 'En el motor que nombra esta página. El integrado trabaja en la máquina del operador y no envía nada a otro sitio.',
    },
  },
  closingTitle: 'Tu primer sticker está a una pulsación',
} satisfies NamespaceStickerTranslation;

export default sticker;
