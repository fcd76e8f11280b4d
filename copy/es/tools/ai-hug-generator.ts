import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Video de abrazo',
  card: 'Dos personas de dos fotos se abrazan en una tarjeta de invierno.',
  search: {
    title: 'Video de abrazo a partir de dos fotos',
    description:
      'Junta a dos personas en un video corto de abrazo: dos retratos o una foto de ambas, y un clip tierno para alguien que está lejos.',
  },
  h1: 'Video de abrazo con dos fotos',
  lead: 'Las caras de dos fotos en una tarjeta de invierno que se mueve: con gorro y suéter tejidos, se saludan, corren una hacia la otra y se abrazan.',
  action: 'Crear abrazo',
  steps: [
    { title: 'Agrega una o dos fotos', body: 'Un retrato de cada persona, o una foto de las dos con espacio entre ellas.' },
    { title: 'Confirma que aceptaron', body: 'Las dos tienen que ser adultas.' },
    { title: 'Descarga el MP4', body: 'Y mándalo a quien extrañas.' },
  ],
  about: [
    {
      title: 'Cerca aunque estén lejos',
      body: 'Una pareja en dos ciudades, un papá en otro país, amigos que no se ven desde hace años: el video los reúne en la misma tarde nevada, en un abrazo. Es una tarjeta animada con las personas que te importan.',
    },
    {
      title: 'Cómo se hace',
      body: 'Las dos cabezas se recortan, se llevan al mismo tamaño y las ilumina el mismo atardecer. Los gorros, las bufandas, los suéteres y los brazos son dibujados; las caras son las de tus fotos. Es un montaje, y su archivo lo indica.',
    },
    {
      title: 'Fotos que combinan',
      body: 'Usa dos fotos de frente, tomadas a una distancia parecida, donde se vea toda la cara. Si una está mucho más oscura, aclárala antes.',
    },
    {
      title: 'Cuándo mandarlo',
      body: 'Mándalo el Día de las Madres, el primer día en otra ciudad, después de un invierno largo, para agradecer a una enfermera o a un maestro. Agrega una frase tuya; el video hace el resto.',
    },
  ],
  reasons: [
    { title: 'Dos personas, una escena', body: 'Con la misma luz y el mismo tamaño.' },
    { title: 'Primero el consentimiento', body: 'Solo se hace si las dos aceptaron.' },
    { title: 'Honesto', body: 'El archivo dice cómo se hizo el video.' },
  ],
  faqs: [
    {
      title: '¿Puedo abrazar a alguien que murió?',
      body: 'Solo si en vida aceptó aparecer en algo así. Nadie puede dar ese permiso en su lugar.',
    },
    {
      title: '¿Se abrazan de verdad?',
      body: 'Sí: se saludan, se encuentran y se rodean con los brazos. Los brazos y la ropa son dibujados, así que sirve cualquier foto, incluso una que termina en la barbilla.',
    },
    {
      title: '¿Y si las dos están en la misma foto?',
      body: 'Basta una si hay un poco de espacio entre ellas. Las recortamos por separado y las juntamos.',
    },
    { title: '¿El abrazo tiene música?', body: 'Sí, una melodía suave. Si lo prefieres sin sonido, descarga el GIF.' },
  ],
  closing: 'Para los que están lejos.',
};

export default copy;
