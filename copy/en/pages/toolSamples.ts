import type { BaseTranslation } from '../../generated/types.ts';

/** The samples of the tools, which a visitor can try. */
const toolSamples = {
  label: 'Try a sample',
  undo: 'Undo',
  one: 'Sample',
  nth: 'Sample {0:number}',
  scene: 'a deer in a forest at sunset',
  garden: 'a woman in a garden of flowers at sunset',
  speech: 'Good morning. Let’s make something new today.',
  boat: 'a sailboat on the sea under a full moon',
  balloon: 'a hot air balloon over mountains at dawn',
  lighthouse: 'a lighthouse on a cliff by the sea at sunset',
  beach: 'a woman with red hair and glasses on a beach',
  snow: 'a woman with black hair and a scarf in the snow',
  library: 'a smiling woman with gray hair in a library',
  royal: 'sunglasses and a crown',
  departure: 'Welcome aboard. Please take your seats: we leave in five minutes.',
  story: 'Once upon a time, a small fox found a lantern in the snow.',
  birthday: 'Happy birthday! Today the cake is on us.',
} satisfies BaseTranslation;

export default toolSamples;
