import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Quitar marca de agua de video',
  card: 'Quita una fecha o un logo de tu propio video.',
  search: {
    title: 'Quitar un logo o la fecha de un video',
    description:
      'Marca con un recuadro una fecha o un logo en tu propio video y lo rellenamos cuadro por cuadro. La duración, la forma y el sonido no cambian.',
  },
  h1: 'Quitar un logo o la fecha de un video',
  lead: 'Dibuja un recuadro sobre una marca en tu video y la rellenamos de principio a fin.',
  action: 'Limpiar video',
  steps: [
    { title: 'Elige tu video', body: 'Hasta 60 segundos y 200 MB.' },
    { title: 'Dibuja los recuadros', body: 'Hasta ocho, sobre el primer cuadro del video.' },
    { title: 'Descarga el MP4', body: 'La duración y el sonido no cambian.' },
  ],
  about: [
    {
      title: 'Cómo se limpia un video',
      body: 'Una marca se queda quieta mientras la escena se mueve, y eso la delata: si el movimiento es suficiente, solo se rellena la marca y se conserva lo que se ve entre sus letras. Ante un fondo quieto, el hueco se rellena a partir de lo que lo rodea, una sola vez por toma, y así nada parpadea.',
    },
    {
      title: 'Casos fáciles y difíciles',
      body: 'Una fecha en la esquina o el logo de un canal o de una app sobre un fondo sencillo desaparecen bien. Una marca grande sobre una cara, o sobre hojas o agua en movimiento, deja una zona borrosa. Deja un poco de espacio alrededor de la marca en su recuadro, para que se distinga de la escena.',
    },
    {
      title: 'Para tus propios videos',
      body: 'Úsala con lo que grabaste o puedes editar, por ejemplo para quitar una fecha que olvidaste desactivar. La información sobre el origen del archivo no se toca.',
    },
    {
      title: 'Antes de empezar',
      body: 'Mira el video una vez y fíjate dónde está la marca. Si el video se recortó o giró después de ponerla, quizá el recuadro deba ser más grande de lo que crees. Prueba primero con tres segundos.',
    },
  ],
  reasons: [
    { title: 'Imagen estable', body: 'Cada toma se rellena igual y nada parpadea.' },
    { title: 'El sonido se conserva', body: 'Voces y música no cambian.' },
    { title: 'Varias marcas a la vez', body: 'Un recuadro para cada una.' },
  ],
  faqs: [
    { title: '¿Funciona si la marca se mueve?', body: 'Solo si los recuadros cubren todo su recorrido. Si salta por toda la imagen, no.' },
    {
      title: '¿Puedo quitar subtítulos incrustados?',
      body: 'Si no cambian de lugar, sí. Sobre caras y estampados la zona se verá borrosa.',
    },
    {
      title: '¿Pierde calidad el video?',
      body: 'Un poco: se codifica una vez más en alta calidad, y los videos muy grandes se reducen. Fuera de los recuadros casi no se nota.',
    },
    {
      title: '¿Cómo dibujo un recuadro en el teléfono?',
      body: 'Dibújalo con el dedo, o elige «Agregar recuadro» y arrastra el recuadro a su lugar.',
    },
  ],
  closing: 'Una imagen limpia de principio a fin.',
};

export default copy;
