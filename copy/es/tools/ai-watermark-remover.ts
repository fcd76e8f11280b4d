import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Quitar marca de agua',
  card: 'Pasa el pincel y se va la fecha, el logo o el objeto.',
  search: {
    title: 'Quitar marca de agua y objetos de fotos',
    description:
      'Pasa el pincel por una fecha, un logo o un objeto de tu foto y el hueco se rellena con lo que hay alrededor. Lo demás no cambia ni un píxel.',
  },
  h1: 'Quitar una marca de agua o un objeto de una foto',
  lead: 'Pasa el pincel por lo que sobra y el hueco se rellena con la imagen de alrededor.',
  action: 'Limpiar foto',
  steps: [
    { title: 'Agrega tu foto', body: 'Una que puedas modificar.' },
    { title: 'Pinta lo que debe irse', body: 'Una fecha, un logo, un cable, alguien a lo lejos.' },
    { title: 'Compara y descarga', body: 'Lo que no pintaste sigue igual.' },
  ],
  about: [
    {
      title: 'Se rellena con la misma foto',
      body: 'El hueco se rellena con trozos parecidos de la imagen: pasto con pasto, ladrillos con ladrillos, cielo con cielo. Los rayones finos se cierran desde sus bordes. No se inventa nada, así que lo que mejor desaparece son las cosas pequeñas sobre un fondo regular.',
    },
    {
      title: 'Qué funciona y qué no',
      body: 'Fechas, cables, manchas, logos pequeños y basura en el suelo suelen irse sin rastro. También se va bien una persona ante pasto, hojas, agua o una multitud. Ante una casa u otra persona, el hueco se nota, porque nadie sabe qué había detrás. Pinta el objeto entero: lo que quede de él se repite en el hueco.',
    },
    {
      title: 'Para tu propio material',
      body: 'Es para fotos tuyas o que puedes editar. Quitar la marca de agua de otra persona para no pagar su imagen es ilegal en muchos países y va contra nuestras reglas. Los datos de origen del archivo se conservan.',
    },
    {
      title: 'Paso a paso',
      body: 'Empieza por lo más pequeño, mira el resultado y sigue con lo siguiente. Cada pasada conserva la calidad del resto.',
    },
  ],
  reasons: [
    { title: 'Solo lo que pintas', body: 'Los demás píxeles se copian tal cual.' },
    { title: 'Siempre lo mismo', body: 'Los mismos trazos dan el mismo relleno.' },
    { title: 'Tamaño completo', body: 'La foto conserva todos sus píxeles.' },
  ],
  faqs: [
    {
      title: '¿Puedo restaurar una foto familiar rayada?',
      body: 'Sí, si los rayones son finos. Píntalos y se cierran desde los dos lados.',
    },
    {
      title: '¿Con qué precisión tengo que pintar?',
      body: 'No hace falta mucha: pinta un poco más que el objeto, para cubrir también su sombra.',
    },
    {
      title: '¿Por qué se nota dónde estaba el objeto?',
      body: 'Porque alrededor había demasiada variedad para continuarla, o porque una parte quedó sin pintar y se repitió. Vuelve al original y pinta el objeto entero, con su sombra.',
    },
    { title: '¿Puedo quitar la marca de un banco de imágenes?', body: 'No. Compra la licencia y la tendrás sin marca.' },
  ],
  closing: 'Como si nunca hubiera estado ahí.',
};

export default copy;
