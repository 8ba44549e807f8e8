import * as z from 'zod/mini';
import { CONSOLE_ROOT, type Endpoint, endpoint } from './endpoint.ts';
import { amount, calendarDate, currencyCode, otherWord, sentCurrency, utcInstant } from './fields.ts';

type Json = { [key: string]: unknown };

const CURRENCY: Json = { type: 'string', pattern: '^[a-z]{3}$', description: 'ISO 4217, lower case' };
/** Fields that a schema checks with our own function, in words that other programs understand. */
const OWN_FIELDS = new Map<unknown, Json>([
  [amount, { type: 'integer', description: 'Whole minor units' }],
  [currencyCode, CURRENCY],
  [sentCurrency, CURRENCY],
  [otherWord, { type: 'string', description: 'A word that was added later' }],
  [
    utcInstant,
    { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$', description: 'UTC' },
  ],
  [calendarDate, { type: 'string', format: 'date', description: "A day of the store's time zone" }],
]);

/** A schema as JSON Schema 2020-12: what may be sent (`input`), or what arrives (`output`). */
export function jsonSchemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, OWN_FIELDS.get(zodSchema));
    },
  });
  return rest;
}

const parameterNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
const takesBody = ({ method }: Endpoint): boolean => method !== 'GET' && method !== 'DELETE';

const ERROR: Json = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    data: { type: 'object', required: ['status'], properties: { status: { type: 'integer' } } },
  },
};

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  about: { version: string; url: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const each of endpoints) {
    const path = each.path.replaceAll(/:(\w+)/g, '{$1}');
    // What does not stand below the common address says where it stands.
    const servers = each.path.startsWith(CONSOLE_ROOT) && { servers: [{ url: new URL(about.url).origin }] };
    paths[path] = { ...paths[path], ...servers, [each.method.toLowerCase()]: operationOf(each) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Countinghouse', version: about.version },
    servers: [{ url: about.url }],
    paths,
    components: {
      schemas: { Error: ERROR },
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'basic', description: 'Consumer key and secret' },
        nonce: {
          type: 'apiKey',
          in: 'header',
          name: 'X-WP-Nonce',
          description: 'Together with the session cookie',
        },
      },
    },
  };
}

function operationOf(each: Endpoint): Json {
  const { properties, required, ...rest } = jsonSchemaOf(each.input, 'input');
  const fields = Object.entries((properties ?? {}) as Record<string, Json>);
  const needed = (required ?? []) as string[];
  const inPath = parameterNames(each.path);
  const inQuery = takesBody(each) ? [] : fields.filter(([name]) => !inPath.includes(name));
  const inBody = takesBody(each) ? fields.filter(([name]) => !inPath.includes(name)) : [];
  return {
    summary: each.summary,
    'x-capability': each.capability,
    ...(each.also && { 'x-capability-also': each.also }),
    ...(each.or && { 'x-capability-or': each.or }),
    security: each.capability === 'public' ? [] : [{ apiKey: [] }, { nonce: [] }],
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: schemaOf(fields, name) })),
      ...inQuery.map(([name, schema]) => ({
        name: isList(schema) ? `${name}[]` : name,
        in: 'query',
        required: needed.includes(name),
        schema,
      })),
    ],
    ...(inBody.length > 0 && {
      requestBody: {
        required: inBody.some(([name]) => needed.includes(name)),
        content: json({
          ...rest,
          properties: Object.fromEntries(inBody),
          required: needed.filter((name) => !inPath.includes(name)),
        }),
      },
    }),
    responses: {
      200: {
        description: each.summary,
        content: each.stream ? { 'application/octet-stream': {} } : json(jsonSchemaOf(each.reply, 'output')),
      },
      default: {
        description: ['Refused.', each.errors.length > 0 ? `Codes: ${each.errors.join(', ')}.` : '']
          .join(' ')
          .trim(),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });
const isList = ({ type }: Json): boolean => type === 'array';
const schemaOf = (fields: readonly (readonly [string, Json])[], name: string): Json =>
  fields.find(([field]) => field === name)?.[1] ?? { type: 'string' };

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This description of every call.',
  capability: 'see_payments',
  input: z.object({}),
  reply: z.record(z.string(), z.unknown()),
  errors: [],
});

export const getApiIndex = endpoint({
  method: 'GET',
  path: '/',
  summary: 'What answers here, and where it is described.',
  capability: 'public',
  input: z.object({}),
  reply: z.object({ name: z.string(), namespaces: z.array(z.string()), description_url: z.string() }),
  errors: [],
});
