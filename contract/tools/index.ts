/** The tool catalogue: adding a tool is adding an entry here and its copy in five languages. */
import { backgroundRemover } from './background-remover.ts';
import { stickerMaker } from './sticker.ts';
import type { Tool } from './tool.ts';

export const tools: readonly Tool[] = [stickerMaker, backgroundRemover];

export const toolBySlug = (slug: string): Tool | undefined => tools.find((tool) => tool.slug === slug);

export type { Capability, FieldCondition, FormField, Tool } from './tool.ts';
