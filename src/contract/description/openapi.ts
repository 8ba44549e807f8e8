import * as z from 'zod/mini';
import { CONSOLE_ROOT, type Endpoint, endpoint } from '../kit/endpoint.ts';
import { areas } from './areas.ts';
import { operationOf } from './operation.ts';
import type { Json } from './own-fields.ts';

const ABOUT = `The payments back office of an online store: payments, refunds, payouts, disputes, and the store they belong to.

- **Getting in**: an API key (Settings › API keys) as HTTP Basic; over https also in the query; over http signed with OAuth 1.0a.
- **Money** is whole minor units with a lower-case currency, except under \`/wc/v3/orders\` and its neighbours, which speak as WooCommerce does: decimal texts.
- **Errors** are \`{ code, message, data: { status } }\`: \`code\` for programs, \`message\` for people.
- **Pages** are asked for with \`page\` and \`pagesize\`; \`total_count\` says how many rows there are.
- **What moves money** takes an \`Idempotency-Key\`: sent again, it happens once.`;

const ERROR: Json = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'string', description: 'For programs; it never changes' },
    message: { type: 'string', description: 'For people: what happened, and what to do' },
    data: {
      type: 'object',
      required: ['status'],
      properties: { status: { type: 'integer', description: 'The status of this answer' } },
    },
  },
  example: {
    code: 'rest_invalid_param',
    message: 'Check “amount”. Expected a whole amount in minor units.',
    data: { status: 400, params: { amount: 'Expected a whole amount in minor units' } },
  },
};

const PARAMETERS: Json = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Your own name for this act. Sent again with the same input it answers what it answered first, with `Idempotent-Replayed: true`; with another input it is refused.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]*$' },
  },
  ApprovalNote: {
    name: 'Approval-Note',
    in: 'header',
    required: false,
    description: 'Why it is wanted, for whoever may have to approve it; encoded as in an address.',
    schema: { type: 'string', maxLength: 4500 },
  },
};

const SECURITY: Json = {
  basic: { type: 'http', scheme: 'basic', description: 'Consumer key and consumer secret of an API key.' },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'Both halves of an API key in one token: `ck_…:cs_…`.',
  },
  consumerKey: {
    type: 'apiKey',
    in: 'query',
    name: 'consumer_key',
    description: 'Over https alone, beside consumer_secret.',
  },
  consumerSecret: { type: 'apiKey', in: 'query', name: 'consumer_secret', description: 'Over https alone.' },
  oauth1: {
    type: 'http',
    scheme: 'OAuth',
    description: 'OAuth 1.0a, one-legged, HMAC-SHA256 or HMAC-SHA1, in this header or in the query.',
  },
  nonce: {
    type: 'apiKey',
    in: 'header',
    name: 'X-WP-Nonce',
    description: 'Of our own pages, beside the session.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'countinghouse_session',
    description: 'Of somebody who signed in.',
  },
};

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  about: { version: string; url: string },
): Json {
  const { origin } = new URL(about.url);
  const paths: Record<string, Json> = {};
  for (const each of endpoints) {
    const path = each.path.replaceAll(/:(\w+)/g, '{$1}');
    // What does not stand below the common address says where it stands.
    const servers = each.path.startsWith(CONSOLE_ROOT) && { servers: [{ url: origin }] };
    paths[path] = { ...paths[path], ...servers, [each.method.toLowerCase()]: operationOf(each) };
  }
  const used = new Set(
    Object.values(paths).flatMap((path) => Object.values(path).flatMap((each) => (each as Json).tags ?? [])),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Countinghouse',
      version: about.version,
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'To read and to try', url: `${origin}/developers` },
    servers: [{ url: about.url }],
    tags: areas
      .filter(({ name }) => used.has(name))
      .map(({ name, words: description }) => ({ name, description })),
    paths,
    components: { schemas: { Error: ERROR }, parameters: PARAMETERS, securitySchemes: SECURITY },
  };
}

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This description of every call.',
  capability: 'public',
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
