/** The bodies that start a job, one for each tool, as the API document describes them. */
import { toolSlugs } from '../../facts/tools/catalog.ts';
import { toolBySlug } from '../../facts/tools/index.ts';
import { inputStructs } from '../inputs/index.ts';
import { jsonSchema, type JsonSchema } from '../schema.ts';

/** Tools that run as jobs; the chat has a call of its own. */
const slugs = toolSlugs.filter((slug) => toolBySlug(slug)?.capability !== 'chat');

const nameOf = (slug: string): string => `job-${slug}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const referenceTo = (slug: string): string => `#/components/schemas/${nameOf(slug)}`;

/** A schema with a name for each tool, because a discriminator can only point to names. */
export const jobSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  slugs.map((slug) => [
    nameOf(slug),
    {
      type: 'object',
      properties: { tool: { const: slug }, inputs: jsonSchema(inputStructs[slug]) },
      required: ['tool', 'inputs'],
      additionalProperties: false,
    },
  ]),
);

/** The body of `POST /api/generations`: one of the tools with its inputs; `tool` decides which. */
export const jobBody: JsonSchema = {
  oneOf: slugs.map((slug) => ({ $ref: referenceTo(slug) })),
  discriminator: { propertyName: 'tool', mapping: Object.fromEntries(slugs.map((slug) => [slug, referenceTo(slug)])) },
};
