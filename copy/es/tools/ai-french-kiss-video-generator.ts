import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Video de beso',
  card: 'Un video romántico de dos adultos que dieron su consentimiento.',
  search: {
    title: 'Video de beso a partir de dos fotos',
    description:
      'Crea un video romántico con los retratos de dos adultos que dieron su consentimiento, con luz de luna, besos al aire, corazones y una melodía suave.',
  },
  h1: 'Video de beso con dos fotos',
  lead: 'Dos adultos que aceptaron, una noche de luna: se lanzan un beso que llega a la mejilla, y un corazón se cierra a su alrededor.',
  action: 'Crear beso',
  steps: [
    { title: 'Agrega una o dos fotos', body: 'Solo adultos, bien visibles de frente o de medio perfil.' },
    { title: 'Confirma el consentimiento', body: 'Dinos quiénes son y confirma que los dos dijeron que sí.' },
    { title: 'Descarga el MP4', body: 'Para un aniversario, una boda o porque sí.' },
  ],
  about: [
    {
      title: 'Una tarjeta romántica que se mueve',
      body: 'Las dos cabezas se recortan y quedan bajo la misma luna, sobre cuerpos con suéteres dibujados. Cada quien lanza un beso que deja su huella en la mejilla del otro; luego se acercan y un corazón se cierra a su alrededor mientras suena una melodía. Es tierno, no subido de tono: aquí no se hace nada sexual.',
    },
    {
      title: 'Por qué preguntamos tanto',
      body: 'El video de un beso puede lastimar a quien no lo quería. Por eso los dos deben ser adultos que aceptaron, tu respuesta se guarda con el video y el video desaparece si se retira el consentimiento.',
    },
    {
      title: 'Cómo elegir las fotos',
      body: 'Lo mejor son caras nítidas con una luz parecida. Lo ideal son dos medios perfiles que se miran; la ropa no importa, porque es dibujada.',
    },
    {
      title: 'Una sorpresa que sigue siendo dulce',
      body: 'Primero pregunta y luego sorprende: la otra persona aceptó, pero todavía no ha visto el video. Queda bien entre dos fotos de una boda, en un mensaje de San Valentín o al final de una carta. Como se repite, también luce en un portarretratos digital.',
    },
  ],
  reasons: [
    { title: 'Con buen gusto', body: 'Besos al aire, una sonrisa, unos corazones.' },
    { title: 'Primero el consentimiento', body: 'Sin él no se hace nada.' },
    { title: 'Lo eliminas cuando quieras', body: 'Su enlace también deja de funcionar.' },
  ],
  faqs: [
    {
      title: '¿Es de verdad un beso francés?',
      body: 'No. Se lanzan besos que llegan a la mejilla y un corazón se cierra a su alrededor. Los labios nunca se tocan. Aquí no se hacen besos explícitos.',
    },
    { title: '¿Puedo usar fotos de famosos?', body: 'No. Usa solo fotos tuyas o de adultos que aceptaron este video.' },
    { title: '¿Pueden ser dos mujeres o dos hombres?', body: 'Claro que sí.' },
    {
      title: '¿Y si me arrepiento después de compartirlo?',
      body: 'En Mis creaciones, deja de compartirlo y el enlace ya no servirá. No podemos borrar las copias que otros hayan guardado.',
    },
  ],
  closing: 'Para dos que dijeron que sí.',
};

export default copy;
