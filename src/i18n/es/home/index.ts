import type { NamespaceHomeTranslation } from '../../i18n-types.ts';

const home = {
  title: 'Crea imágenes, stickers, vídeo y sonido',
  description: 'Escribe unas palabras o suelta una foto. Créditos gratis cada día, sin tarjeta.',
  headline: '¿Qué vas a crear',
  headlineEnd: 'hoy?',
  lead: 'Escribe unas palabras o suelta una foto. Ves lo que cuesta antes de pulsar, y vuelve si falla.',
  composer: {
    label: '¿Qué debe mostrar el sticker?',
    placeholder: 'un zorro feliz con gafas de sol en el espacio',
    go: 'Crear sticker',
    photo: 'Usar una foto',
  },
  note: 'Sin tarjeta · {0|number} créditos gratis cada día',
  toolsTitle: 'Empieza con una herramienta',
  toolsLead: 'Cada una dice qué hace, cuánto cuesta y qué motor trabaja.',
  stickerTile: {
    title: 'Creador de stickers',
    body: 'Una foto, unas palabras o ambas: un sticker troquelado con fondo transparente.',
  },
  creationsTile: {
    title: 'Mis creaciones',
    body: 'Todo lo que has creado, con su archivo, hasta que lo borres.',
  },
  promiseTitle: 'Justos con tus créditos',
  promises: {
    before: {
      title: 'Se sabe antes',
      body: 'El coste exacto está en el botón.',
    },
    held: {
      title: 'Reservado, no gastado',
      body: 'Los créditos solo se van cuando el archivo está guardado.',
    },
    back: {
      title: 'Vuelve si falla',
      body: 'Un trabajo fallido o cancelado devuelve justo lo que reservó.',
    },
  },
  faqTitle: 'Conviene saber',
  faqs: {
    free: {
      title: '¿Es gratis?',
      body: 'Cada visitante recibe créditos cada día, sin cuenta y sin tarjeta.',
    },
    account: {
      title: '¿Para qué abrir una cuenta?',
      body: 'Para tener tus creaciones en todos tus dispositivos y reunir más créditos.',
    },
    ai: {
      title: '¿Lo hace todo una IA?',
      body: 'No, y lo decimos: cada resultado nombra su motor. Lo que se compone con reglas lleva la marca «Motor de bocetos».',
    },
  },
} satisfies NamespaceHomeTranslation;

export default home;
