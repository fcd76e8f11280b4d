import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Ajustar una voz a tu texto', description: 'Lee un texto con el tono y el timbre de una muestra que puedes usar.' },
  h1: 'Tu texto, con una voz a juego',
  lead: 'Lee un texto con el tono y el timbre de una muestra que puedes usar.',
  action: 'Ajustar voz',
  steps: [
    {
      title: 'Añade una muestra',
      body: 'Diez segundos de habla clara, tuya o con permiso.',
    },
    {
      title: 'Escribe el texto',
      body: 'En cualquiera de los cinco idiomas.',
    },
    {
      title: 'Escucha y descarga',
      body: 'En MP3.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Un nombre honesto',
      body: 'El motor integrado ajusta tono, rango y timbre. No es una copia de la persona.',
    },
    {
      title: 'Primero el permiso',
      body: 'Preguntamos de quién es la voz y guardamos la respuesta.',
    },
    {
      title: 'Marcado',
      body: 'El archivo dice que es sintético.',
    },
  ],
  faqs: [
    {
      title: '¿Es clonación de voz?',
      body: 'Solo si el operador ha conectado un modelo que la hace. La página nombra el motor.',
    },
    {
      title: '¿Puedo usar cualquier voz?',
      body: 'Solo la tuya o la de un adulto que esté de acuerdo.',
    },
    {
      title: '¿Y si falla?',
      body: 'Los créditos reservados vuelven al instante, y el historial muestra las dos líneas.',
    },
    {
      title: '¿Cuánto tiempo se guarda?',
      body: 'En Mis creaciones, hasta que lo borres. Al borrarlo, el archivo desaparece para siempre.',
    },
  ],
  closing: 'Habla con un tono familiar.',
};

export default copy;
