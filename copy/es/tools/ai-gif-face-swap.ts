import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'GIF de reacción',
  card: 'Un GIF de reacción con tu cara.',
  search: {
    title: 'Crear GIF de reacción con tu propia cara',
    description: 'Crea un GIF de reacción con tu cara: elige una reacción conocida, agrega una selfie y manda el bucle a cualquier chat.',
  },
  h1: 'Crear un GIF de reacción con tu cara',
  lead: 'Toma una reacción y ponle una cara que tus amigos conozcan.',
  action: 'Crear GIF',
  steps: [
    { title: 'Elige la reacción', body: 'Sube un GIF de hasta 20 MB o prueba con el ejemplo.' },
    { title: 'Agrega una selfie', body: 'La tuya o la de una persona adulta que quiera participar.' },
    { title: 'Mándalo', body: 'Descarga el bucle y suéltalo en el chat.' },
  ],
  about: [
    {
      title: 'Contesta con tu cara',
      body: 'Los ojos en blanco, el aplauso lento, el baile de alegría: una reacción dice más cuando tus amigos reconocen quién la hace. El ritmo y los movimientos son los del original; la expresión es la de tu selfie. Para una risa, sonríe a lo grande; para el aburrimiento, pon cara de aburrido.',
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
      body: 'Haz cinco seguidos y tendrás respuesta para todo: sí, no, quizá, bien hecho, hoy no. Si usas siempre la misma selfie, tus amigos te reconocerán al instante.',
    },
  ],
  reasons: [
    { title: 'Se mueve como el original', body: 'Asiente, gira y abre la boca igual que en el GIF.' },
    { title: 'Listo para chatear', body: 'Conserva el ritmo y se guarda como GIF o MP4.' },
    { title: 'Basta una selfie', body: 'Sin entrenar nada ni subir veinte fotos.' },
  ],
  faqs: [
    {
      title: '¿De dónde saco los GIF?',
      body: 'Elige los que tengas permiso de usar: uno que grabaste, los de una biblioteca que lo permita o el ejemplo de esta página.',
    },
    {
      title: '¿Qué selfie da la mejor reacción?',
      body: 'Una con luz pareja, sin lentes oscuros y con la cara que pide la reacción: el GIF pone el movimiento y tu selfie, la expresión.',
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
