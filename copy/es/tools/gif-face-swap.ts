import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Cambio de cara en un GIF', description: 'Dale otra cara a un GIF animado. Se sigue fotograma a fotograma.' },
  h1: 'Pon una cara en un GIF',
  lead: 'Dale otra cara a un GIF animado. Se sigue fotograma a fotograma.',
  action: 'Cambiar en el GIF',
  steps: [
    {
      title: 'Elige un GIF',
      body: 'De hasta 20 MB.',
    },
    {
      title: 'Añade una cara',
      body: 'De frente y bien iluminada.',
    },
    {
      title: 'Descarga el GIF',
      body: 'Mismo tamaño, misma velocidad, mismo bucle.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Estable',
      body: 'La cara se sigue y se suaviza para que no tiemble.',
    },
    {
      title: 'Mismo ritmo',
      body: 'Cada fotograma conserva su duración.',
    },
    {
      title: 'Archivos ligeros',
      body: 'Los colores se eligen para todo el bucle.',
    },
  ],
  faqs: [
    {
      title: '¿Qué duración puede tener?',
      body: 'La que quieras, por debajo de 20 MB. Los largos tardan más; la espera aparece en la página.',
    },
    {
      title: '¿Puedo usar la imagen de otra persona?',
      body: 'Solo si esa persona está de acuerdo. Lo preguntamos antes del trabajo, guardamos la respuesta y borramos los resultados si se retira.',
    },
    {
      title: '¿Necesito una cuenta?',
      body: 'No. Cada visitante recibe créditos cada día. Con una cuenta conservas tus creaciones en todos tus dispositivos.',
    },
    {
      title: '¿Y si falla?',
      body: 'Los créditos reservados vuelven al instante, y el historial muestra las dos líneas.',
    },
  ],
  closing: 'Cinco créditos por un bucle que hace reír.',
};

export default copy;
