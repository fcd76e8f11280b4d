import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Face swap en fotos',
  card: 'Pon una cara en otra foto.',
  search: {
    title: 'Face swap en línea: cambiar caras en fotos',
    description:
      'Pon una cara en cualquier foto en segundos. El tono de piel y la luz se ajustan a la escena, y puedes comparar el antes y el después.',
  },
  h1: 'Face swap: cambiar una cara en una foto',
  lead: 'Pon una cara en otra foto. La pose, la luz y el pelo de la escena no cambian.',
  action: 'Cambiar cara',
  steps: [
    { title: 'Agrega la foto que quieres cambiar', body: 'Usa una tuya o prueba con el ejemplo. Marcamos la cara más grande.' },
    { title: 'Agrega la cara nueva', body: 'Basta una foto nítida de frente.' },
    { title: 'Compara y descarga', body: 'Mueve la línea entre el antes y el después y guarda la imagen en PNG, JPEG o WebP.' },
  ],
  about: [
    {
      title: 'Cómo funciona',
      body: 'Las dos caras se miden en varios cientos de puntos. La nueva toma la pose de la foto, su color sigue la luz que la rodea y el borde se funde con el pelo y la mandíbula. Lo demás no se toca: un sombrero o un mechón sobre la frente siguen ahí.',
    },
    {
      title: 'Para qué sirve',
      body: 'Haz tarjetas de cumpleaños o carteles de cine con tus amigos, pruébate un disfraz o arregla una foto de grupo en la que alguien cerró los ojos. Lo mejor son dos caras que miran hacia el mismo lado; un perfil sobre una cara de frente casi nunca convence.',
    },
    {
      title: 'Solo con permiso',
      body: 'Confirmas que la cara es tuya o de una persona adulta que está de acuerdo. Tu respuesta se guarda con el resultado, y si se retira el consentimiento, el resultado se elimina. Cada imagen dice en su archivo que es sintética.',
    },
  ],
  reasons: [
    { title: 'La luz coincide', body: 'Si un lado está al sol y el otro a la sombra, la cara también.' },
    { title: 'Sin sorpresas al pagar', body: 'El precio está en el botón y, si una cara no sirve, te avisamos antes.' },
    { title: 'Nada que instalar', body: 'Funciona en el navegador, en el teléfono y en la computadora.' },
  ],
  faqs: [
    {
      title: '¿Qué fotos sirven para un face swap?',
      body: 'Las que muestran los dos ojos, con la cabeza girada menos de unos 40 grados y una cara de al menos 100 píxeles de ancho. Los lentes no estorban; una mano en la boca, sí.',
    },
    {
      title: '¿Se puede cambiar la cara de un dibujo o una estatua?',
      body: 'A veces. Primero hay que encontrar la cara: las pinturas realistas y las estatuas suelen funcionar, los dibujos animados no. Si no encontramos una cara, márcala con un recuadro.',
    },
    {
      title: '¿Y si hay varias personas en la foto?',
      body: 'Se cambia la cara más grande, a menos que muevas el recuadro a otra. Las demás quedan igual. Para cambiarlas todas, usa el face swap de grupo.',
    },
    {
      title: '¿Por qué el resultado se ve borroso?',
      body: 'La cara nueva se adapta al tamaño que ocupa en la foto. Empieza con una foto más grande o pasa el resultado por la herramienta «Mejorar imagen».',
    },
  ],
  closing: 'Prueba con el ejemplo y después con tu foto.',
};

export default copy;
