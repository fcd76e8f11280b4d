import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Face swap de grupo en video',
  card: 'Cambia el elenco de todo un video.',
  search: {
    title: 'Cambiar varias caras en un video',
    description:
      'Cambia el elenco de un video: numeramos las caras y seguimos cada una por separado, y tú decides quién es quién. El sonido se conserva.',
  },
  h1: 'Face swap de grupo en un video',
  lead: 'Cambia el elenco: cualquiera puede convertirse en otra persona, y cada cara se sigue por separado.',
  action: 'Cambiar caras en el video',
  steps: [
    { title: 'Elige un video', body: 'Hasta 60 segundos y 200 MB. Buscamos y numeramos las caras.' },
    { title: 'Reparte los papeles', body: 'Dale una cara a cada número o déjalo vacío para conservar la original.' },
    { title: 'Descarga el MP4', body: 'Con el sonido original, listo para compartir.' },
  ],
  about: [
    {
      title: 'Un elenco propio',
      body: 'Ponte con tres amigos en un tráiler, intercambia a los novios en el video de su boda o mete a todo el equipo en una escena famosa. Cada persona se sigue por separado, así que dos caras en la misma toma no se estorban.',
    },
    {
      title: 'Cómo se distinguen',
      body: 'Cada cara tiene su recorrido: dónde está, qué tan grande es y cómo se mueve. Después de un corte, buscamos cada cara cerca de donde estaba. Las numeramos en el primer cuadro donde hay alguna, así que empieza el video donde se vea a todos.',
    },
    {
      title: 'Prepara el video',
      body: 'Cuatro personas en una toma tranquila quedan mejor que una multitud corriendo. Antes de agregar el video, recórtalo a lo importante: mientras más corto sea, antes estará listo.',
    },
    {
      title: 'Caras que combinan',
      body: 'Una cara redonda en una cabeza angosta siempre se verá rara. Para los primeros planos elige personas de rasgos parecidos y deja los cambios más atrevidos para los planos abiertos. Lo más seguro son fotos en las que todos miran al frente.',
    },
  ],
  reasons: [
    { title: 'Un recorrido por persona', body: 'Cada quien lleva su cara nueva toda la escena.' },
    { title: 'Sin quedarte esperando', body: 'Cierra la página; el video estará en Mis creaciones.' },
    { title: 'Marcado en el archivo', body: 'Quien lo revise puede ver que es sintético.' },
  ],
  faqs: [
    {
      title: '¿Cuántas personas se pueden cambiar?',
      body: 'Hasta diez. Las caras muy pequeñas del fondo casi nunca se encuentran y se quedan como están.',
    },
    {
      title: '¿Y si alguien aparece más tarde en el video?',
      body: 'Conserva su cara. Solo se puede cambiar a quienes salen en el primer cuadro con caras.',
    },
    { title: '¿También cambian las voces?', body: 'No, esta herramienta solo cambia caras.' },
    {
      title: '¿Puedo usar una película que no hice?',
      body: 'Solo si tienes derecho a usarla. Confirmas el consentimiento de las personas cuyas caras agregas y respondes por el video.',
    },
  ],
  closing: 'Tú eliges el elenco.',
};

export default copy;
