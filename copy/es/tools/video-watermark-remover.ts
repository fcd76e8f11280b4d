import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Quitar un logo o la fecha de un video',
    description:
      'Dibuja un cuadro sobre una fecha o un logo en tu propio video y se rellena cuadro por cuadro. Duración, tamaño y sonido no cambian.',
  },
  h1: 'Quitar un logo o la fecha de un video',
  lead: 'Dibuja un cuadro sobre una marca en tu video y se rellena en todos los cuadros.',
  action: 'Limpiar video',
  steps: [
    { title: 'Elige tu video', body: 'Hasta 60 segundos y 200 MB.' },
    { title: 'Dibuja los cuadros', body: 'Hasta ocho, en el primer cuadro del video.' },
    { title: 'Descarga el MP4', body: 'Con la misma duración y tamaño, y su sonido.' },
  ],
  about: [
    {
      title: 'Cómo se limpia un video',
      body: 'Un video tiene una ventaja sobre una foto: cuando la cámara o la gente se mueven, lo que hay detrás de la marca se ve en otros momentos. Para cada toma, la herramienta reúne lo que se ve en ese lugar a lo largo del tiempo y llena el cuadro con eso. Donde nunca se ve nada, rellena desde los bordes.',
    },
    {
      title: 'Casos fáciles y difíciles',
      body: 'Una fecha en la esquina, el logo de un canal o de una app sobre un fondo tranquilo se van bien. Sobre hojas o agua en movimiento puede quedar una zona suave. Haz los cuadros lo más ajustados posible.',
    },
    {
      title: 'Para tus propios videos',
      body: 'Para lo que grabaste o puedes editar, por ejemplo una fecha que olvidaste apagar. La información sobre el origen del archivo no se toca.',
    },
    {
      title: 'Antes de empezar',
      body: 'Mira el video una vez y fíjate dónde está la marca. Si se recortó o giró después, el cuadro debe ser más grande de lo que crees. Prueba primero con tres segundos.',
    },
  ],
  reasons: [
    { title: 'Imagen tranquila', body: 'Cada toma se rellena igual y nada parpadea.' },
    { title: 'El sonido se queda', body: 'Voces y música no cambian.' },
    { title: 'Varias marcas a la vez', body: 'Un cuadro para cada una.' },
  ],
  faqs: [
    { title: '¿Funciona si la marca se mueve?', body: 'Solo si los cuadros cubren todo su camino. Si salta por la imagen, es demasiado.' },
    { title: '¿Puedo quitar subtítulos incrustados?', body: 'Si no cambian de lugar, sí. Sobre caras y estampados la zona se verá suave.' },
    { title: '¿Pierde calidad el video?', body: 'Se codifica una vez más en alta calidad. Fuera de los cuadros casi no se nota.' },
    { title: '¿Cómo dibujo un cuadro en el teléfono?', body: 'Toca «Agregar cuadro» y jala sus bordes.' },
  ],
  closing: 'Una imagen limpia de principio a fin.',
};

export default copy;
