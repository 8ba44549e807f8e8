import { addressOf, type Endpoint } from '../kit/endpoint.ts';
import { operationIdOf } from './areas.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { typeText } from './type-text.ts';

/** What makes the calls: the same few lines, whatever the calls are. */
const RUNNING = `
type Options = Readonly<{
  /** Your own name for this act: sent again, it happens once. */
  idempotencyKey?: string;
  /** Why it is wanted, for whoever may have to approve it. */
  approvalNote?: string;
  signal?: AbortSignal;
}>;

/** What the store answered instead of doing it; 202 means that it waits for a second person. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
  constructor(status: number, answer: { code?: string; message?: string; data?: unknown }) {
    super(answer.message ?? \`The store answered \${status}.\`);
    this.status = status;
    this.code = answer.code ?? '';
    this.data = answer.data;
  }
}

export type Client = {
  [Name in keyof Calls]: (
    ...sent: {} extends Calls[Name]['input'] ? [input?: Calls[Name]['input'], options?: Options] : [input: Calls[Name]['input'], options?: Options]
  ) => Promise<Calls[Name]['reply']>;
};

/** \`openClient({ url: 'https://store.example', key: 'ck_…', secret: 'cs_…' })\`. */
export function openClient(store: Readonly<{ url: string; key: string; secret: string }>): Client {
  const authorization = \`Basic \${btoa(\`\${store.key}:\${store.secret}\`)}\`;
  const call = async (method: string, path: string, input: Record<string, unknown>, options: Options) => {
    const rest = { ...input };
    const place = path.replace(/:(\\w+)/g, (_, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return encodeURIComponent(value);
    });
    const url = new URL(place, store.url);
    const hasBody = method !== 'GET' && method !== 'DELETE';
    for (const [name, value] of hasBody ? [] : Object.entries(rest))
      if (Array.isArray(value)) for (const one of value) url.searchParams.append(\`\${name}[]\`, String(one));
      else if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    const answer = await fetch(url, {
      method,
      headers: {
        authorization,
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
        ...(options.approvalNote !== undefined && { 'approval-note': encodeURIComponent(options.approvalNote) }),
      },
      ...(hasBody && { body: JSON.stringify(rest) }),
      ...(options.signal && { signal: options.signal }),
    });
    const said: unknown = await answer.json().catch(() => ({}));
    if (!answer.ok || answer.status === 202) throw new Refused(answer.status, said as { message?: string });
    return said;
  };
  return Object.fromEntries(
    Object.entries(CALLS).map(([name, [method, path]]) => [
      name,
      (input: Record<string, unknown> = {}, options: Options = {}) => call(method, path, input, options),
    ]),
  ) as unknown as Client;
}
`;

/** Files travel as forms or as bytes, which a few lines of \`fetch\` do better. */
const isTyped = ({ upload, stream }: Endpoint): boolean => !upload && !stream;

/** One file of TypeScript that makes every call, with the types of what is sent and what comes back. */
export function typedClient(endpoints: readonly Endpoint[], version: string): string {
  const typed = endpoints.filter(isTyped);
  const types = typed.map((endpoint) => {
    const input = typeText(jsonSchemaOf(endpoint.input, 'input'), '    ');
    const reply = typeText(jsonSchemaOf(endpoint.reply, 'output'), '    ');
    return `  /** ${endpoint.summary} */\n  ${operationIdOf(endpoint)}: {\n    input: ${input};\n    reply: ${reply};\n  };`;
  });
  const calls = typed.map(
    (endpoint) => `  ${operationIdOf(endpoint)}: ['${endpoint.method}', '${addressOf(endpoint)}'],`,
  );
  return `// Countinghouse ${version}: every call with its types, and no dependency. Made from openapi.json; do not edit.

export interface Calls {
${types.join('\n')}
}

const CALLS: Record<keyof Calls, readonly [method: string, path: string]> = {
${calls.join('\n')}
};
${RUNNING}`;
}
