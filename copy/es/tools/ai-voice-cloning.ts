import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Voz similar',
  card: 'Un texto leído con una voz parecida a la muestra.',
  search: {
    title: 'Voz similar a partir de una muestra',
    description:
      'Agrega una muestra corta de voz y un texto: el audio imita su tono, su rango y su timbre. Solo con consentimiento y con aviso en el archivo.',
  },
  h1: 'Una voz similar a partir de una muestra',
  lead: 'Agrega unos segundos de voz y haz que una voz parecida lea un texto.',
  action: 'Crear audio',
  steps: [
    { title: 'Agrega una muestra', body: 'Unos diez segundos de voz clara: la tuya o la de una persona adulta que aceptó.' },
    { title: 'Escribe el texto', body: 'En cualquiera de los cinco idiomas.' },
    { title: 'Escucha y descarga', body: 'En MP3 o WAV.' },
  ],
  about: [
    {
      title: 'En qué se parece',
      body: 'En la muestra medimos qué tan aguda o grave es la voz, cuánto sube y baja, y el timbre que le dan la garganta y la boca. Después mezclamos nuestras voces sintéticas hasta acercarnos lo más posible, y el resultado dice con palabras cuánto. Recuerda a la persona, pero no engaña a nadie, y tampoco es la intención.',
    },
    {
      title: '¿Es clonación de voz?',
      body: 'Solo si hay un modelo de clonación conectado: el formulario dice qué método se usa antes de empezar. El método incluido da una voz similar: le bastan unos segundos, no necesita entrenamiento y no copia el acento ni la manera de hablar.',
    },
    {
      title: 'Cómo grabar una buena muestra',
      body: 'Graba en un cuarto silencioso y con muebles, con el teléfono a un palmo de la boca y en tu tono normal. La música o una segunda voz arruinan la medición. Más de medio minuto no mejora nada.',
    },
    {
      title: 'Cuando basta con que se parezca',
      body: 'Para un saludo a la familia, un personaje de un juego o la prueba de una narración que luego grabarás tú, una voz parecida es todo lo que hace falta.',
    },
  ],
  reasons: [
    { title: 'Primero el consentimiento', body: 'Preguntamos de quién es la voz; sin respuesta no se hace nada.' },
    { title: 'Cinco idiomas', body: 'La muestra puede estar en uno y el texto en otro.' },
    { title: 'Con aviso', body: 'El archivo indica que el audio es sintético.' },
  ],
  faqs: [
    {
      title: '¿Qué voz puedo usar?',
      body: 'La tuya o la de una persona adulta que aceptó este uso. No las de figuras públicas sin su consentimiento.',
    },
    { title: '¿Cuánto tiene que durar la muestra?', body: 'Al menos 3 segundos de voz, sin contar los silencios. Diez es mejor.' },
    {
      title: '¿Por qué no suena igual que yo?',
      body: 'El tono y el timbre se parecen; el ritmo, el acento y la respiración son de la voz sintética. Las voces agudas o graves salen mejor que las muy roncas.',
    },
    {
      title: '¿Qué pasa con mi muestra?',
      body: 'Solo se usa para tu audio. La eliminamos cuando ya no la usa ningún resultado ni formulario guardado.',
    },
  ],
  closing: 'Un tono familiar para tus palabras.',
};

export default copy;
