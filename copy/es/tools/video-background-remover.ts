import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Quitar fondo de video',
  card: 'Recorta a una persona de un video, con o sin pantalla verde.',
  search: {
    title: 'Quitar el fondo de un video en línea',
    description:
      'Recorta a una persona de un video sin pantalla verde, o quita un color. Obtén un WebM transparente o un MP4 con fondo nuevo.',
  },
  h1: 'Quitar el fondo de un video',
  lead: 'Recorta a una persona de un video, con o sin pantalla verde.',
  action: 'Quitar fondo',
  steps: [
    { title: 'Elige un video', body: 'Hasta 60 segundos y 200 MB.' },
    { title: 'Automático o por color', body: 'Las personas se detectan automáticamente; una pantalla verde o azul se quita por color.' },
    { title: 'Elige el tipo de archivo', body: 'WebM transparente, o MP4 sobre un color o una imagen.' },
  ],
  about: [
    {
      title: 'Sin pantalla verde',
      body: 'Una red neuronal encuentra a la persona en cada cuadro y el contorno se suaviza para que no tiemble. Funciona mejor con una o dos personas cuya ropa contraste con el fondo.',
    },
    {
      title: 'Con pantalla verde',
      body: 'Si grabaste delante de un color liso, elígelo: el borde del pelo sale más preciso y también sirve para objetos y animales. Ilumina la pantalla de forma pareja y párate a un paso de ella para evitar el reflejo verde.',
    },
    {
      title: 'Qué archivo necesitas',
      body: 'El WebM transparente sirve para editores, programas de transmisión y páginas web. El MP4 se ve en todas partes, pero no puede ser transparente: por eso eliges un color o una imagen de fondo.',
    },
    {
      title: 'Cómo grabar',
      body: 'Graba todo el cuerpo, o la cabeza y los hombros bien visibles, sin movimientos bruscos y con más luz de la que crees necesaria. Con un trípode, el contorno queda más estable. Lo que tengas en la mano, cerca del cuerpo, se conserva.',
    },
  ],
  reasons: [
    { title: 'Contorno estable', body: 'Los bordes no saltan de un cuadro a otro.' },
    { title: 'Dos maneras', body: 'Por persona o por color, según el video.' },
    { title: 'Con su sonido', body: 'La voz sigue a los labios.' },
  ],
  faqs: [
    {
      title: '¿Recorta animales o productos?',
      body: 'El modo automático es para personas. Lo demás grábalo ante un color liso y elige ese color.',
    },
    {
      title: '¿Qué programas abren un WebM transparente?',
      body: 'Chrome, Firefox, OBS y casi todos los editores web. Si el tuyo no lo abre, usa un MP4 sobre verde.',
    },
    {
      title: '¿Cuánto tarda?',
      body: 'Más que el propio video: unos segundos de video pueden tardar un minuto. Mientras tanto puedes salir de la página.',
    },
    {
      title: '¿Y si pasa otra gente?',
      body: 'Se conservan todas las personas que se vean bien. Corta esa parte del video o graba ante una pared lisa.',
    },
  ],
  closing: 'Ponte delante de lo que quieras.',
};

export default copy;
