/** Writes the lists that follow from other files: those of tools from the tools' own, those of samples from `public/samples`. Git ignores them, as it does the types of the dictionaries. */
import { writeCollected } from './collect/write.ts';

await writeCollected();
