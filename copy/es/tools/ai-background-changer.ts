import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Cambiar fondo',
  card: 'Pon detrás un color, una imagen o una escena.',
  search: {
    title: 'Cambiar el fondo de una foto en línea',
    description: 'Cambia el fondo de una foto por un color, otra imagen o una escena que describas. El pelo conserva sus bordes suaves.',
  },
  h1: 'Cambiar el fondo de una foto',
  lead: 'Pon un color, otra imagen o una escena pintada detrás de una persona, una mascota o un producto.',
  action: 'Cambiar fondo',
  steps: [
    { title: 'Agrega una foto', body: 'Nosotros recortamos el sujeto.' },
    { title: 'Elige qué va detrás', body: 'Un color, una imagen o unas palabras como «playa al atardecer».' },
    { title: 'Descarga', body: 'Guárdala como PNG, JPEG o WebP.' },
  ],
  about: [
    {
      title: 'Tres tipos de fondo',
      body: 'Un color liso va bien para tiendas, currículums y fotos formales. Con una imagen tuya apareces delante de la ciudad que aún no visitas. Con unas palabras obtienes una escena pintada: colinas, una playa, una ciudad de noche, la pared de un estudio.',
    },
    {
      title: 'El borde lo hace creíble',
      body: 'El borde es suave donde el pelo lo es, y se quita el color del fondo anterior. Si falta un tirante o una mano, corrígelo con el pincel antes o después de elegir el fondo.',
    },
    {
      title: 'Todo un estante de productos',
      body: 'Agrega hasta diez fotos y dales a todas el mismo fondo: tu tienda parecerá fotografiada en una tarde.',
    },
    {
      title: 'Escenas con tus palabras',
      body: 'Di un lugar, una hora y un ambiente: «montañas nevadas por la mañana», «ciudad de noche bajo la lluvia». Las escenas sencillas van mejor con los retratos.',
    },
  ],
  reasons: [
    { title: 'Blanco puro con un clic', body: 'Tal como lo piden las tiendas en línea.' },
    { title: 'Tu imagen detrás', body: 'Llena todo el fondo sin deformarse.' },
    { title: 'Siempre se puede corregir', body: 'Ajustas el recorte con el pincel cuando quieras.' },
  ],
  faqs: [
    {
      title: '¿Cómo pongo fondo blanco a un producto?',
      body: 'Elige «Color» y luego el blanco. Descarga en JPEG para tiendas en línea y en PNG para tus páginas.',
    },
    { title: '¿Puedo desenfocar el fondo?', body: 'Aquí no. Usa una versión borrosa de la foto como imagen de fondo.' },
    { title: '¿Cambia también la luz de la persona?', body: 'No. Se ve más natural con un fondo iluminado desde el mismo lado.' },
    {
      title: '¿Las escenas pintadas son de IA?',
      body: 'Solo si hay un modelo conectado, y el formulario lo nombra. Si no, se componen con dibujos y degradados.',
    },
  ],
  closing: 'La misma foto, en otro lugar.',
};

export default copy;
