import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Quitar fondo',
  card: 'Recorta el sujeto y lo deja en un PNG transparente.',
  search: {
    title: 'Quitar el fondo de una foto: PNG transparente',
    description:
      'Quita el fondo de una imagen y descarga un PNG transparente, con el pelo natural, bordes limpios y un pincel para corregir.',
  },
  h1: 'Quitar el fondo de una foto',
  lead: 'Recorta personas, animales y productos con el pelo natural y los bordes limpios.',
  action: 'Quitar fondo',
  steps: [
    { title: 'Agrega una foto', body: 'Suéltala, pégala o elígela, hasta diez a la vez.' },
    { title: 'Revisa el borde', body: 'Usa el pincel para conservar o quitar partes, o prueba la segunda propuesta.' },
    { title: 'Descarga el PNG', body: 'El fondo es transparente, listo para cualquier diseño.' },
  ],
  about: [
    {
      title: 'Bordes limpios, no solo un contorno',
      body: 'En el borde, el pelo, el pelaje y la tela son mitad sujeto y mitad fondo. Ahí calculamos una transición suave y le quitamos el color del fondo anterior. Por eso no queda un halo verde o blanco.',
    },
    {
      title: 'Tú decides qué se queda',
      body: 'A veces el bolso es parte de la persona y a veces no. Si la primera propuesta falla, prueba la segunda o usa el pincel para conservar o quitar. Solo cambia lo que pintas.',
    },
    {
      title: 'Algunas ideas',
      body: 'Sirve para fotos de productos, una foto de perfil, un sticker, una invitación o diapositivas sin recuadros de fondo. Para poner otra escena detrás, usa la herramienta «Cambiar fondo».',
    },
    {
      title: 'Cómo fotografiar',
      body: 'Aleja el sujeto un paso de la pared, evita las sombras y elige un fondo de otro color. Basta un teléfono si todo el sujeto está enfocado. Con un fondo liso, el recorte sale casi perfecto.',
    },
  ],
  reasons: [
    { title: 'Detalles finos', body: 'Los bigotes, los rizos y los tirantes se conservan.' },
    { title: 'Sin halos de color', body: 'El fondo anterior también desaparece del borde.' },
    { title: 'Un pincel si hace falta', body: 'Corriges en segundos, sin capas ni máscaras.' },
  ],
  faqs: [
    {
      title: '¿Qué fotos son difíciles?',
      body: 'Grupos grandes, vidrio, cables finos y sujetos del mismo color que el fondo. El pincel ayuda casi siempre.',
    },
    {
      title: '¿Puedo tener un fondo blanco?',
      body: 'Sí: descarga en JPEG y lo transparente se vuelve blanco. Para otros colores, usa la herramienta «Cambiar fondo».',
    },
    { title: '¿El PNG conserva la resolución?', body: 'Sí, hasta unos 3000 píxeles en el lado largo. Las fotos más grandes se reducen.' },
    {
      title: '¿Puedo quitar el fondo de varias fotos a la vez?',
      body: 'Sí, hasta diez. Cada una se recorta aparte y cuesta lo mismo que una sola.',
    },
  ],
  closing: 'Entra una foto, sale un recorte limpio.',
};

export default copy;
