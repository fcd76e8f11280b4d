import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Texto a voz',
  card: 'Un texto leído en voz alta en cinco idiomas.',
  search: {
    title: 'Texto a voz en línea en cinco idiomas',
    description:
      'Convierte texto en voz en español, inglés, francés, ruso o chino. Elige la voz y la velocidad, escucha al momento y descarga el MP3.',
  },
  h1: 'Texto a voz',
  lead: 'Pega un texto y escúchalo. Cinco idiomas, varias voces y la velocidad que quieras.',
  action: 'Crear audio',
  steps: [
    { title: 'Pega tu texto', body: 'Hasta 1000 caracteres. Reconocemos el idioma, o lo eliges tú.' },
    { title: 'Elige voz y velocidad', body: 'La velocidad va de la mitad al doble.' },
    { title: 'Escucha y descarga', body: 'Un MP3 para cualquier reproductor o un WAV para editar.' },
  ],
  about: [
    {
      title: 'Para qué se usa',
      body: 'Sirve para avisos, la voz de un video corto, un texto que quieres revisar de oído, vocabulario para repasar en el camino o un guion que quieres cronometrar antes de grabarlo de verdad. Una frase está lista en un momento.',
    },
    {
      title: '¿Suena natural?',
      body: 'En español, inglés, francés y chino habla una voz neuronal que respira y acentúa casi como una persona. El ruso lo leen voces nativas de una técnica anterior: se entienden bien, pero se nota que son sintéticas. Puedes escuchar cada voz antes de elegir. Si hay otro modelo de voz conectado, el formulario lo nombra.',
    },
    {
      title: 'Para que se entienda mejor',
      body: 'Escribe números y abreviaturas como se dicen: «doctora Ruiz», «dos mil veintiséis». La coma es una pausa corta y el punto una más larga. Un texto largo se sigue mejor a una velocidad de 0,9.',
    },
    {
      title: 'Más de una toma',
      body: 'Graba un guion largo en partes de pocas frases y numéralas: si hay un error, repites una parte y no todo. Prueba una frase con dos voces antes de decidir.',
    },
  ],
  reasons: [
    { title: 'Respeta la puntuación', body: 'Las pausas y la entonación siguen las comas, los puntos y las preguntas.' },
    { title: 'Dos formatos', body: 'MP3 para compartir, WAV para editar.' },
    { title: 'Con aviso', body: 'El archivo dice que la voz es sintética.' },
  ],
  faqs: [
    {
      title: '¿Qué idiomas habla?',
      body: 'Español, inglés, francés, ruso y chino. Un texto mezclado se lee en el idioma que elijas; en uno en inglés, lo escrito en chino o en cirílico se lee en su propio idioma.',
    },
    {
      title: '¿Puedo usar el audio en un video?',
      body: 'Sí, también con fines comerciales. Deja el aviso si alguien pudiera tomar la voz por la de una persona real.',
    },
    {
      title: '¿Puedo elegir el acento?',
      body: 'En inglés puedes elegir entre el de Estados Unidos y el británico. Los demás idiomas tienen un solo acento.',
    },
    {
      title: '¿Por qué pronuncia mal un nombre?',
      body: 'Porque lo lee con las reglas del idioma elegido. Escríbelo como suena y saldrá mejor.',
    },
  ],
  closing: 'Escucha tu texto en unos segundos.',
};

export default copy;
