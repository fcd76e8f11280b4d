import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Cambiar ropa',
  card: 'Mira una prenda en otro color o estampado.',
  search: {
    title: 'Cambiar el color de la ropa en una foto',
    description:
      'Mira una camisa o un vestido en otro color o estampado. Pinta la prenda y escribe un color o agrega una tela; los pliegues se conservan.',
  },
  h1: 'Cambiar el color o estampado de la ropa',
  lead: 'Mira una prenda en otro color o estampado, con sus pliegues y su luz de verdad.',
  action: 'Cambiar ropa',
  steps: [
    { title: 'Agrega una foto', body: 'Un retrato o una foto de cuerpo entero, con buena luz.' },
    { title: 'Elige el nuevo aspecto', body: 'Un color o estampado en palabras, o la foto de una tela.' },
    { title: 'Revisa la prenda', body: 'Antes de pagar ves qué prenda va a cambiar, y la corriges con el pincel.' },
  ],
  about: [
    {
      title: 'Teñida, no reemplazada',
      body: 'La prenda conserva su corte, sus botones y sus pliegues. Solo cambian el color y el estampado, con la luz de la foto. Así ves cómo quedaría esa chaqueta en azul marino, pero no es un probador de otra ropa.',
    },
    {
      title: 'Con palabras o con una tela',
      body: 'Escribe «azul marino», «rayas rojas y blancas» o «lunares», o agrega la foto de una tela. El estampado sigue los pliegues: la raya se dobla donde se dobla la tela.',
    },
    {
      title: 'Siempre con ropa',
      body: 'Nunca se quita nada: no hay manera de desvestir a nadie y esas solicitudes se rechazan. La piel, el pelo, la cara y las manos no se tocan.',
    },
    {
      title: 'Fotos que funcionan',
      body: 'Las telas lisas toman mejor el color. En la ropa negra hay poca luz y los colores vivos se ven apagados; en las telas brillantes, los reflejos conservan algo del color anterior. Es mejor que la prenda ocupe buena parte de la foto.',
    },
  ],
  reasons: [
    { title: 'La luz y los pliegues se conservan', body: 'La prenda se ve puesta, no pintada.' },
    { title: 'Tú marcas la prenda', body: 'El pincel decide qué cambia.' },
    { title: 'Para decidir', body: 'Prueba diez colores antes de comprar uno.' },
  ],
  faqs: [
    {
      title: '¿Puede convertir una camiseta en traje?',
      body: 'No. Cambia colores y estampados, no el corte. Si hay un modelo de IA que pueda hacer más, el formulario lo nombra.',
    },
    { title: '¿Cómo cambio solo la corbata?', body: 'Pinta la corbata y nada más.' },
    { title: '¿Por qué una parte del vestido no cambió?', body: 'No estaba marcada o estaba muy en sombra. Píntala y vuelve a hacerlo.' },
    {
      title: '¿Puedo usar la foto de una tela?',
      body: 'Sí. Lo mejor es una foto tomada de frente y con luz pareja; el estampado se repite.',
    },
  ],
  closing: 'Míralo antes de comprarlo.',
};

export default copy;
