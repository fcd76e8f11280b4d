import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Texto a imagen',
  card: 'Describe una escena y obtén su imagen.',
  search: {
    title: 'Texto a imagen: descríbela y aparece',
    description:
      'Describe una escena y obtén una imagen con el formato y el estilo que elijas. Con el mismo número de versión puedes repetirla y cambiar una sola palabra.',
  },
  h1: 'De texto a imagen',
  lead: 'Describe una escena en tu idioma (un sujeto, un lugar, una hora, el clima) y obtén su imagen.',
  action: 'Crear imagen',
  steps: [
    { title: 'Describe la imagen', body: 'Primero quién o qué aparece, luego qué hace, dónde y cuándo.' },
    { title: 'Elige formato y estilo', body: 'Cuadrado, vertical u horizontal; natural, acuarela, óleo, pop art y más.' },
    { title: 'Quédate con lo que te guste', body: 'Descárgala, o conserva el número de versión y cambia una sola palabra.' },
  ],
  about: [
    {
      title: 'Cómo describir',
      body: 'Empieza por lo principal: «un zorro rojo». Agrega qué hace y dónde: «un zorro rojo que duerme bajo un árbol». Después la luz y el clima: «al atardecer, con nieve ligera». Las cantidades, los colores y los tamaños van junto a lo que describen: «tres barcos amarillos pequeños». Las frases cortas funcionan mejor que las listas largas.',
    },
    {
      title: 'Quién la dibuja',
      body: 'Debajo del formulario se indica quién hace la imagen en este sitio: un modelo de IA si hay uno conectado. Si no, se compone con dibujos que corresponden a tus palabras y se agregan cielo, suelo, clima y luz según unas reglas. Es rápido y siempre dice qué reconoció y qué tuvo que reemplazar. El resultado es una ilustración, no una foto.',
    },
    {
      title: 'Un número, una imagen',
      body: 'Cada imagen tiene su número de versión. La misma descripción con el mismo número da la misma imagen; otro número, otra composición. Consérvalo cuando te guste el conjunto y solo quieras cambiar un color.',
    },
  ],
  reasons: [
    { title: 'Cinco idiomas', body: 'Español, inglés, francés, ruso o chino: la misma idea da la misma escena.' },
    { title: 'Te dice qué entendió', body: 'Debajo ves qué palabras se usaron y cuáles no.' },
    { title: 'Nueve estilos', body: 'De natural a pixel art, sobre la escena terminada.' },
  ],
  faqs: [
    { title: '¿Qué tan larga puede ser la descripción?', body: 'Hasta 1000 caracteres. Dos frases suelen bastar.' },
    {
      title: '¿Puede escribir texto en la imagen?',
      body: 'Una imagen compuesta puede llevar una palabra corta en un letrero, por ejemplo «un letrero que dice ABIERTO». Con un modelo de IA, depende del modelo.',
    },
    {
      title: '¿De qué tamaño es la imagen?',
      body: 'Depende del formato. Luego puedes ampliarla dos o cuatro veces con la herramienta «Mejorar imagen».',
    },
    {
      title: '¿Puedo usar las imágenes con fines comerciales?',
      body: 'Sí, si la ley de tu país lo permite. Los datos de cada imagen indican que es sintética.',
    },
  ],
  closing: 'Descríbela, mírala, cambia una palabra.',
};

export default copy;
