import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Cambiar varias caras en un mismo GIF',
    description: 'Cambia dos o más caras en el mismo GIF. Cada una lleva su número y se sigue hasta el final, así nadie se confunde.',
  },
  h1: 'Face swap de grupo en un GIF',
  lead: 'Dos, tres o más caras en un GIF, cada una seguida del primer cuadro al último.',
  action: 'Cambiar caras en el GIF',
  steps: [
    { title: 'Elige un GIF', body: 'Cada cara recibe un número en cuanto aparece.' },
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
      body: 'Una cara se sigue por su lugar y su tamaño. Si dos se tapan mucho rato, pueden salir cambiadas. Corta el GIF ahí, cambia las dos mitades y vuelve a unirlas.',
    },
    {
      title: 'Lo que no cambia',
      body: 'Cuadros, duración, tamaño y bucle son los del original. Las caras sin pareja y todo lo demás quedan intactos.',
    },
    {
      title: 'Para que salga bien',
      body: 'Empieza con dos caras y un bucle corto, y luego prueba escenas con más gente. Fotos de frente y con luz parecida hacen que el elenco parezca haber estado ahí. El GIF cuenta como uno: dar un papel a cada quien no cuesta más.',
    },
  ],
  reasons: [
    { title: 'Sin confusiones', body: 'El número sigue a la persona, no al lugar.' },
    { title: 'Puedes dejar a alguien', body: 'Una casilla vacía conserva la cara original.' },
    { title: 'Un solo precio', body: 'Dos caras o seis, el GIF cuesta lo mismo.' },
  ],
  faqs: [
    { title: '¿Cuántas caras puede tener un GIF?', body: 'Hasta diez. Una cara que se ve unos pocos cuadros no merece una casilla.' },
    { title: '¿Dos personas pueden intercambiar caras?', body: 'Sí. Agrega las dos y dale a cada una el número de la otra.' },
    {
      title: '¿Por qué una cara tiene dos números?',
      body: 'Si alguien desaparece un rato, puede contarse como otra persona. Pon la misma cara en los dos números.',
    },
    {
      title: '¿Qué GIF son demasiado difíciles?',
      body: 'Multitudes, cortes rápidos y caras diminutas. Lo ideal es un bucle corto con dos personas.',
    },
  ],
  closing: 'Toda la banda en un bucle.',
};

export default copy;
