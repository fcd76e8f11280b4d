import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Face swap de grupo en GIF',
  card: 'Varias caras en un GIF, cada una con su número.',
  search: {
    title: 'Cambiar varias caras en un mismo GIF',
    description: 'Cambia dos o más caras en el mismo GIF. Cada una lleva su número y se sigue hasta el final, para que no se confundan.',
  },
  h1: 'Face swap de grupo en un GIF',
  lead: 'Dos, tres o más caras en un GIF, y cada una se sigue desde el primer cuadro hasta el último.',
  action: 'Cambiar caras en el GIF',
  steps: [
    { title: 'Elige un GIF', body: 'Numeramos las caras en el primer cuadro donde hay alguna.' },
    { title: 'Empareja las caras', body: 'Arrastra, haz clic o usa el teclado para decir quién es quién.' },
    { title: 'Descarga', body: 'Un bucle con todos adentro.' },
  ],
  about: [
    {
      title: 'Una escena de dos con tu elenco',
      body: 'Los mejores GIF son conversaciones: uno habla y el otro mira para otro lado. Aquí los dos pueden ser gente que conoces. Cada cara conserva su número aunque la cámara se mueva o alguien salga y vuelva.',
    },
    {
      title: 'Cuando la gente se cruza',
      body: 'Cada cara se sigue por su lugar y su tamaño. Si una tapa a la otra mucho rato, pueden salir intercambiadas. Corta el GIF ahí, cambia las caras en las dos mitades y vuelve a unirlas.',
    },
    {
      title: 'Lo que no cambia',
      body: 'Los cuadros, la duración y el bucle son los del original; solo los GIF muy grandes se reducen. Las caras sin emparejar y todo lo demás quedan igual.',
    },
    {
      title: 'Para que salga bien',
      body: 'Empieza con dos caras y un bucle corto, y luego prueba escenas con más gente. Con fotos de frente y con luz parecida, parecerá que el elenco estuvo ahí. El GIF cuenta como uno solo: darle un papel a cada quien no cuesta más.',
    },
  ],
  reasons: [
    { title: 'Menos confusiones', body: 'El número sigue a cada cara cuando se mueve.' },
    { title: 'Puedes dejar a alguien como está', body: 'Una casilla vacía conserva la cara original.' },
    { title: 'Un solo precio', body: 'Dos caras o seis, el GIF cuesta lo mismo.' },
  ],
  faqs: [
    {
      title: '¿Cuántas caras puede tener un GIF?',
      body: 'Hasta diez. Si una cara solo se ve en unos pocos cuadros, no le des una casilla.',
    },
    { title: '¿Dos personas pueden intercambiar caras?', body: 'Sí. Agrega las dos y dale a cada una el número de la otra.' },
    {
      title: '¿Por qué alguien no tiene número?',
      body: 'Numeramos las caras en el primer cuadro donde hay alguna. Quien aparece después conserva la suya, así que empieza el GIF donde se vea a todos.',
    },
    {
      title: '¿Qué GIF son demasiado difíciles?',
      body: 'Multitudes, cortes rápidos y caras diminutas. Lo ideal es un bucle corto con dos personas.',
    },
  ],
  closing: 'Toda la banda en un bucle.',
};

export default copy;
