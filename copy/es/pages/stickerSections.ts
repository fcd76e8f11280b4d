import type { NamespaceStickerSectionsTranslation } from '../../generated/types.ts';

const stickerSections = {
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
} satisfies NamespaceStickerSectionsTranslation;

export default stickerSections;
