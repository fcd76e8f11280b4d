import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Quitar el fondo de una imagen: PNG',
    description:
      'Quita el fondo de una foto y descarga un PNG transparente en tamaño completo: pelo suave, bordes limpios y un pincel para corregir.',
  },
  h1: 'Quitar el fondo de una foto',
  lead: 'Recorta personas, animales y productos con pelo suave y bordes limpios.',
  action: 'Quitar fondo',
  steps: [
    { title: 'Agrega una foto', body: 'Suéltala, pégala o elígela, hasta diez a la vez.' },
    { title: 'Revisa el borde', body: 'Usa el pincel para conservar o quitar partes, o prueba la segunda propuesta.' },
    { title: 'Descarga el PNG', body: 'Con fondo transparente y el tamaño de tu foto.' },
  ],
  about: [
    {
      title: 'Bordes limpios, no solo un contorno',
      body: 'El pelo, el pelaje y la tela son mitad sujeto y mitad fondo. El borde se calcula como una transición suave y se le quita el color del fondo anterior. Por eso el recorte no arrastra un filo verde o blanco.',
    },
    {
      title: 'Tú decides qué se queda',
      body: 'A veces el bolso es parte de la persona y a veces no. Si la primera propuesta falla, prueba la segunda o pasa el pincel: conservar o quitar. Solo cambia lo que pintaste.',
    },
    {
      title: 'Algunas ideas',
      body: 'Fotos de productos, una foto de perfil, un sticker, una invitación, diapositivas sin recuadros grises. Para poner otra escena detrás, cambia el fondo.',
    },
    {
      title: 'Cómo fotografiar',
      body: 'A un paso de la pared, sin sombras en ella y con ropa de otro color. Basta un teléfono si todo el sujeto está enfocado. Con un fondo liso, el recorte sale casi perfecto.',
    },
  ],
  reasons: [
    { title: 'Detalles finos', body: 'Bigotes, rizos y tirantes siguen suaves.' },
    { title: 'Sin filo de color', body: 'El fondo anterior también desaparece del borde.' },
    { title: 'Un pincel si hace falta', body: 'Corriges en segundos, sin capas ni máscaras.' },
  ],
  faqs: [
    {
      title: '¿Qué fotos son difíciles?',
      body: 'Grupos grandes, vidrio, cables finos y sujetos del mismo color que el fondo. El pincel ayuda casi siempre.',
    },
    {
      title: '¿Puedo tener un fondo blanco?',
      body: 'Sí: descarga en JPEG y lo transparente se vuelve blanco. Otros colores están en cambiar fondo.',
    },
    { title: '¿El PNG conserva la resolución?', body: 'Sí, tiene tantos píxeles como tu foto.' },
    {
      title: '¿Puedo quitar el fondo de varias fotos a la vez?',
      body: 'Sí, hasta diez. Cada una se recorta aparte y cuesta lo mismo que una sola.',
    },
  ],
  closing: 'Entra una foto, sale un recorte limpio.',
};

export default copy;
