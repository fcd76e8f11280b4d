/** The API document (OpenAPI 3.1), generated from the same call definitions that validate requests. */
import { calls, type Call } from './index.ts';
import { keyPrefix } from '../../facts/keys.ts';
import { codes } from '../../facts/codes.ts';
import { productName } from '../../facts/product.ts';
import { createGeneration } from './generations.ts';
import { jobBody, jobSchemas } from './openapi-jobs.ts';
import { integer, isOptional, jsonSchema, openRecord, text, type AnyStruct, type JsonSchema } from '../schema.ts';

/** Listed rather than excluded, so that a generated client knows a refusal by the type of its code. */
const refusalCodes = Object.values(codes).filter((code) => code !== codes.success);

const everyCall = ['invalidInput', 'tooManyAttempts', 'unavailable'] as const;

const fieldsOf = (struct: AnyStruct): Record<string, AnyStruct> => (struct.schema ?? {}) as Record<string, AnyStruct>;

function parametersOf(call: Call): JsonSchema[] {
  const places = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = Object.entries(call.query ? fieldsOf(call.query) : {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: !isOptional(field),
    schema: jsonSchema(field),
  }));
  const key = call.idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'A repeated request with the same key has no further effect and returns the same response.',
          schema: { type: 'string', maxLength: 128 },
        },
      ]
    : [];
  return [...places, ...query, ...key];
}

function requestBodyOf(call: Call): JsonSchema | null {
  const content: JsonSchema = {};
  if (call.files) {
    content['multipart/form-data'] = {
      schema: { type: 'object', properties: Object.fromEntries(call.files.map((name) => [name, { type: 'string', format: 'binary' }])) },
    };
  }
  if (call.body) content['application/json'] = { schema: call === createGeneration ? jobBody : jsonSchema(call.body) };
  return Object.keys(content).length > 0 ? { required: true, content } : null;
}

/** Returns the refusals of a call as one line of `code name` pairs. */
const refusalsOf = (call: Call): string => [...new Set([...call.codes, ...everyCall])].map((name) => `${codes[name]} ${name}`).join(' · ');

function answerOf(call: Call): JsonSchema {
  const data = jsonSchema(call.data);
  if (call.download) return { [call.download]: { schema: { type: 'string', format: 'binary' } } };
  if (call.stream) return { 'text/event-stream': { schema: data } };
  if (call.bare) return { 'application/json': { schema: data } };
  const success = {
    ...jsonSchema(openRecord({ code: integer(), msg: text() })),
    properties: { code: { const: codes.success }, msg: { type: 'string' }, data },
    required: ['code', 'msg', 'data'],
  };
  return { 'application/json': { schema: { anyOf: [success, { $ref: '#/components/schemas/Refusal' }] } } };
}

const nameOf = (call: Call): string =>
  `${call.method.toLowerCase()}${call.path.replace(/^\/api/, '').replace(/[/{}_-]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`;

/** The ways to be known to a call: none, a session in one of two headers, or a key that is allowed to it. */
function securityOf({ who, scope }: Call): JsonSchema[] {
  const keys = scope === undefined ? [] : [{ key: scope === 'any' ? [] : [scope] }];
  return [...(who === 'user' ? [] : [{}]), { token: [] }, { bearer: [] }, ...keys];
}

function operationOf(call: Call): JsonSchema {
  const parameters = parametersOf(call);
  const requestBody = requestBodyOf(call);
  return {
    operationId: nameOf(call),
    summary: call.summary,
    description: call.bare ? call.summary : `Refusals: ${refusalsOf(call)}.`,
    tags: [call.path.split('/')[2]],
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      200: { description: 'The response, or a refusal in the envelope', content: answerOf(call) },
      default: {
        description: 'A refusal with an HTTP status of its own: 401, 404, 405, 413, 415, 429, 503',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

/** Builds the OpenAPI document of all calls. `url` is the public URL of the site. Throws for a struct that `jsonSchema` cannot describe. */
export function openApiDocument({ url, version }: { url: string; version: string }): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  return {
    openapi: '3.1.0',
    info: { title: productName, version, summary: 'Make images, video, GIFs and sound; pay with credits.' },
    servers: [{ url }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        bearer: { type: 'http', scheme: 'bearer' },
        key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${keyPrefix}…`,
          description: 'A key of your account, made by `POST /api/users/keys`. A call that lists no key here is closed to keys.',
        },
      },
      schemas: {
        ...jobSchemas,
        Refusal: {
          type: 'object',
          description: Object.entries(codes)
            .map(([name, code]) => `${code} ${name}`)
            .join(' · '),
          properties: { code: { type: 'integer', enum: refusalCodes }, msg: { type: 'string' }, data: {} },
          required: ['code', 'msg', 'data'],
        },
      },
    },
  };
}
