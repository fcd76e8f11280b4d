import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Video de Halloween',
  card: 'Un retrato se convierte en un video de miedo con sonido.',
  search: {
    title: 'Video de Halloween a partir de una foto',
    description:
      'Convierte un retrato en un video de Halloween: bruja, vampiro, calabaza, esqueleto o zombi, con murciélagos, luz de luna y una melodía.',
  },
  h1: 'Video de Halloween con tu foto',
  lead: 'Convierte un retrato en un video corto de miedo, con maquillaje, cielo nocturno y sonido.',
  action: 'Crear video de Halloween',
  steps: [
    { title: 'Agrega un retrato', body: 'De frente, con los dos ojos visibles.' },
    { title: 'Elige un disfraz', body: 'Bruja, vampiro, calabaza, esqueleto o zombi.' },
    { title: 'Descarga el MP4', body: 'Con sonido, listo para el grupo.' },
  ],
  about: [
    {
      title: 'Cinco disfraces',
      body: 'La bruja lleva piel verde y sombrero; el vampiro, mejillas pálidas y colmillos; la calabaza, una sonrisa tallada; el esqueleto, huesos sobre los tuyos; y el zombi, muy mala cara. El maquillaje sigue tus ojos, cejas, nariz y boca, así que se nota que eres tú.',
    },
    {
      title: 'La noche alrededor',
      body: 'Detrás del retrato aparece un cielo oscuro con luna. Pasan murciélagos, se mueve la niebla y suena una melodía. Sirve como saludo, como invitación o como historia en la última semana de octubre.',
    },
    {
      title: 'Para asustar de verdad',
      body: 'Usa una foto con luz pareja y fondo sencillo. Los sombreros y los lentes oscuros tapan justo donde va el maquillaje. Una cara seria asusta más que una sonrisa.',
    },
    {
      title: 'Ideas para la fecha',
      body: 'Úsalo como invitación y escribe el lugar y la hora en el mensaje, pon varios en la tele durante la fiesta o dale un disfraz a cada colega para la última reunión de octubre. En GIF funciona también en los chats que no reproducen los videos automáticamente. Después de Halloween te esperan los demás efectos.',
    },
  ],
  reasons: [
    { title: 'Sigue tus rasgos', body: 'El maquillaje va donde lo pondría un maquillista.' },
    { title: 'Con sonido', body: 'Una melodía de noche acompaña el video.' },
    { title: 'Listo en un momento', body: 'Y no tienes que desmaquillarte después.' },
  ],
  faqs: [
    { title: '¿Puedo hacer una imagen?', body: 'Esta herramienta hace videos. Pausa y toma una captura, o descarga el GIF.' },
    {
      title: '¿Sirve con fotos de niños?',
      body: 'El disfraz es inofensivo, pero tienes que confirmar que todas las personas son adultas. Usa fotos de adultos.',
    },
    {
      title: '¿Y con una foto de dos personas?',
      body: 'Sí, si las dos están en primer plano: cada una lleva el disfraz. Quien está al fondo desaparece en la noche.',
    },
    { title: '¿Cuánto dura el video?', body: 'Unos segundos, lo justo para verlo dos veces.' },
  ],
  closing: 'Da miedo antes de que salgan las calabazas.',
};

export default copy;
