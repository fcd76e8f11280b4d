import type { IdeaId } from '../../contract/facts/templates/templates.ts';

/** What each template of the gallery is called, and the words that it fills in: `<locale>/templates.ts`. */
export type TemplateWords = Readonly<Record<IdeaId, { readonly name: string; readonly says: string }>>;
