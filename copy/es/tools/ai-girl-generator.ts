import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Retrato de personaje',
  card: 'El retrato de una mujer que solo existe en tu historia.',
  search: {
    title: 'Retrato de un personaje femenino ficticio',
    description:
      'Describe a una mujer ficticia para tu historia o juego: pelo, ojos, lentes, expresión. Con el mismo número de versión vuelve a salir ella.',
  },
  h1: 'Retrato de un personaje femenino ficticio',
  lead: 'Describe a una mujer que no existe y obtén su retrato.',
  action: 'Crear retrato',
  steps: [
    { title: 'Descríbela', body: 'Pelo, ojos, lentes, ropa, expresión.' },
    { title: 'Elige un estilo', body: 'Natural, acuarela, óleo, pop art, pixel art y más.' },
    { title: 'Guarda el número de versión', body: 'Con él la vuelves a dibujar con otra expresión.' },
  ],
  about: [
    {
      title: 'Una cara para tu historia',
      body: 'Quien escribe, diseña o dirige juegos de rol necesita caras que no sean de nadie. Basta una frase: «una mujer de pelo corto y rojo, lentes redondos, sonriendo». El retrato muestra lo que pediste e indica qué palabras se usaron.',
    },
    {
      title: 'Quién la dibuja',
      body: 'Si hay un modelo de imagen conectado, el formulario lo nombra y el retrato puede parecer una pintura o una foto. Si no, se arma con piezas dibujadas: una ilustración simpática, no una foto.',
    },
    {
      title: 'Ficticia y adulta, siempre',
      body: 'Es una invención. No se aceptan nombres de personas reales, no se dibujan niños y no se hace nada sexual. Para otras imágenes, usa la herramienta «Texto a imagen».',
    },
    {
      title: 'Lo que hace a un personaje',
      body: 'Bastan dos o tres rasgos que contrasten: canas y pecas, mirada seria y aretes de colores. La expresión va al final, porque decide los ojos y la boca. Con un solo número de versión, todo el elenco parece dibujado por la misma mano. Anota la frase que funcionó: es la receta de tu personaje.',
    },
  ],
  reasons: [
    { title: 'No es de nadie', body: 'No se usa ninguna cara real.' },
    { title: 'Siempre es ella', body: 'Con las mismas palabras y el mismo número de versión sale la misma mujer.' },
    { title: 'Muchas versiones', body: 'Cambia una palabra y compara.' },
  ],
  faqs: [
    { title: '¿Puedo pedir un hombre?', body: 'Sí, descríbelo igual: edad, pelo, barba, lentes, ánimo.' },
    { title: '¿Puedo usarlo en un libro o un juego?', body: 'Sí, también con fines comerciales, si la ley de tu país lo permite.' },
    {
      title: '¿Parece una foto?',
      body: 'Si no hay ninguno, es un dibujo. Para que parezca una foto hace falta un modelo de IA; el formulario dice si lo hay.',
    },
    {
      title: '¿Cómo la mantengo igual en varias imágenes?',
      body: 'Conserva el número de versión y las palabras de la cara, y cambia solo la expresión, la ropa o el fondo.',
    },
  ],
  closing: 'Un personaje para tu historia.',
};

export default copy;
