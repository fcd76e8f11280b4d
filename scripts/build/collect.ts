/** Writes the lists of tools that follow from the tools' own files. Git ignores them, as it does the types of the dictionaries. */
import { writeCollected } from './collect/tools.ts';

await writeCollected();
