import type { NamespaceHomeTranslation } from '../../generated/types.ts';

const home = {
  title: 'Crea imágenes, stickers, vídeo y sonido',
  description: 'Escribe unas palabras o suelta una foto. Créditos gratis cada día, sin tarjeta.',
  headline: '¿Qué vas a crear',
  headlineEnd: 'hoy?',
  lead: 'Escribe unas palabras o suelta una foto. Ves lo que cuesta antes de pulsar, y vuelve si falla.',
  composer: {
    label: '¿Qué quieres crear?',
    placeholder: 'un zorro feliz con gafas de sol en el espacio',
    modes: 'Tipo de resultado',
    sticker: 'Sticker',
    image: 'Imagen',
    video: 'Vídeo',
    voice: 'Voz',
    face: 'Cambio de caras',
    go: 'Crear',
    photo: 'Usar una foto',
  },
  note: 'Sin tarjeta · {0|number} créditos gratis cada día',
  toolsTitle: 'Empieza con una herramienta',
  toolsLead: 'Cada una dice qué hace, cuánto cuesta y qué motor trabaja.',
  tiles: {
    face: {
      title: 'Cambio de caras',
      body: 'Una imagen, un GIF o un vídeo, una cara o varias.',
    },
    motion: {
      title: 'De imagen a vídeo',
      body: 'Una imagen fija empieza a moverse.',
    },
    sticker: {
      title: 'Creador de stickers',
      body: 'De una foto o de una idea.',
    },
    voice: {
      title: 'De texto a voz',
      body: 'Cinco idiomas, a tu ritmo.',
    },
    cut: {
      title: 'Quitar el fondo',
      body: 'Solo queda el sujeto.',
    },
    picture: {
      title: 'De texto a imagen',
      body: 'Lugares, horas, figuras, estilos.',
    },
    chat: {
      title: 'Asistente',
      body: 'Pregunta cómo funciona.',
    },
    marks: {
      title: 'Quitar marcas',
      body: 'Limpia tus propias imágenes.',
    },
  },
  effectsRow: {
    title: 'Una foto, un momento',
    lead: 'Efectos para tu propio retrato.',
    all: 'Todos los efectos',
  },
  band: {
    title: 'Créditos que vuelven cada día',
    body: 'Vuelve cada día por {0|number} créditos gratis, haz check-in o trae a un amigo. ¿Necesitas más? Elige un plan.',
    earn: 'Ganar créditos',
    plans: 'Ver planes',
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
