import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Crear GIF de reacción con tu propia cara',
    description: 'Crea un GIF de reacción con tu cara: elige una reacción conocida, agrega una selfie y manda el bucle a cualquier chat.',
  },
  h1: 'Crear un GIF de reacción con tu cara',
  lead: 'Toma una reacción que todos conocen y deja que actúe una cara que tus amigos conocen.',
  action: 'Crear GIF',
  steps: [
    { title: 'Elige la reacción', body: 'Un ejemplo o un GIF tuyo de hasta 20 MB.' },
    { title: 'Agrega una selfie', body: 'La tuya, o la de una persona adulta que quiso participar.' },
    { title: 'Mándalo', body: 'Descarga el bucle y suéltalo en el chat.' },
  ],
  about: [
    {
      title: 'Contesta con tu cara',
      body: 'Los ojos en blanco, el aplauso lento, el baile de alegría: una reacción dice más cuando se reconoce al actor. La expresión es la del original, solo cambia la identidad. El aburrimiento sigue aburrido y la risa sigue siendo risa.',
    },
    {
      title: 'Cómo elegir',
      body: 'Lo mejor son los primeros planos: una cara que ocupe al menos un cuarto de la altura y mire más o menos a la cámara. Tres segundos bastan, porque los chats reproducen solos los bucles cortos.',
    },
    {
      title: 'Con buena onda',
      body: 'Usa tu cara o la de un amigo que dijo que sí. El archivo dice que lo hizo un programa, y puedes eliminarlo cuando quieras en Mis creaciones.',
    },
    {
      title: 'Un juego completo',
      body: 'Haz cinco y tendrás respuesta para todo: sí, no, quizá, bien hecho, hoy no. Con la misma selfie, tus amigos sabrán que eres tú antes de ver la cara.',
    },
  ],
  reasons: [
    { title: 'La expresión se queda', body: 'Los gestos, guiños y cejas vienen del original.' },
    { title: 'Listo para chatear', body: 'Mismo tamaño, en GIF o MP4.' },
    { title: 'Basta una selfie', body: 'Sin entrenamiento ni veinte fotos.' },
  ],
  faqs: [
    {
      title: '¿De dónde saco los GIF?',
      body: 'De donde tengas permiso: uno que grabaste, una biblioteca que lo permita o los ejemplos de esta página.',
    },
    {
      title: '¿Qué selfie da la mejor reacción?',
      body: 'Una neutra, con luz pareja y sin lentes oscuros. La expresión viene del GIF, no hace falta actuar.',
    },
    { title: '¿Funciona con personajes animados?', body: 'Solo con caras humanas. Si no hay ninguna, te avisamos antes de cobrar.' },
    {
      title: '¿Cómo lo uso en WhatsApp o Telegram?',
      body: 'Descarga el GIF, o el MP4 si tu chat lo prefiere, y envíalo desde la galería.',
    },
  ],
  closing: 'Dilo con una cara conocida.',
};

export default copy;
