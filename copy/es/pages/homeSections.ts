import type { NamespaceHomeSectionsTranslation } from '../../generated/types.ts';

const homeSections = {
  toolsTitle: 'Elige una herramienta',
  toolsLead: 'Cada herramienta muestra su precio antes de empezar.',
  wall: { title: 'Hecho aquí con nuestras fotos de ejemplo', lead: 'Haz clic en uno para abrir su herramienta con la misma foto.' },
  tiles: {
    face: {
      title: 'Face swap',
      body: 'En una foto, un GIF o un video, para una cara o un grupo.',
    },
    motion: {
      title: 'Animar foto',
      body: 'Con profundidad y una cámara en movimiento.',
    },
    sticker: {
      title: 'Creador de stickers',
      body: 'De una foto o una idea, con contorno limpio.',
    },
    voice: {
      title: 'Texto a voz',
      body: 'En cinco idiomas, a la velocidad que quieras.',
    },
    cut: {
      title: 'Quitar fondo',
      body: 'Se queda lo que importa y se va lo demás.',
    },
    picture: {
      title: 'Texto a imagen',
      body: 'Describe una escena y elige un estilo.',
    },
    chat: {
      title: 'Asistente',
      body: 'Pregunta cómo funciona.',
    },
    marks: {
      title: 'Quitar marca de agua',
      body: 'Limpia tus propias fotos.',
    },
  },
  effectsRow: {
    title: 'Convierte una foto en algo nuevo',
    lead: 'Disfraces, pinturas y momentos en pareja.',
    all: 'Ver todos los efectos',
  },
  band: {
    title: 'Créditos gratis nuevos cada día',
    body: 'Tienes {0|number} crédito{{s}} gratis al día. Reclama tu recompensa diaria e invita a amigos para conseguir más, o elige un plan si creas mucho.',
    earn: 'Ganar créditos gratis',
    plans: 'Ver planes',
  },
  promiseTitle: 'Sin sorpresas',
  promises: {
    before: {
      title: 'El precio, primero',
      body: 'El costo exacto está en el botón.',
    },
    held: {
      title: 'Se cobra cuando está listo',
      body: 'Los créditos se gastan solo cuando tu archivo está listo.',
    },
    back: {
      title: 'Si falla, te los devolvemos',
      body: 'Si falla o lo cancelas, te devolvemos todos los créditos.',
    },
  },
  faqTitle: 'Preguntas frecuentes',
  faqs: {
    free: {
      title: '¿Iridia es gratis?',
      body: 'Cada visitante recibe créditos gratis todos los días, sin cuenta y sin tarjeta. Si necesitas más, hay paquetes de créditos y planes.',
    },
    account: {
      title: '¿Por qué crear una cuenta?',
      body: 'Con una cuenta encuentras tus creaciones en todos tus dispositivos, reclamas la recompensa diaria y ganas créditos al invitar a amigos.',
    },
    ai: {
      title: '¿Todo lo hace la IA?',
      body: 'No, y decimos qué es qué. Las redes neuronales encuentran las caras y recortan. Lo que se compone con reglas lleva el nombre «Compuesto, no generado», y si el resultado lo hizo un modelo de IA, te decimos cuál.',
    },
  },
} satisfies NamespaceHomeSectionsTranslation;

export default homeSections;
