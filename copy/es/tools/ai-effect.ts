import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Efectos para fotos',
  card: 'Disfraces, pinturas y momentos en pareja con tu foto.',
  search: {
    title: 'Efectos para fotos: disfraces y pinturas',
    description:
      'Prueba efectos en tu foto: bruja, vampiro, un abrazo con alguien, acuarela o pixel art. Cada uno muestra una imagen y su precio.',
  },
  h1: 'Efectos para fotos',
  lead: 'Convierte tu foto en algo nuevo. Cada efecto muestra una imagen y su precio.',
  action: 'Crear efecto',
  steps: [
    { title: 'Elige un efecto', body: 'Cada tarjeta dice qué hace y cuánto cuesta.' },
    { title: 'Agrega tu foto', body: 'Un retrato, o dos en los efectos de pareja.' },
    { title: 'Guarda y comparte', body: 'Como imagen o MP4, según el efecto.' },
  ],
  about: [
    {
      title: 'Disfraces que siguen la cara',
      body: 'Bruja, vampiro, calabaza, esqueleto y zombi se pintan sobre la cara de tu foto: alrededor de los ojos, en los pómulos, sobre la boca. Con murciélagos, luz de luna y una melodía corta, la foto se convierte en video.',
    },
    {
      title: 'Dos personas, un momento',
      body: 'El abrazo y el beso parten de dos retratos o de una foto de dos personas, y las juntan en una escena tierna. Las dos tienen que ser adultas y estar de acuerdo.',
    },
    {
      title: 'Estilos artísticos',
      body: 'Caricatura, acuarela, óleo, lápiz, pop art, pixel art, duotono y low poly convierten la foto en un cuadro. Todos los ajustes están en la herramienta «Foto a dibujo o pintura».',
    },
    {
      title: 'Cómo elegir',
      body: 'Si quieres reírte ya, elige un disfraz: basta un retrato. Si es para regalar, elige un estilo artístico y amplía la imagen para imprimirla. A alguien que está lejos, un abrazo le dice más que un mensaje. Si dudas, abre dos efectos con la misma foto: no se cobra nada hasta que empiezas.',
    },
  ],
  reasons: [
    { title: 'Hecho con tu foto', body: 'No es una plantilla con tu nombre.' },
    { title: 'Una imagen en cada tarjeta', body: 'Da una idea del efecto; los estilos artísticos se muestran sobre una foto real.' },
    { title: 'El precio a la vista', body: 'En la tarjeta y en el botón.' },
  ],
  faqs: [
    { title: '¿Qué foto sirve para un disfraz?', body: 'Un retrato de frente, con los dos ojos visibles y nada delante.' },
    {
      title: '¿Estos efectos son de IA?',
      body: 'De encontrar las caras y recortar a las personas se encargan redes neuronales. El maquillaje, la escena y los estilos siguen reglas, salvo que el formulario nombre un modelo.',
    },
    {
      title: '¿Qué efectos son solo para adultos?',
      body: 'El abrazo y el beso, porque juntan a dos personas. En todos los efectos confirmas que quienes salen en la foto son adultos.',
    },
    {
      title: '¿Puedo aplicar dos efectos?',
      body: 'Sí, si el primero es un estilo artístico: guarda esa imagen y úsala como foto del segundo. Los disfraces, abrazos y besos son videos.',
    },
  ],
  closing: 'Prueba un efecto con tu foto.',
};

export default copy;
