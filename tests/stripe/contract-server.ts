import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv, type ValidateFunction } from 'ajv';
import type { CONTRACT_ENDPOINTS } from './contract-endpoints.ts';
import { type StripeContract, stripeContract } from './derive-contract.ts';
import { type Parameters, parameterReader, parseForm } from './request-parameters.ts';
import { sampler } from './sample-object.ts';
import type { Schema } from './type-schema.ts';

export type Endpoint = (typeof CONTRACT_ENDPOINTS)[number];
export type Call = Readonly<{
  endpoint: string;
  path: string;
  params: Parameters;
  /** What was uploaded, as it came. */
  body: Buffer;
  headers: IncomingHttpHeaders;
}>;
export type Handler = (
  call: Call & Readonly<{ id: string; sample: () => Record<string, unknown> }>,
) => unknown;
/** Endpoints that the package does not describe: previews, and the contents of files. */
export type Handlers = Readonly<Record<string, Handler>> & Readonly<Partial<Record<Endpoint, Handler>>>;

/** What Stripe answers when it refuses. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: Readonly<Record<string, unknown>>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status}`);
  }
}
export const invalidRequest = (message: string, more: Readonly<Record<string, unknown>> = {}): Refused =>
  new Refused(400, { type: 'invalid_request_error', message, ...more });

export type ContractServer = Readonly<{
  /** Where it listens, for other processes. */
  origin: string;
  /** Takes the place of the network: every host leads here. */
  fetch: typeof globalThis.fetch;
  calls: readonly Call[];
  /** Answers of ours that are not what Stripe would answer. */
  violations: readonly string[];
  sample(endpoint: Endpoint): Record<string, unknown>;
  close(): Promise<void>;
}>;

type Route = Readonly<{
  endpoint: string;
  method: string;
  pattern: RegExp;
  contract?: StripeContract['endpoints'][string];
  checkParams?: ValidateFunction;
  checkAnswer?: ValidateFunction;
}>;

/**
 * Speaks Stripe's interface as its own package describes it: refuses parameters that are unknown, missing or outside their
 * enumeration, and checks its own answers. It proves that we send what may be sent and read what is promised, and nothing
 * about how Stripe decides.
 */
export async function startContractServer(
  handlers: Handlers = {},
  /** What a key may not ask: Stripe says so before it looks at what is asked. */
  mayNot: readonly Endpoint[] = [],
): Promise<ContractServer> {
  const { contract, described } = openContract();
  const sample = sampler(contract);
  const reader = parameterReader(contract);
  const routes = withOthers(described, handlers);
  const calls: Call[] = [];
  const violations: string[] = [];
  const sampleOf = (schema: Schema): Record<string, unknown> => {
    const made = sample(schema);
    return typeof made === 'object' && made !== null ? { ...made } : {};
  };

  async function answer(request: IncomingMessage, body: Buffer): Promise<unknown> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe');
    const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    if (!route)
      throw new Refused(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${pathname}).`,
      });
    const isUpload = request.headers['content-type']?.startsWith('multipart/') ?? false;
    const isInAddress = request.method === 'GET' || request.method === 'DELETE';
    const encoded = isInAddress ? search.slice(1) : body.toString();
    /** The newer half of the interface speaks JSON, and an empty body there is no parameter. */
    const isJson = pathname.startsWith('/v2/');
    const given = isUpload ? {} : isJson ? JSON.parse(encoded || '{}') : parseForm(encoded);
    const typed = route.contract?.params && !isJson ? reader.typed(given, route.contract.params) : given;
    const params = typeof typed === 'object' && typed !== null ? { ...typed } : {};
    const call = { endpoint: route.endpoint, path: pathname, params, body, headers: request.headers };
    calls.push(call);
    if (mayNot.some((one) => one === route.endpoint))
      throw new Refused(403, { type: 'invalid_request_error' });
    if (route.contract && !isUpload) checkParameters(route, params, reader);
    const id = decodeURIComponent(Object.values(route.pattern.exec(pathname)?.groups ?? {}).at(-1) ?? '');
    const made = await handlers[route.endpoint]?.({
      ...call,
      id,
      sample: () => sampleOf(route.contract?.response ?? {}),
    });
    const answered = made === undefined ? plainAnswer(route, pathname, id, sampleOf) : made;
    for (const problem of problemsOf(route, answered)) violations.push(`${route.endpoint} ${problem}`);
    return answered;
  }

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      answer(request, Buffer.concat(pieces)).then(
        (answered) => send(response, 200, answered),
        (error: unknown) =>
          error instanceof Refused
            ? send(response, error.status, { error: error.error }, error.headers)
            : send(response, 500, { error: { type: 'api_error', message: String(error) } }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    fetch: (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      return fetch(`${origin}${pathname}${search}`, init);
    },
    calls,
    violations,
    sample: (endpoint) => sampleOf(contract.endpoints[endpoint]?.response ?? {}),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

let known: Readonly<{ contract: StripeContract; described: readonly Route[] }> | undefined;

/** Read once for all servers of a process: its validators are large. */
function openContract() {
  if (!known) {
    const contract = stripeContract();
    known = { contract, described: routesOf(contract) };
  }
  return known;
}

/** The plainest object of a type of the package, by its name. */
export function samplesByName(): (name: string) => Record<string, unknown> {
  const sample = sampler(openContract().contract);
  return (name) => {
    const made = sample({ $ref: `#/$defs/${name}` });
    if (typeof made !== 'object' || made === null) throw new Error(`The package has no ${name}.`);
    return { ...made };
  };
}

function routesOf(contract: StripeContract): readonly Route[] {
  // Each is used a few times at most: what takes long is to build them, and a third of that is enough for plain ones.
  const ajv = new Ajv({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } });
  ajv.addSchema({ $id: 'stripe', $defs: contract.$defs });
  /** A validator is built when it is first needed: all of them at once take half a minute. */
  const lazily = (schema: Schema): ValidateFunction => {
    let built: ValidateFunction | undefined;
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"stripe#/$defs/'));
    const check = (value: unknown): boolean => {
      built ??= ajv.compile(absolute);
      const isValid = built(value);
      Object.assign(check, { errors: built.errors });
      return isValid === true;
    };
    return check as ValidateFunction;
  };
  const variables = ({ endpoint }: Route): number => endpoint.split('{').length;
  return Object.entries(contract.endpoints)
    .map(([endpoint, described]) => ({
      ...addressOf(endpoint),
      ...{ contract: described, checkAnswer: lazily(described.response) },
      ...(described.params && { checkParams: lazily(described.params) }),
    }))
    .sort((a, b) => variables(a) - variables(b));
}

function addressOf(endpoint: string): Route {
  const [method = '', path = ''] = endpoint.split(' ');
  return { endpoint, method, pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
}

/** What the package does not describe is answered as the test says, and checked by nobody. */
const withOthers = (described: readonly Route[], handlers: Handlers): readonly Route[] => [
  ...described,
  ...Object.keys(handlers)
    .filter((name) => !described.some(({ endpoint }) => endpoint === name))
    .map(addressOf),
];

function checkParameters(
  { contract, checkParams }: Route,
  params: Parameters,
  { findUnknown, findStrange }: ReturnType<typeof parameterReader>,
): void {
  const schema = contract?.params ?? { type: 'object' };
  const unknown = findUnknown(params, schema);
  if (unknown !== undefined)
    throw invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  const strange = findStrange(params, schema);
  if (strange !== undefined)
    throw invalidRequest(`Invalid ${strange}: not one of its values`, { param: strange });
  if (!checkParams || checkParams(params)) return;
  const found = checkParams.errors?.find(({ keyword }) => keyword !== 'anyOf') ?? checkParams.errors?.[0];
  const isMissing = found?.keyword === 'required';
  throw invalidRequest(`${found?.instancePath ?? ''} ${found?.message ?? ''}`, {
    ...(isMissing && { code: 'parameter_missing' }),
    param: isMissing ? found.params.missingProperty : found?.instancePath.slice(1),
  });
}

function plainAnswer(
  { contract }: Route,
  url: string,
  id: string,
  sampleOf: (schema: Schema) => Record<string, unknown>,
): unknown {
  if (!contract) return {};
  const made = sampleOf(contract.response);
  if ('id' in made && id !== '') made.id = id;
  if (!contract.isList) return made;
  const page = { url, has_more: false, data: [made] };
  return url.endsWith('/search')
    ? { ...page, object: 'search_result', next_page: null }
    : { ...page, object: 'list' };
}

/** What stands on one page was written by one hand; to check every object of a long walk would take minutes. */
const CHECKED_PER_PAGE = 3;

function problemsOf({ contract, checkAnswer }: Route, answered: unknown): readonly string[] {
  if (!contract || !checkAnswer) return [];
  const all = contract.isList ? ((answered as { data?: readonly unknown[] }).data ?? []) : [answered];
  return all
    .slice(0, CHECKED_PER_PAGE)
    .flatMap((one) =>
      checkAnswer(one)
        ? []
        : (checkAnswer.errors ?? []).slice(0, 5).map((error) => `${error.instancePath} ${error.message}`),
    );
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const isFile = body instanceof Uint8Array;
  response.writeHead(status, { 'content-type': isFile ? 'application/pdf' : 'application/json', ...headers });
  response.end(isFile ? body : JSON.stringify(body));
}
