import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Voz paródica de Trump',
  card: 'Un chiste con voz paródica, siempre con aviso.',
  search: {
    title: 'Voz paródica de Trump, con aviso',
    description:
      'Crea un audio gracioso con una voz paródica al estilo Trump. No imita ninguna grabación, avisa que es parodia y rechaza el engaño político.',
  },
  h1: 'Voz paródica de Trump',
  lead: 'Escribe un chiste y escúchalo con una voz presidencial exagerada, siempre con el aviso de que es una parodia.',
  action: 'Crear parodia',
  steps: [
    { title: 'Escribe la frase', body: 'Cuanto más absurda, mejor: la mejor pizza, el gato más grande, un lunes tremendo.' },
    { title: 'Créala', body: 'El audio termina con una frase breve que dice que es una parodia.' },
    { title: 'Descarga', body: 'En MP3 o WAV, con el mismo aviso en sus datos.' },
  ],
  about: [
    {
      title: 'Una caricatura hecha de reglas',
      body: 'Aquí no se usan grabaciones de ninguna persona real. La voz es sintética y la gracia está en la exageración: un ritmo lento, una pausa larga en cada coma y un tono que cae al final de cada frase. Es una caricatura para el oído, y así suena.',
    },
    {
      title: 'Broma sí, engaño no',
      body: 'Una felicitación, el pronóstico del tiempo de la oficina, la reseña de tu sándwich: todo vale. Lo que pueda pasar por una declaración real sobre elecciones, partidos, guerras o leyes se rechaza y no se cobra. La frase del final no se puede quitar.',
    },
    {
      title: 'Escribir para esta voz',
      body: 'Las frases cortas, las repeticiones y los superlativos hacen casi todo el trabajo. Dilo todo dos veces. Compara lo pequeño con lo más grande del mundo. Treinta palabras es una buena medida.',
    },
    {
      title: 'Compártelo con cuidado',
      body: 'Un audio gracioso se comparte sin su contexto. Deja la frase del final, avisa en tu publicación que es una parodia y no lo cortes en pedazos que parezcan serios. Si alguien reporta un audio que engaña, se elimina.',
    },
  ],
  reasons: [
    { title: 'Claramente una parodia', body: 'En la página, en el sonido y en el archivo.' },
    { title: 'Sin grabaciones', body: 'No se copió nada de un discurso real.' },
    { title: 'Para reírse', body: 'El audio está listo antes de que el chiste envejezca.' },
  ],
  faqs: [
    { title: '¿Puedo quitar la frase del final?', body: 'No. También te protege a ti: nadie podrá decir que querías engañar.' },
    { title: '¿Suena como el verdadero Donald Trump?', body: 'Como alguien que lo imita mal. Es a propósito.' },
    {
      title: '¿Por qué rechazaron mi texto?',
      body: 'Quizá parecía una declaración política. Cambia de tema e inténtalo de nuevo: no se te cobró.',
    },
    {
      title: '¿Por qué tengo que confirmar mi edad?',
      body: 'Las herramientas que imitan a una persona son para adultos. Se pregunta una vez en este navegador.',
    },
  ],
  closing: 'Tú pones el chiste, nosotros el aviso.',
};

export default copy;
