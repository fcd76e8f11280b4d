import type { NamespaceToolSamplesTranslation } from '../../generated/types.ts';

const toolSamples = {
  label: 'Probar un ejemplo',
  undo: 'Deshacer',
  one: 'Ejemplo',
  nth: 'Ejemplo {0}',
  scene: 'un ciervo en un bosque al atardecer',
  garden: 'una mujer en un jardín de flores al atardecer',
  speech: 'Buenos días. Hoy vamos a crear algo nuevo.',
  boat: 'un velero en el mar bajo la luna llena',
  balloon: 'un globo aerostático sobre las montañas al amanecer',
  lighthouse: 'un faro en un acantilado junto al mar al atardecer',
  beach: 'una mujer pelirroja con lentes en la playa',
  snow: 'una mujer de pelo negro con bufanda en la nieve',
  library: 'una mujer sonriente de pelo gris en una biblioteca',
  royal: 'lentes de sol y una corona',
  departure: 'Bienvenidos a bordo. Tomen asiento: salimos en cinco minutos.',
  story: 'Había una vez un zorrito que encontró un farol en la nieve.',
  birthday: '¡Feliz cumpleaños! Hoy el pastel lo ponemos nosotros.',
} satisfies NamespaceToolSamplesTranslation;

export default toolSamples;
