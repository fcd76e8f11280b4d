import type { ToolSlug } from '../../facts/tools/catalog.ts';
import type { AnyStruct } from '../schema.ts';

/** What a file of this folder exports as `inputs`: the structs of its tools. */
export type InputsBySlug = Readonly<Partial<Record<ToolSlug, AnyStruct>>>;
