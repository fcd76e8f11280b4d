import type { IdeaId } from '../../contract/facts/templates/templates.ts';

/** Name of each gallery template and the text it fills in: `<locale>/templates.ts`. */
export type TemplateWords = Readonly<Record<IdeaId, { readonly name: string; readonly prompt: string }>>;
