import type { NamespaceVerifyTranslation } from '../../generated/types.ts';

const verify = {
  title: 'Verificar un archivo: ¿se hizo aquí?',
  description: 'Comprueba si una imagen, un video o un audio se hizo en Iridia y qué Content Credentials lleva. No guardamos nada.',
  lead: 'Suelta un archivo. Lo revisamos, te mostramos qué dice de su origen y no lo guardamos.',
  drop: {
    label: 'Elegir un archivo',
    title: 'Suelta un archivo, pégalo o elígelo',
    hint: 'Imagen, GIF, video o audio, de hasta {0}',
    over: 'Suelta el archivo aquí',
  },
  or: 'o',
  digest: {
    label: 'SHA-256 del archivo',
    placeholder: '64 letras y cifras',
    hint: 'Solo se envían estos 64 caracteres; el archivo se queda contigo. Para leer las Content Credentials hace falta el archivo.',
    fault: 'Un SHA-256 tiene 64 caracteres: 0–9 y a–f.',
    check: 'Comprobar',
  },
  inspecting: 'Revisando el archivo…',
  failed: 'No se pudo revisar el archivo.',
  unreached: 'No pudimos conectarnos con el servidor. Inténtalo de nuevo.',
  another: 'Revisar otro archivo',
  made: {
    yes: 'Hecho aquí',
    yesBody: 'Este archivo exacto está en nuestros registros: {0}, {1}.',
    no: 'No está en nuestros registros',
    noBody: 'Este archivo exacto no se hizo aquí o cambió después. Basta con que cambie un byte.',
  },
  credentials: {
    title: 'Content Credentials',
    none: 'Este archivo no las tiene. Eso no dice nada de cómo se hizo: muchos programas las quitan.',
    notAsked: 'Están en el archivo. Suéltalo arriba para leerlas.',
    fits: 'Válidas: el archivo no cambió desde que se firmó.',
    broken: 'No válidas: el archivo o sus credenciales cambiaron después de firmarse.',
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
    compositeWithTrainedAlgorithmicMedia: 'en parte por un modelo generativo',
    algorithmicMedia: 'por reglas, sin modelo entrenado',
    digitalCapture: 'tomado con una cámara',
  },
  reportIt: '¿Algo está mal? Repórtalo',
} satisfies NamespaceVerifyTranslation;

export default verify;
