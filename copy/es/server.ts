import type { Messages } from '../types/server.ts';

const server: Messages = {
  success: 'Operación realizada',
  invalidInput: 'Revisa este campo: {field}.',
  wrongCredentials: 'El correo o la contraseña no son correctos.',
  emailInUse: 'Este correo ya tiene una cuenta. Inicia sesión.',
  wrongCode: 'El código de verificación es incorrecto o ha caducado. Pide uno nuevo.',
  codeNeeded: 'Confirma que eres tú: escribe el código que enviamos a tu correo.',
  tooManyAttempts: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  refusedByPolicy: 'Esto va contra nuestra política de contenido: {rule}.',
  signInNeeded: 'Inicia sesión para continuar.',
  sessionEnded: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
  notEnoughCredits: 'No tienes créditos suficientes.',
  alreadySubscribed: 'Ya tienes una suscripción.',
  alreadyClaimed: 'Ya has recogido la recompensa de hoy. ¡Vuelve mañana!',
  oneRewardAMailbox: 'Otra cuenta de tu mismo buzón recibe ya la recompensa diaria.',
  shareMadeWith: 'Hecho con {product}',
  shareMakeOwn: 'Haz el tuyo',
  shareReport: 'Denunciar',
  shareSynthetic: 'Un resultado hecho por un programa, y así consta en su archivo.',
  shareDraft: 'Motor de bocetos: compuesto con reglas, sin IA generativa.',
  notFound: 'No lo hemos encontrado.',
  keyReused: 'Esta solicitud repite la clave de otra, pero pide algo distinto. Vuelve a iniciarla.',
  noEngine: 'Esta herramienta no está disponible ahora en este sitio. No se ha cobrado ningún crédito.',
  engineFailed: 'Algo ha fallado durante la creación. Te hemos devuelto los créditos.',
  unavailable: 'El servicio no está disponible por un momento. Inténtalo de nuevo.',
  crossSite: 'Esta petición venía de otro sitio y se ha rechazado.',
  methodNotAllowed: 'Esta dirección no admite ese tipo de petición.',
  tooLarge: 'Es demasiado grande.',
  wrongType: 'Aquí no se admite ese tipo de contenido.',
  googleOff: 'El inicio de sesión con Google no está activado aquí.',
  googleRefused: 'Google no ha confirmado este inicio de sesión. Inténtalo de nuevo.',
  googleUnproven: 'Google no gestiona este buzón y no puede responder de él. Inicia sesión con una contraseña o con un código.',
  passwordNeeded: 'Escribe tu contraseña actual.',
  passwordWrong: 'Esta contraseña no es correcta.',
  passwordTooCommon: 'Esta contraseña aparece en listas de contraseñas robadas. Elige otra.',
  uploadEmpty: 'Este archivo está vacío. Elige otro, por favor.',
  uploadMissing: 'No ha llegado ningún archivo. Elige uno e inténtalo de nuevo.',
  uploadBroken: 'La subida se ha cortado antes de terminar el archivo. Inténtalo de nuevo.',
  uploadNotTaken:
    'No podemos trabajar con este tipo de archivo. Usa imágenes JPEG, PNG, WebP, AVIF o GIF, vídeo MP4, WebM, MOV, AVI o MKV, o sonido MP3, WAV, OGG, AAC, FLAC o M4A.',
  uploadTooLargeImage: 'Este archivo es demasiado grande. Las imágenes y los GIF pueden ocupar hasta {megabytes} MB.',
  uploadTooLargeAudio: 'Este archivo es demasiado grande. El sonido puede ocupar hasta {megabytes} MB.',
  uploadTooLargeVideo: 'Este archivo es demasiado grande. El vídeo puede ocupar hasta {megabytes} MB.',
  uploadTooManyPixels: 'Esta imagen tiene demasiados píxeles. Admitimos hasta {megapixels} megapíxeles: redúcela e inténtalo de nuevo.',
  uploadTooLong:
    'Dura demasiado. El vídeo puede durar hasta {seconds} segundos y el sonido hasta {minutes} minutos: recórtalo e inténtalo de nuevo.',
  uploadUnreadable: 'Este archivo está dañado o no es lo que dice su nombre. Guárdalo de nuevo o elige otro.',
  uploadTooHeavy: 'Abrir este archivo requiere demasiado trabajo. Guárdalo en un formato más sencillo e inténtalo de nuevo.',
  uploadQuota: 'Se ha alcanzado el límite de {gigabytes} GB de archivos al día. Vuelve a intentarlo mañana.',
  storageFull: 'Ahora mismo no queda espacio para archivos en este sitio. No se ha perdido nada: inténtalo más tarde.',
  uploadNoPicture: 'Este vídeo no tiene imagen. Elige otro, por favor.',
  uploadNoSound: 'Este archivo no tiene sonido. Elige otro, por favor.',
  wrongFileKind: 'El archivo para «{field}» no es del tipo que necesita esta herramienta. Elige otro, por favor.',
  engineRefused: 'No se ha podido crear a partir de lo que has dado. Tus créditos han vuelto: prueba con otra imagen u otras palabras.',
  engineTimeout: 'Tardaba demasiado y se ha detenido. Tus créditos han vuelto: inténtalo de nuevo.',
  noFace: 'No se ha encontrado ninguna cara en la imagen. Tus créditos han vuelto: usa una en la que la cara se vea bien de frente.',
  noFaceInSource:
    'No se ha encontrado ninguna cara en la foto de la nueva cara. Tus créditos han vuelto: usa una en la que se vea bien de frente.',
  noFaceInTarget:
    'No se ha encontrado ninguna cara que sustituir. Tus créditos han vuelto: dibuja un rectángulo donde deba ir o usa otra imagen.',
  tooFewFaces: 'Hay más caras nuevas que caras que sustituir. Tus créditos han vuelto: quita una o dibuja un rectángulo donde deba ir.',
  sourceFaceTurned:
    'La nueva cara está demasiado girada: a más de 40° queda oculta en gran parte. Tus créditos han vuelto: usa una foto de frente.',
  targetFaceTurned:
    'La cara que quieres sustituir está demasiado girada: a más de 40° el resultado no convencería. Tus créditos han vuelto: usa otra imagen u otra cara.',
  twoPeopleNeeded: 'Hacen falta dos personas: dos retratos o una imagen en la que se vean bien las dos. Tus créditos han vuelto.',
  noSubject: 'No destaca ningún sujeto en la imagen. Tus créditos han vuelto: pinta lo que quieres conservar o usa otra imagen.',
  nothingToSay: 'En este texto no hay nada que se pueda decir en el idioma elegido. Tus créditos han vuelto: escribe unas palabras.',
  noVoice: 'Apenas se oye una voz en la muestra. Tus créditos han vuelto: usa unos segundos de habla clara y sin música.',
  noPerson: 'No se ha encontrado a ninguna persona en el vídeo. Tus créditos han vuelto: elige en su lugar el color del fondo.',
  noMask: 'No hay nada marcado en la imagen. Tus créditos han vuelto: pinta sobre la zona que quieres tratar.',
  maskTooLarge:
    'La zona marcada es tan grande que queda muy poca imagen para rellenarla. Tus créditos han vuelto: marca una zona más pequeña.',
  noGarment:
    'No se ha encontrado ninguna prenda en la imagen. Tus créditos han vuelto: pinta sobre la prenda o usa una imagen en la que se vea bien.',
  noStyleWords:
    'Estas palabras no nombran ningún estilo conocido aquí. Tus créditos han vuelto: nombra uno, como «acuarela» o «pixel art», o deja el texto vacío y elige un estilo.',
  noGarmentWords:
    'Estas palabras no nombran ningún color ni estampado conocido aquí. Tus créditos han vuelto: prueba con «rojo», «rayas azules» o una foto de la tela.',
  pictureHasNoFace:
    'No se ha encontrado ninguna cara en la imagen. No se ha descontado ningún crédito: usa una en la que la cara se vea bien de frente.',
  sourceHasNoFace:
    'No se ha encontrado ninguna cara en la foto de la nueva cara. No se ha descontado ningún crédito: usa una en la que se vea bien de frente.',
  sourceLooksAside:
    'La nueva cara está demasiado girada: a más de 40° queda oculta en gran parte. No se ha descontado ningún crédito: usa una foto de frente.',
  targetHasNoFace:
    'No se ha encontrado ninguna cara que sustituir. No se ha descontado ningún crédito: dibuja un rectángulo donde deba ir la nueva o usa otra imagen.',
  targetHasTooFewFaces:
    'Hay más caras nuevas que caras que sustituir. No se ha descontado ningún crédito: quita una o dibuja un rectángulo donde deba ir.',
  targetLooksAside:
    'La cara que quieres sustituir está demasiado girada: a más de 40° el resultado no convencería. No se ha descontado ningún crédito: usa otra imagen u otra cara.',
  accountClosed: 'Esta cuenta se ha cerrado.',
  policySexual: 'Esto va contra nuestra política de contenido: nada de contenido sexual. No se ha descontado ningún crédito.',
  policyMinors: 'Esto va contra nuestra política de contenido: nada sexual ni dañino sobre menores. No se ha descontado ningún crédito.',
  policyUndressing: 'Esto va contra nuestra política de contenido: nunca desvestimos a nadie. No se ha descontado ningún crédito.',
  policyPolitics: 'Esto va contra nuestra política de contenido: nada de discurso político engañoso. No se ha descontado ningún crédito.',
  policyPrivatePerson:
    'Esto va contra nuestra política de contenido: nada de particulares con nombre y apellido. No se ha descontado ningún crédito.',
  policyModeration: 'La moderación del sitio ha detenido esta petición. No se ha descontado ningún crédito.',
  chatNothingFound:
    'No lo he encontrado en nuestras páginas. Soy el asistente de ayuda de este sitio, no un modelo de lenguaje: pregúntame por las herramientas, los créditos, los precios o tu cuenta, o escríbenos en /es/contact-us.',
  chatReadMore: 'Más información: {path}',
};

export default server;
