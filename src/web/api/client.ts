import { addressOf, type Endpoint, type Reply, type Sent } from '#contract/kit/endpoint.ts';
import { failHere as fail } from '#contract/kit/fail-here.ts';
import { AppError } from '#contract/kit/failure.ts';
import { requestQuery } from '#contract/kit/query-string.ts';
import { assert } from '#domain/shared/assert.ts';
import { failureOf, networkFailure } from './failed-reply.ts';
import { currentNonce, isSignedOut, renewNonce, signedInAgain } from './session.ts';

type CallOptions = Readonly<{
  signal?: AbortSignal;
  /** The same key may be sent again; the server then answers what it answered first. */
  idempotencyKey?: string;
  /** Why it is wanted, for whoever may have to approve it. */
  note?: string;
}>;

const READ_TIMEOUT_MS = 30_000;
/** A provider may think for a minute; we wait a little longer than the server does. */
const WRITE_TIMEOUT_MS = 75_000;
/** What has a key may be asked again at once, so nobody is left in silence: the server gives the provider ten seconds. */
const KEYED_TIMEOUT_MS = 20_000;

const ACCEPTED = 202;

/** Calls an endpoint of the contract. Whatever goes wrong is an AppError with words for the person. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const body = await askSignedIn(endpoint, () => send(endpoint, { ...input }, options), options.signal);
  const parsed = endpoint.reply.safeParse(body);
  if (!parsed.success) throw fail('reply_not_understood', { status: 200 });
  return parsed.data as Reply<E>; // The schema above is this endpoint's own.
}

/** The address of an endpoint that streams a file, for a link: a link cannot carry the nonce in a header. */
export function downloadAddress<E extends Endpoint & { stream: true }>(endpoint: E, input: Sent<E>): string {
  const { path, rest } = placed(endpoint, { ...input });
  return `${path}${requestQuery({ ...rest, _wpnonce: currentNonce() })}`;
}

/** A nonce that ran out is renewed in silence; a session that ran out asks the person, and then the call goes on. */
export async function askSignedIn<Answer>(
  { capability }: Pick<Endpoint, 'capability'>,
  ask: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const sentWith = currentNonce();
  try {
    return await ask();
  } catch (error) {
    if (capability === 'public' || !(error instanceof AppError)) throw error;
    const isOld = error.code === 'rest_cookie_invalid_nonce';
    // Told by what it can be proved, the person is asked who it is once more (`rest_proof_needed`).
    if (!isOld && !error.details.ways && !isSignedOut(error)) throw error;
    // With another nonce by now, somebody has signed in while this was on its way.
    if (sentWith === currentNonce()) await (isOld ? renewed(signal) : signedInAgain(error, signal));
  }
  return ask();
}

async function renewed(signal?: AbortSignal): Promise<void> {
  try {
    await renewNonce();
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    await signedInAgain(error, signal);
  }
}

async function send(
  endpoint: Endpoint,
  input: Input,
  { signal, idempotencyKey, note }: CallOptions,
): Promise<unknown> {
  const { path, rest } = placed(endpoint, input);
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const headers = new Headers({ Accept: 'application/json', 'X-WP-Nonce': currentNonce() });
  if (!inQuery) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  if (note) headers.set('Approval-Note', encodeURIComponent(note));
  const timeout = AbortSignal.timeout(
    endpoint.method === 'GET' ? READ_TIMEOUT_MS : idempotencyKey ? KEYED_TIMEOUT_MS : WRITE_TIMEOUT_MS,
  );

  try {
    const reply = await fetch(`${path}${inQuery ? requestQuery(rest) : ''}`, {
      method: endpoint.method,
      headers,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(inQuery ? {} : { body: JSON.stringify(rest) }),
    });
    const body = readJson(await reply.text());
    // Accepted is not done: it waits for a second person, and nobody may take it for an answer.
    if (!reply.ok || reply.status === ACCEPTED) throw failureOf(reply.status, body);
    return body;
  } catch (error) {
    throw error instanceof AppError ? error : networkFailure(error, signal?.aborted === true);
  }
}

type Input = Readonly<Record<string, unknown>>;

/** Puts the path parameters into the path; what is left travels as query or body. */
function placed(endpoint: Endpoint, input: Input): { path: string; rest: Input } {
  const path = addressOf(endpoint);
  const used = new Set<string>();
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = input[name];
    assert(typeof value === 'string' || typeof value === 'number', `${path} needs ${name}`);
    used.add(name);
    return encodeURIComponent(value);
  });
  return {
    path: filled,
    rest: Object.fromEntries(Object.entries(input).filter(([name]) => !used.has(name))),
  };
}

export function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // A proxy's page, perhaps; the status then decides what it means.
  }
}
