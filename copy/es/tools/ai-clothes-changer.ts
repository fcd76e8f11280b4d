import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Probar otro color o estampado',
    description: 'Dale a una prenda otro color o estampado; los pliegues y la luz se quedan.',
  },
  h1: 'Pruébatelo antes',
  lead: 'Dale a una prenda otro color o estampado; los pliegues y la luz se quedan.',
  action: 'Cambiar ropa',
  steps: [
    {
      title: 'Añade un retrato',
      body: 'La prenda se propone; corrígela con el pincel.',
    },
    {
      title: 'Elige la nueva',
      body: 'La imagen de una tela o una palabra.',
    },
    {
      title: 'Compara y descarga',
      body: 'Solo cambia la prenda.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Los pliegues se quedan',
      body: 'Se conservan luz y sombra.',
    },
    {
      title: 'Solo viste',
      body: 'Nunca quita una prenda.',
    },
    {
      title: 'Tu imagen',
      body: 'La cara y las manos no se tocan.',
    },
  ],
  faqs: [
    {
      title: '¿Cambia el corte?',
      body: 'El modo integrado cambia color y estampado, no el corte.',
    },
    {
      title: '¿Puedo usar la imagen de otra persona?',
      body: 'Solo si esa persona está de acuerdo. Lo preguntamos antes del trabajo, guardamos la respuesta y borramos los resultados si se retira.',
    },
    {
      title: '¿Y si falla?',
      body: 'Los créditos reservados vuelven al instante, y el historial muestra las dos líneas.',
    },
    {
      title: '¿Necesito una cuenta?',
      body: 'No. Cada visitante recibe créditos cada día. Con una cuenta conservas tus creaciones en todos tus dispositivos.',
    },
  ],
  closing: 'Míralo antes de comprarlo.',
};

export default copy;
