import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Texto a video',
  card: 'Una frase se convierte en un video corto.',
  search: {
    title: 'Texto a video: de una frase a un clip',
    description:
      'Describe una escena y obtén un video corto de 3 a 10 segundos con clima, luz y cámara en movimiento, en MP4 vertical, ancho o cuadrado.',
  },
  h1: 'De texto a video',
  lead: 'Escribe una frase y obtén un video corto: un lugar, su clima, su luz y una cámara que avanza.',
  action: 'Crear video',
  steps: [
    { title: 'Describe la escena', body: 'Quién, dónde y cuándo: «un zorro en la nieve de noche».' },
    { title: 'Elige formato y duración', body: 'Vertical para historias, ancho para pantallas, de 3 a 10 segundos.' },
    { title: 'Mira y descarga', body: 'Un MP4 que se ve en todas partes, o un GIF.' },
  ],
  about: [
    {
      title: 'De las palabras a la escena',
      body: 'La escena se arma por capas: el cielo, lo lejano, el suelo y tu sujeto al frente. Cuando la cámara se mueve, las capas se deslizan, cae la nieve, brillan las estrellas, se mueve el agua. Di una hora y la luz cambia; di un clima y llega.',
    },
    {
      title: 'Quién hace el video',
      body: 'Si hay un modelo de video conectado, el formulario lo nombra. Si no, la escena se arma con dibujos y se anima según unas reglas. Es una tarjeta animada con encanto, no una toma de cine, y el resultado lo dice.',
    },
    {
      title: 'Qué pedir',
      body: 'Lo mejor es un protagonista y un lugar. «Un velero en el mar al atardecer» es más claro que una historia entera. Si quieres otra versión, deja las palabras y cambia el número de versión.',
    },
    {
      title: 'Para qué sirve',
      body: 'Úsalo para el inicio de una presentación, una tarjeta animada, un fondo para los títulos o el boceto de una toma antes de grabarla. La misma idea sale en ancho para la pantalla y en vertical para el teléfono.',
    },
  ],
  reasons: [
    { title: 'Listo para publicar', body: '9:16, 1:1 y 16:9 para historias, redes y pantallas.' },
    { title: 'Te dice qué entendió', body: 'Ves qué palabras se usaron en la escena.' },
    { title: 'Se puede repetir', body: 'Con las mismas palabras y el mismo número de versión sale el mismo video.' },
  ],
  faqs: [
    { title: '¿Cuánto puede durar el video?', body: 'Entre 3 y 10 segundos. Lo eliges antes de empezar.' },
    { title: '¿Tiene sonido?', body: 'No, salvo que lo agregue el modelo conectado. Puedes ponerle música en tu app de video.' },
    {
      title: '¿Pueden aparecer personas reales?',
      body: 'Por su nombre, no. Las descripciones que nombran a particulares se rechazan y no se cobran.',
    },
    { title: '¿Puedo partir de una foto?', body: 'Sí, con la herramienta «Animar foto»: conserva la foto y mueve la cámara.' },
  ],
  closing: 'Escribe una línea y mira cómo se mueve.',
};

export default copy;
