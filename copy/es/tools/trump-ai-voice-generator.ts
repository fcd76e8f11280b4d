import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Generador de voz paródica de Trump',
    description: 'Una voz de parodia para tus bromas, siempre anunciada como tal. No imita ninguna grabación.',
  },
  h1: 'Una parodia, anunciada como parodia',
  lead: 'Una voz de parodia para tus bromas, siempre anunciada como tal. No imita ninguna grabación.',
  action: 'Crear parodia',
  steps: [
    {
      title: 'Escribe la frase',
      body: 'Divertida, nunca engañosa.',
    },
    {
      title: 'Créala',
      body: 'Un aviso hablado dice que es una parodia.',
    },
    {
      title: 'Descarga',
      body: 'Los datos del archivo también lo dicen.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Claramente una parodia',
      body: 'En la página, en el sonido y en el archivo.',
    },
    {
      title: 'Sin grabaciones',
      body: 'La voz nace de reglas de tono y ritmo.',
    },
    {
      title: 'Sin política',
      body: 'Un discurso engañoso se rechaza antes de cobrar.',
    },
  ],
  faqs: [
    {
      title: '¿Puedo quitar el aviso?',
      body: 'No. Forma parte del sonido.',
    },
    {
      title: '¿Quién puede usarla?',
      body: 'Personas adultas. Lo preguntamos una vez.',
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
  closing: 'Cuenta el chiste, deja la etiqueta.',
};

export default copy;
