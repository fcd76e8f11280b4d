import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Cambiar varias caras en un GIF', description: 'Dos, tres o más caras en un GIF, cada una seguida de principio a fin.' },
  h1: 'Varias caras, un GIF',
  lead: 'Dos, tres o más caras en un GIF, cada una seguida de principio a fin.',
  action: 'Cambiar todas en el GIF',
  steps: [
    {
      title: 'Elige un GIF',
      body: 'Cada cara se numera cuando aparece.',
    },
    {
      title: 'Empareja las caras',
      body: 'Arrastrando, pulsando o con el teclado.',
    },
    {
      title: 'Descarga',
      body: 'Un bucle con todo el mundo.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Sin confusiones',
      body: 'Cada cara conserva su número.',
    },
    {
      title: 'Vacío también vale',
      body: 'Las caras sin pareja se quedan.',
    },
    {
      title: 'Un solo precio',
      body: 'Cinco créditos por el GIF.',
    },
  ],
  faqs: [
    {
      title: '¿Y si las personas se cruzan?',
      body: 'Las caras se siguen por lugar y tamaño. Tras un cruce largo pueden cambiarse; corta el GIF ahí.',
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
  closing: 'Todo el grupo en un bucle.',
};

export default copy;
