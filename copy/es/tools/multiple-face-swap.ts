import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Face swap de grupo',
  card: 'Cambia todas las caras de una foto de grupo.',
  search: {
    title: 'Face swap de grupo: varias caras a la vez',
    description:
      'Cambia todas las caras de una foto de grupo de una vez. Las buscamos y numeramos, y tú decides quién se convierte en quién.',
  },
  h1: 'Face swap de grupo en una foto',
  lead: 'Agrega una foto de grupo, elige una cara nueva para cada persona y cambia todas a la vez.',
  action: 'Cambiar caras',
  steps: [
    { title: 'Agrega una foto de grupo', body: 'Buscamos las caras y las numeramos de izquierda a derecha.' },
    {
      title: 'Empareja las caras',
      body: 'Arrastra una cara a un número, haz clic en los dos o usa el teclado. Un número sin cara nueva queda como está.',
    },
    { title: 'Compara y descarga', body: 'Las caras elegidas cambian a la vez, en una sola imagen.' },
  ],
  about: [
    {
      title: 'Quién se convierte en quién',
      body: 'Un cambio de grupo solo tiene gracia si cada quien cae en su lugar. Por eso cada cara lleva un número en la foto y una casilla al lado: se ve enseguida que la novia es la 2 y el tío, el 5. Si recargas la página, lo que emparejaste se conserva.',
    },
    {
      title: 'Ideas',
      body: 'Pon a todo el equipo en la foto de una banda antigua, intercambia a abuelos y nietos, convierte la foto de la escuela en un elenco de película o arregla unos ojos cerrados con la cara de la foto siguiente.',
    },
    {
      title: 'Todos de acuerdo',
      body: 'Cada cara tiene que ser tuya o de una persona adulta que aceptó. Se pregunta una vez por foto. El resultado dice en su archivo que es sintético, y si se retira el consentimiento, se elimina.',
    },
  ],
  reasons: [
    { title: 'Un solo precio', body: 'Dos caras o diez, la foto cuesta lo mismo.' },
    { title: 'Cada cara con su luz', body: 'Se ajusta a la luz del lugar donde está cada persona.' },
    { title: 'Agrega las que falten', body: 'Dibuja un recuadro alrededor y la cara entra en la lista.' },
  ],
  faqs: [
    {
      title: '¿Cuántas caras se pueden cambiar en una foto?',
      body: 'Hasta diez. En una multitud, elige las diez que importan o pasa el resultado por la herramienta otra vez.',
    },
    {
      title: '¿Puedo usar la misma cara varias veces?',
      body: 'Sí, en todos los números que quieras, por ejemplo para llenar una foto de copias tuyas.',
    },
    { title: '¿Qué pasa con quienes no emparejo?', body: 'Nada: conservan cada píxel.' },
    {
      title: '¿Sirven las caras pequeñas del fondo?',
      body: 'Sí, si son lo bastante grandes para reconocerlas. Usa la versión más grande de la foto.',
    },
  ],
  closing: 'Mete a toda la familia en la escena.',
};

export default copy;
