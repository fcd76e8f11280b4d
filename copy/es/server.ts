import type { Messages } from '../types/server.ts';

const server: Messages = {
  success: 'Listo',
  invalidInput: 'Revisa este campo: {field}.',
  wrongCredentials: 'El correo o la contraseña no son correctos.',
  emailInUse: 'Ya existe una cuenta con este correo. Inicia sesión.',
  wrongCode: 'El código de verificación es incorrecto o venció. Pide uno nuevo.',
  codeNeeded: 'Confirma que eres tú: escribe el código que te enviamos por correo.',
  tooManyAttempts: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  refusedByPolicy: 'Nuestra política de contenido no lo permite: {rule}.',
  signInNeeded: 'Inicia sesión para continuar.',
  sessionEnded: 'Se cerró tu sesión. Vuelve a iniciarla.',
  notEnoughCredits: 'No tienes suficientes créditos.',
  alreadySubscribed: 'Ya tienes un plan.',
  alreadyClaimed: 'Ya reclamaste la recompensa de hoy. Vuelve mañana.',
  oneRewardAMailbox: 'Otra cuenta con tu mismo correo ya recibe la recompensa diaria.',
  shareMadeWith: 'Hecho con {product}',
  shareMakeOwn: 'Crea el tuyo',
  shareReport: 'Reportar',
  shareSynthetic: 'Lo hizo un programa, y su archivo lo indica.',
  shareDraft: 'Hecho con Draft, a partir de dibujos, fotos y reglas. No es IA generativa.',
  notFound: 'No lo encontramos.',
  keyReused: 'Esta solicitud ya se había enviado con otro contenido. Empieza de nuevo.',
  noEngine: 'Esta herramienta no está disponible en este momento. No se usaron créditos.',
  engineFailed: 'Algo salió mal y no pudimos terminarlo. Te devolvimos los créditos.',
  unavailable: 'El servicio no está disponible por el momento. Inténtalo de nuevo.',
  crossSite: 'No aceptamos solicitudes desde otros sitios.',
  methodNotAllowed: 'Esta dirección no acepta ese tipo de solicitud.',
  tooLarge: 'Es demasiado grande.',
  wrongType: 'Aquí no se acepta ese tipo de contenido.',
  googleOff: 'En este sitio no se puede iniciar sesión con Google.',
  googleRefused: 'Google no confirmó que eres tú. Inténtalo de nuevo.',
  googleUnproven:
    'Este correo no es de Google, así que Google no puede confirmar que sea tuyo. Inicia sesión con tu contraseña o con un código.',
  passwordNeeded: 'Escribe tu contraseña actual.',
  passwordWrong: 'Esta contraseña no es correcta.',
  passwordTooCommon: 'Esta contraseña aparece en listas de contraseñas robadas. Elige otra.',
  uploadEmpty: 'Este archivo está vacío. Elige otro.',
  uploadMissing: 'No llegó ningún archivo. Elige uno e inténtalo de nuevo.',
  uploadBroken: 'La subida se cortó antes de terminar. Inténtalo de nuevo.',
  uploadNotTaken:
    'No podemos abrir este tipo de archivo. Usa una imagen JPEG, PNG, WebP, AVIF o GIF, un video MP4, WebM, MOV, AVI o MKV, o un audio MP3, WAV, OGG, AAC, FLAC o M4A.',
  uploadTooLargeImage: 'Este archivo es demasiado grande. Las imágenes y los GIF pueden pesar hasta {megabytes} MB.',
  uploadTooLargeAudio: 'Este archivo es demasiado grande. El audio puede pesar hasta {megabytes} MB.',
  uploadTooLargeVideo: 'Este archivo es demasiado grande. El video puede pesar hasta {megabytes} MB.',
  uploadTooManyPixels: 'Esta imagen tiene demasiados píxeles. El límite es de {megapixels} megapíxeles: redúcela e inténtalo de nuevo.',
  uploadTooLong:
    'Dura demasiado. Un video puede durar hasta {seconds} segundos y un audio hasta {minutes} minutos: recórtalo e inténtalo de nuevo.',
  uploadUnreadable: 'Este archivo está dañado o no es lo que dice su nombre. Guárdalo de nuevo o elige otro.',
  uploadTooHeavy: 'Este archivo es demasiado complejo para abrirlo. Guárdalo en un formato más sencillo e inténtalo de nuevo.',
  uploadQuota: 'Llegaste al límite de {gigabytes} GB de archivos por día. Inténtalo mañana.',
  storageFull: 'En este momento no nos queda espacio para archivos. No se perdió nada: inténtalo más tarde.',
  uploadNoPicture: 'Este video no tiene imagen. Elige otro.',
  uploadNoSound: 'Este archivo no tiene sonido. Elige otro.',
  wrongFileKind: 'El archivo para «{field}» no es del tipo que necesita esta herramienta. Elige otro.',
  engineRefused: 'No pudimos crear nada con esto. Te devolvimos los créditos: prueba con otra foto u otra descripción.',
  engineTimeout: 'Estaba tardando demasiado y lo detuvimos. Te devolvimos los créditos: inténtalo de nuevo.',
  noFace: 'No encontramos ninguna cara en la foto. Te devolvimos los créditos: usa una donde la cara se vea bien de frente.',
  noFaceInSource:
    'No encontramos ninguna cara en la foto de la cara nueva. Te devolvimos los créditos: usa una donde se vea bien de frente.',
  noFaceInTarget:
    'No encontramos ninguna cara para reemplazar. Te devolvimos los créditos: marca un recuadro donde debe ir la nueva o usa otro archivo.',
  tooFewFaces:
    'Hay más caras nuevas que caras para reemplazar. Te devolvimos los créditos: quita una o marca un recuadro donde debe ir.',
  sourceFaceTurned:
    'La cara nueva está muy girada: a más de 40° casi no se ve. Te devolvimos los créditos: usa una foto de frente.',
  targetFaceTurned:
    'La cara que quieres reemplazar está muy girada: a más de 40° el resultado no se vería bien. Te devolvimos los créditos: elige otra foto u otra cara.',
  twoPeopleNeeded: 'Hacen falta dos personas: dos retratos o una foto donde se vean bien las dos. Te devolvimos los créditos.',
  noSubject: 'Nada se destaca en la foto. Te devolvimos los créditos: pasa el pincel sobre lo que quieres conservar o usa otra foto.',
  nothingToSay: 'En este texto no hay nada que se pueda leer en el idioma elegido. Te devolvimos los créditos: escribe unas palabras.',
  noVoice: 'Casi no se oye una voz en la muestra. Te devolvimos los créditos: usa unos segundos de voz clara y sin música.',
  noPerson: 'No encontramos a nadie en el video. Te devolvimos los créditos: mejor elige el color del fondo.',
  noMask: 'No marcaste nada en la foto. Te devolvimos los créditos: pasa el pincel sobre la parte que quieres cambiar.',
  maskTooLarge:
    'Marcaste tanto que queda muy poco con qué rellenarlo. Te devolvimos los créditos: marca una zona más pequeña.',
  noGarment:
    'No encontramos ropa en la foto. Te devolvimos los créditos: pasa el pincel sobre la prenda o usa una foto donde se vea bien.',
  noStyleWords:
    'No reconocemos ningún estilo en tu descripción. Te devolvimos los créditos: nombra uno, como «acuarela» o «pixel art», o deja la descripción vacía y elige un estilo.',
  noGarmentWords:
    'No reconocemos ningún color ni estampado en tu descripción. Te devolvimos los créditos: prueba con «rojo», «rayas azules» o una foto de la tela.',
  pictureHasNoFace: 'No encontramos ninguna cara en la foto. No se usaron créditos: elige una donde la cara se vea bien de frente.',
  sourceHasNoFace:
    'No encontramos ninguna cara en la foto de la cara nueva. No se usaron créditos: elige una donde se vea bien de frente.',
  sourceLooksAside: 'La cara nueva está muy girada: a más de 40° casi no se ve. No se usaron créditos: elige una foto de frente.',
  targetHasNoFace:
    'No encontramos ninguna cara para reemplazar. No se usaron créditos: marca un recuadro donde debe ir la nueva o usa otro archivo.',
  targetHasTooFewFaces:
    'Hay más caras nuevas que caras para reemplazar. No se usaron créditos: quita una o marca un recuadro donde debe ir.',
  targetLooksAside:
    'La cara que quieres reemplazar está muy girada: a más de 40° el resultado no se vería bien. No se usaron créditos: elige otra foto u otra cara.',
  accountClosed: 'Esta cuenta fue cerrada.',
  policySexual: 'Nuestra política de contenido no permite contenido sexual. No se usaron créditos.',
  policyMinors: 'Nuestra política de contenido no permite nada sexual ni dañino sobre menores. No se usaron créditos.',
  policyUndressing: 'Nuestra política de contenido no permite desvestir a nadie. No se usaron créditos.',
  policyPolitics: 'Nuestra política de contenido no permite discursos políticos engañosos. No se usaron créditos.',
  policyPrivatePerson: 'Nuestra política de contenido no permite nombrar a particulares. No se usaron créditos.',
  policyModeration: 'Nuestra moderación lo detuvo. No se usaron créditos.',
  chatNothingFound:
    'No encontré eso en nuestras páginas. Soy el asistente de ayuda de este sitio, no un modelo de lenguaje: pregúntame por las herramientas, los créditos, los precios o tu cuenta, o escríbenos en /es/contact-us.',
  chatReadMore: 'Más información: {path}',
};

export default server;
