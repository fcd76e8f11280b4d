import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Face swap en GIF',
  card: 'Una cara en cualquier GIF, con el mismo bucle.',
  search: {
    title: 'Face swap en GIF: pon tu cara en un GIF',
    description: 'Cambia una cara en un GIF sin tocar el bucle ni el ritmo. La cara sigue cada cuadro y el GIF queda listo para el chat.',
  },
  h1: 'Face swap en un GIF',
  lead: 'Pon una cara en un GIF. La cara sigue el movimiento cuadro por cuadro y el bucle queda tan fluido como antes.',
  action: 'Cambiar cara en el GIF',
  steps: [
    { title: 'Elige un GIF', body: 'Usa uno tuyo de hasta 20 MB o prueba con el ejemplo.' },
    { title: 'Agrega la cara nueva', body: 'Lo mejor es una foto de frente y con buena luz.' },
    { title: 'Descarga el bucle', body: 'Un GIF con el mismo ritmo, o un MP4.' },
  ],
  about: [
    {
      title: 'Hecho para caras que se mueven',
      body: 'Un GIF es una película corta: la cabeza gira, asiente, se acerca. La cara se busca en cada cuadro y se sigue de uno a otro, y su posición se suaviza para que no tiemble. Si la cara sale de la imagen, el cambio espera a que vuelva.',
    },
    {
      title: 'Tu bucle sigue igual',
      body: 'Cada cuadro conserva su duración, el bucle se repite las mismas veces y los colores se eligen para todo el GIF. Así las zonas lisas no parpadean y el archivo sigue siendo fácil de enviar.',
    },
    {
      title: 'Qué GIF elegir',
      body: 'Un clip corto con una cara bien visible, de un programa, de un partido o de tu teléfono, funciona mejor que un plano abierto lleno de gente. Tras cada corte, la cara se busca otra vez.',
    },
    {
      title: 'Antes de enviarlo',
      body: 'Mira el bucle una vez en su tamaño real. Si la cara se ve demasiado lisa en un clip con grano, es normal: un GIF solo tiene 256 colores. Si lo haces un poco más pequeño, no se nota, y los chats lo reducen de todos modos.',
    },
  ],
  reasons: [
    { title: 'Estable de un cuadro a otro', body: 'El movimiento se suaviza y nada parpadea.' },
    { title: 'El mismo ritmo', body: 'Una pausa en el chiste sigue siendo una pausa.' },
    { title: 'Archivo ligero', body: 'Pesa más o menos lo mismo que el GIF original.' },
  ],
  faqs: [
    {
      title: '¿Qué tan largo puede ser el GIF?',
      body: 'Lo que quieras, mientras el archivo no pase de 20 MB. Los muy grandes se reducen y los largos tardan más; la página te dice cuánto.',
    },
    { title: '¿Conserva el fondo transparente?', body: 'Sí, lo transparente fuera de la cara sigue así.' },
    { title: '¿Puedo obtener un video?', body: 'Sí. Debajo del resultado elige MP4: se ve en todas partes y suele pesar menos.' },
    { title: '¿Y si la cara no se ve en algunos cuadros?', body: 'Esos cuadros quedan igual y el cambio sigue cuando la cara vuelve.' },
  ],
  closing: 'Un bucle que se mira dos veces.',
};

export default copy;
