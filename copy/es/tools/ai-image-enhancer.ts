import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Mejorar imagen',
  card: 'Amplía una imagen pequeña dos o cuatro veces.',
  search: {
    title: 'Mejorar la calidad de una imagen con IA',
    description:
      'Amplía dos o cuatro veces una imagen pequeña o poco nítida. Los bordes se reconstruyen en vez de difuminarse y los logos siguen transparentes.',
  },
  h1: 'Mejorar la calidad de una imagen',
  lead: 'Amplía una imagen pequeña dos o cuatro veces, con bordes nítidos.',
  action: 'Mejorar imagen',
  steps: [
    { title: 'Agrega una imagen', body: 'O hasta diez a la vez. Las pequeñas y poco nítidas son las que más mejoran.' },
    { title: 'Elige 2× o 4×', body: 'El doble o cuatro veces el ancho y el alto.' },
    { title: 'Compara y descarga', body: 'Acerca la vista y mueve la línea.' },
  ],
  about: [
    {
      title: 'Más que estirar',
      body: 'Una ampliación común agranda cada píxel y lo deja todo borroso. Una red neuronal vuelve a dibujar líneas, pelo y letras en el nuevo tamaño. No inventa caras ni palabras: si la placa del auto no se leía antes, tampoco se leerá después.',
    },
    {
      title: 'Cuándo ayuda',
      body: 'Úsala con una foto vieja de internet que quieres imprimir, la foto de un producto que es muy pequeña para la tienda, la captura de un juego, un logo que solo tienes en miniatura o un cuadro de un video. Una foto de teléfono que ya es nítida no la necesita.',
    },
    {
      title: '¿2× o 4×?',
      body: 'Empieza con 2×: es más rápido y suele verse más natural. 4× es para íconos y avatares. El límite es el tamaño final, y el formulario te avisa si tu foto lo supera.',
    },
    {
      title: 'Cómo juzgar el resultado',
      body: 'Míralo al 100 % y pasa la línea por el pelo, las letras o un borde contra el cielo. Ahí se nota. Una pared o un cielo despejado se ven igual antes y después, y así debe ser.',
    },
  ],
  reasons: [
    { title: 'Bordes nítidos', body: 'Líneas y letras se reconstruyen.' },
    { title: 'La transparencia se conserva', body: 'Logos y stickers conservan su contorno limpio.' },
    { title: 'Nada inventado', body: 'Agrega detalle a los bordes, no contenido nuevo.' },
  ],
  faqs: [
    {
      title: '¿Qué tan grande puede ser el resultado?',
      body: 'Hasta 50 megapíxeles, suficiente para un póster. Si una foto fuera a pasarse de ese límite, crece lo que puede y el formulario muestra el tamaño antes de empezar. Las fotos de más de 22 megapíxeles ya son demasiado grandes.',
    },
    {
      title: '¿Arregla una foto borrosa?',
      body: 'Ayuda si se ve borrosa por su tamaño o por la compresión, no si te tembló la mano o falló el enfoque.',
    },
    { title: '¿Sirve para caras?', body: 'Sí, sin exagerar: los ojos y el pelo ganan nitidez y la cara sigue siendo la de la foto.' },
    { title: '¿Qué formato descargo?', body: 'PNG para logos, JPEG para fotos que vas a enviar, WebP para páginas web.' },
  ],
  closing: 'Mira lo que escondía esa imagen pequeña.',
};

export default copy;
