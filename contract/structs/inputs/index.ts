/** The input struct of every tool, shared by the form and the server. */
import type { ToolSlug } from '../../facts/tools/catalog.ts';
import type { AnyStruct } from '../schema.ts';
import { collected } from './collected.ts';

/** By slug; unknown keys in the inputs are rejected. */
export const inputStructs: Readonly<Record<ToolSlug, AnyStruct>> = collected;
