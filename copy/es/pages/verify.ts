import type { NamespaceVerifyTranslation } from '../../generated/types.ts';

const verify = {
  title: 'Verificar un archivo',
  description: 'Suelta cualquier imagen, vídeo o sonido: mira si se hizo aquí y qué Content Credentials lleva.',
  lead: 'Leemos el archivo, te contamos lo que dice de sí mismo y lo olvidamos.',
  drop: {
    label: 'Elegir un archivo',
    title: 'Suelta un archivo, pégalo o elígelo',
    hint: 'Imagen, GIF, vídeo o sonido, hasta {0}',
    over: 'Suelta para examinarlo',
  },
  or: 'o',
  digest: {
    label: 'SHA-256 del archivo',
    placeholder: '64 letras y cifras',
    hint: 'Solo se envía la huella; el archivo se queda contigo. Los Content Credentials necesitan el propio archivo.',
    fault: 'Un SHA-256 tiene 64 caracteres: 0–9 y a–f.',
    check: 'Comprobar',
  },
  inspecting: 'Examinando…',
  failed: 'No se pudo examinar.',
  unreached: 'No se pudo contactar con el servidor.',
  another: 'Comprobar otro',
  made: {
    yes: 'Hecho aquí',
    yesBody: 'Nuestro registro conoce este mismo archivo: {0}, {1}.',
    no: 'No está en nuestro registro',
    noBody: 'Este archivo exacto no se hizo aquí, o cambió después: un solo byte distinto da otra huella.',
  },
  credentials: {
    title: 'Content Credentials',
    none: 'El archivo no lleva ninguno. Eso no dice cómo se hizo: muchos programas los quitan.',
    notAsked: 'Están en el archivo: suéltalo arriba para leerlos.',
    fits: 'Encajan con el archivo: no ha cambiado desde la firma.',
    broken: 'No encajan con el archivo: él o ellos cambiaron después de la firma.',
    signer: 'Firmado por',
    generator: 'Hecho con',
    actions: 'Qué se hizo',
    ingredients: 'Hecho a partir de',
    unknown: 'no se indica',
  },
  actions: {
    created: 'creado',
    edited: 'editado',
    opened: 'abierto',
    placed: 'insertado',
    converted: 'convertido',
  },
  sources: {
    trainedAlgorithmicMedia: 'por un modelo generativo',
    compositeWithTrainedAlgorithmicMedia: 'una mezcla con partes hechas por un modelo',
    algorithmicMedia: 'por reglas, sin modelo entrenado',
    digitalCapture: 'tomado con una cámara',
  },
  reportIt: '¿Algo va mal? Denúncialo',
} satisfies NamespaceVerifyTranslation;

export default verify;
