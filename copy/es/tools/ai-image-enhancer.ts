import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Mejorar la calidad de una imagen con IA',
    description:
      'Amplía una imagen pequeña o suave al doble o cuatro veces. Los bordes se reconstruyen en vez de difuminarse y los logos siguen transparentes.',
  },
  h1: 'Mejorar la calidad de una imagen',
  lead: 'Haz una imagen pequeña dos o cuatro veces más grande, con bordes nítidos.',
  action: 'Mejorar imagen',
  steps: [
    { title: 'Agrega una imagen', body: 'O hasta diez a la vez. Las pequeñas y suaves son las que más ganan.' },
    { title: 'Elige 2× o 4×', body: 'El doble o cuatro veces el ancho y el alto.' },
    { title: 'Compara y descarga', body: 'Acerca la vista y mueve la línea.' },
  ],
  about: [
    {
      title: 'Más que estirar',
      body: 'Ampliar de la forma común agranda cada píxel y lo ablanda todo. Una red neuronal entrenada con millones de bordes vuelve a dibujar líneas, pelo y letras en el nuevo tamaño. No inventa caras ni palabras: si la placa del auto no se leía antes, tampoco se leerá después.',
    },
    {
      title: 'Cuándo ayuda',
      body: 'Una foto vieja de internet para imprimir, un producto demasiado pequeño para la tienda, una captura de un juego, un logo que solo existe diminuto o un cuadro de un video. Una foto del teléfono que ya es nítida no la necesita.',
    },
    {
      title: '¿2× o 4×?',
      body: 'Empieza con 2×: es más rápido y suele verse más natural. 4× es para íconos y avatares. El límite es el tamaño final, y el formulario te avisa si tu foto lo supera.',
    },
    {
      title: 'Cómo juzgar el resultado',
      body: 'Míralo al 100 % y pasa la línea por el pelo, las letras o un borde contra el cielo. Ahí se nota. Una pared o un cielo liso se ven igual antes y después, y así debe ser.',
    },
  ],
  reasons: [
    { title: 'Bordes nítidos', body: 'Líneas y letras se reconstruyen.' },
    { title: 'La transparencia se queda', body: 'Logos y stickers conservan su contorno limpio.' },
    { title: 'Nada inventado', body: 'Agrega detalle a los bordes, no contenido nuevo.' },
  ],
  faqs: [
    {
      title: '¿Qué tan grande puede ser el resultado?',
      body: 'Hasta 50 megapíxeles, suficiente para un afiche. Si una foto se pasa de ese límite a 4×, elige 2× o redúcela antes.',
    },
    {
      title: '¿Arregla una foto borrosa?',
      body: 'Ayuda con lo borroso por tamaño o compresión. No con una mano que tembló ni con un mal enfoque.',
    },
    { title: '¿Sirve para caras?', body: 'Sí, con suavidad: ojos y pelo ganan claridad y la cara sigue siendo la de la foto.' },
    { title: '¿Qué formato descargo?', body: 'PNG para logos, JPEG para fotos que vas a enviar, WebP para páginas web.' },
  ],
  closing: 'Mira lo que escondía esa imagen pequeña.',
};

export default copy;
