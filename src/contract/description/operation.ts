import type { Endpoint } from '../kit/endpoint.ts';
import { areaOf, operationIdOf } from './areas.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { Json } from './own-fields.ts';
import { refusalsOf } from './refusals.ts';

const parameterNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
const takesBody = ({ method }: Endpoint): boolean => method !== 'GET' && method !== 'DELETE';
const changesMoney = ({ class: kind, act }: Endpoint): boolean => kind === 'money' || act !== undefined;

type Field = readonly [name: string, schema: Json];

/** One call as OpenAPI describes it. */
export function operationOf(each: Endpoint): Json {
  const { properties, required, type, ...rest } = jsonSchemaOf(each.input, 'input');
  const fields = Object.entries((properties ?? {}) as Record<string, Json>).map(marked);
  const needed = (required ?? []) as string[];
  const inPath = parameterNames(each.path);
  const others = fields.filter(([name]) => !inPath.includes(name));
  const inBody = takesBody(each) ? others : [];
  return {
    operationId: operationIdOf(each),
    tags: [areaOf(each)],
    summary: each.summary,
    description: descriptionOf(each),
    'x-capability': each.capability,
    ...(each.also && { 'x-capability-also': each.also }),
    ...(each.or && { 'x-capability-or': each.or }),
    security: each.capability === 'public' ? [] : WAYS_IN,
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: schemaOf(fields, name) })),
      ...(takesBody(each) ? [] : others.map((field) => inQuery(field, needed))),
      ...(changesMoney(each) ? [ref('parameters', 'IdempotencyKey'), ref('parameters', 'ApprovalNote')] : []),
    ],
    ...(inBody.length > 0 && {
      requestBody: {
        required: inBody.some(([name]) => needed.includes(name)),
        content: {
          [each.upload ? 'multipart/form-data' : 'application/json']: {
            schema: {
              ...rest,
              type,
              properties: Object.fromEntries(inBody),
              required: needed.filter((name) => !inPath.includes(name)),
            },
          },
        },
      },
    }),
    responses: {
      [each.creates ? 201 : 200]: { description: each.summary, content: replyOf(each) },
      ...refusalsOf(each, { hasInput: fields.length > 0 }),
    },
  };
}

/** Any of these will do. */
const WAYS_IN = [
  { basic: [] },
  { bearer: [] },
  { consumerKey: [], consumerSecret: [] },
  { oauth1: [] },
  { nonce: [], session: [] },
];

/** Clients of long ago send these; whatever they hold changes nothing. */
const IGNORED: readonly string[] = ['user_timezone', 'user_email', 'force_download'];
const marked = ([name, schema]: Field): Field => [
  name,
  IGNORED.includes(name) ? { ...schema, description: 'Accepted from older clients and ignored' } : schema,
];

const inQuery = ([name, schema]: Field, needed: readonly string[]): Json => ({
  name: schema.type === 'array' ? `${name}[]` : name,
  in: 'query',
  required: needed.includes(name),
  schema,
});

const schemaOf = (fields: readonly Field[], name: string): Json =>
  fields.find(([field]) => field === name)?.[1] ?? { type: 'string' };

const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

const BYTES = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };

function replyOf({ stream, endless, reply }: Endpoint): Json {
  if (endless) return { 'text/event-stream': { schema: { type: 'string' } } };
  if (stream) return { 'application/octet-stream': BYTES };
  return { 'application/json': { schema: jsonSchemaOf(reply, 'output') } };
}

/** Who may call, and what to know before. */
function descriptionOf(each: Endpoint): string {
  const { act, upload, endless } = each;
  return [
    whoMay(each),
    changesMoney(each) && 'With the same `Idempotency-Key` sent again, it happens once.',
    act &&
      'A rule of the store, or a limit of the role, may ask for a second person: then it answers 202 and waits.',
    upload && `Travels as a form with one file of at most ${upload.bytesMax.toLocaleString('en-US')} bytes.`,
    endless && 'Goes on until one side leaves.',
  ]
    .filter((part) => part !== false && part !== undefined)
    .join(' ');
}

function whoMay({ capability, also = [], or = [] }: Endpoint): string {
  if (capability === 'public') return 'Anybody may call it.';
  if (capability === 'signed_in') return 'Whoever is signed in, and every key.';
  const either = [capability, ...or].map((name) => `\`${name}\``).join(' or ');
  return `Needs ${[either, ...also.map((name) => `\`${name}\``)].join(' and ')}.`;
}
