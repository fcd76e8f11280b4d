import type { NamespaceLaunchpadTranslation } from '../../generated/types.ts';

const launchpad = {
  title: 'Modelos de este sitio: añadir, seguir y quitar',
  description:
    'Para quienes llevan este sitio: qué modelos se le pueden añadir, qué cambia y qué necesita cada uno, y cómo va la descarga.',
  heading: 'Modelos',
  lead: 'El sitio funciona tal como está: los resultados se componen con dibujos, fotos y reglas. Con un modelo salen mejores. Añade uno y el próximo resultado ya lo usa.',
  loading: 'Cargando…',
  failed: 'No pudimos cargar los modelos. Inténtalo de nuevo.',
  locked: 'Primero abre la consola: te pedirá el código de tu app de autenticación.',
  unlock: 'Abrir la consola',
  needs: '{0} en disco, {1} de memoria',
  pace: 'Un resultado tarda unos {0} segundo{{s}} en este equipo',
  license: 'Licencia: {0}',
  notCommercial: 'No permite el uso comercial.',
  terms: {
    openRail: 'Restringe algunos usos y todos deben saberlo: la página de términos los enumera mientras el modelo esté aquí.',
    credit: 'Pide que se cite a su autor; la página de términos lo hace mientras el modelo esté aquí.',
  },
  misfits: {
    platform: 'No funciona en este tipo de equipo.',
    memory: 'Necesita {0} de memoria junto con el sitio; este equipo tiene {1}.',
    disk: 'Necesita {0} libres en disco; hay {1}.',
  },
  placed: 'Listo: el próximo resultado lo usa.',
  progress: '{0} de {1}',
  paused: 'En pausa.',
  faults: {
    unreachable: 'El servidor de descargas no responde. Lo que ya llegó se conserva; reanuda más tarde.',
    denied: 'El servidor de descargas pide una clave de acceso para este modelo. Define HF_TOKEN y reinicia el sitio.',
    missing: 'El servidor de descargas ya no tiene este modelo.',
    changed: 'El servidor de descargas envió algo distinto de lo esperado y lo descartamos. Reanuda o prueba con otro servidor.',
    unsafe: 'El servidor de descargas anunció archivos con nombres peligrosos, así que no descargamos nada.',
    disk: 'No hay suficiente espacio en disco. Libera espacio y reanuda.',
    busy: 'Otro comando está usando este modelo. Espera a que termine y reanuda.',
    unexpected: 'Algo salió mal. Los detalles están en el registro del sitio.',
  },
  add: 'Añadir',
  accept: '{0} se distribuye con la licencia {1}. ¿La aceptas?',
  accepted: 'Aceptar y añadir',
  notNow: 'Ahora no',
  pause: 'Pausar',
  resume: 'Reanudar',
  remove: 'Quitar',
  sure: '¿Quitar {0} de este equipo?',
  confirm: 'Quitar',
  keep: 'Conservar',
  tryIt: 'Probarlo',
  packs: {
    picture: {
      name: 'Imágenes a partir de palabras',
      change:
        'Las imágenes y los stickers se pintan a partir de tus palabras, también con el estilo de una foto. Lo que se sustituye se pinta de nuevo.',
    },
    'picture-fast': {
      name: 'Imágenes a partir de palabras, más rápido',
      change: 'Las imágenes y los stickers se pintan en un solo paso: más rápido y con menos detalle.',
    },
    voices: { name: 'Otras voces', change: 'Los textos en inglés, francés, español y ruso se leen con otras voces.' },
    'voices-zh': { name: 'Voces en chino e inglés', change: 'Muchas más voces para leer textos en chino e inglés.' },
    clone: { name: 'Voz parecida', change: 'La voz que lee se acerca más a la de la muestra.' },
    chat: { name: 'Conversación', change: 'El asistente responde con sus propias palabras, no solo con las páginas de ayuda.' },
    translate: {
      name: 'Palabras en cinco idiomas',
      change: 'Lo que escribes en español, francés, ruso o chino llega a los modelos de imagen tan bien como el inglés.',
    },
    cutout: { name: 'Recortes', change: 'El pelo, el pelaje y los radios de una bici se recortan con más finura.' },
    enlarge: { name: 'Ampliar', change: 'Las fotos ampliadas muestran detalles más nítidos.' },
    inpaint: { name: 'Quitar marcas', change: 'Lo que había detrás de una marca se rellena con más naturalidad.' },
    depth: { name: 'Fotos en movimiento', change: 'La foto se mueve en profundidad: lo cercano se mueve más que lo lejano.' },
    guard: {
      name: 'Moderación',
      change: 'Un modelo también lee lo que la gente escribe y reconoce mucho más de lo que este sitio rechaza.',
    },
  },
} satisfies NamespaceLaunchpadTranslation;

export default launchpad;
