/** The API document, judged by the schema of OpenAPI itself and by a JSON Schema validator that shares no code with the contract. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { toolSlugs, type ToolSlug } from '../../contract/facts/tools/catalog.ts';
import { createGeneration } from '../../contract/structs/calls/generations.ts';
import { openApiDocument } from '../../contract/structs/calls/openapi.ts';
import { inputStructs } from '../../contract/structs/inputs/index.ts';
import { is, jsonSchema, type JsonSchema } from '../../contract/structs/schema.ts';

const document = openApiDocument({ url: 'https://iridia.example', version: 'b42' }) as {
  paths: Record<string, { post?: { requestBody: { content: { 'application/json': { schema: JsonSchema } } } } }>;
  components: { schemas: Record<string, JsonSchema> };
};
const bodySchema = document.paths[createGeneration.path]!.post!.requestBody.content['application/json'].schema;
const takesBody = new Ajv2020({ strict: false, discriminator: false }).compile({
  $ref: '#/components/schemas/Body',
  components: { schemas: { ...document.components.schemas, Body: bodySchema } },
});

const jobTools = toolSlugs.filter((slug) => slug !== 'ai-chatbot');

type Property = {
  type?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
};
type Shape = Property & { properties?: Record<string, JsonSchema>; required?: string[]; pattern?: string };

/** A value that a schema takes. */
function goodFor(schema: Shape): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, property]) => [name, goodFor(property)]));
  if (schema.anyOf) return goodFor(schema.anyOf[0]!);
  if (schema.type === 'array') return [goodFor(schema.items ?? {})];
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  return schema.pattern?.includes('#') ? '#12ab9F' : 'photo-1.png';
}

const odd: readonly unknown[] = [
  null,
  '',
  ' ',
  '../x',
  'none',
  -1,
  1e9,
  0.5,
  true,
  [],
  {},
  ['a b'],
  [{}],
  { prompt: '' },
  { colour: 'red' },
];

/** Inputs of a tool: with everything, with each name left out or alone, with each name wrong, and with a name too many. */
function* candidatesFor(slug: ToolSlug): Generator<Record<string, unknown>> {
  const shape = jsonSchema(inputStructs[slug]) as Shape;
  const whole = goodFor({ type: 'object', properties: shape.properties ?? {} }) as Record<string, unknown>;
  yield whole;
  yield { ...whole, other: 1 };
  yield {};
  const modes = (shape.properties?.['mode'] as Shape | undefined)?.enum;
  for (const wanted of modes ? modes.map((mode) => ({ ...whole, mode })) : [whole]) {
    for (const left of Object.keys(whole)) {
      const others = Object.fromEntries(Object.entries(wanted).filter(([name]) => name !== left));
      yield others;
      const required = new Set(shape.required);
      yield Object.fromEntries(Object.entries(others).filter(([name]) => required.has(name)));
      for (const value of odd) yield { ...others, [left]: value };
    }
  }
}

it('is what OpenAPI 3.1 calls a document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect([valid, errors]).toEqual([true, undefined]);
});

it('describes the inputs of every tool that runs as a job, and no others', () => {
  const { discriminator, oneOf } = bodySchema as { discriminator: { mapping: Record<string, string> }; oneOf: { $ref: string }[] };
  expect(Object.keys(discriminator.mapping).toSorted()).toEqual(jobTools.toSorted());
  expect(oneOf.map(({ $ref }) => $ref)).toEqual(Object.values(discriminator.mapping));
  expect(takesBody({ tool: 'ai-chatbot', inputs: { messages: [{}] } })).toBe(false);
});

it.each(jobTools)('%s: a foreign validator takes exactly the inputs that the server takes', (tool) => {
  const verdicts = new Set<boolean>();
  for (const inputs of candidatesFor(tool)) {
    const taken = is(structuredClone(inputs), inputStructs[tool]);
    verdicts.add(taken);
    expect([inputs, takesBody({ tool, inputs })]).toEqual([inputs, taken]);
  }
  expect(verdicts.size).toBe(2);
});
