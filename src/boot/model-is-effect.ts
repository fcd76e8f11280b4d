import { isToolSlug } from '../../contract/facts/tools/catalogue.ts';

/** The check that comes before `/{model}` and `/template/{model}` (spec §2): a name that is no tool of the catalogue has no page. */
export const modelIsEffect = (model: string): boolean => isToolSlug(model);
