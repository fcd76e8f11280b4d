/** What a field is full of. */
import { tableOf } from './table.ts';

export const cropOf = tableOf('crop', ['flowers', 'wheat', 'lavender', 'poppies', 'sunflowers', 'tulips', 'daisies', 'rape', 'roses']);
export type Crop = NonNullable<ReturnType<typeof cropOf>>;
