import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError, appError, fail } from '#contract/kit/errors.ts';
import { signedText } from '#domain/woocommerce/signed-text.ts';
import { readStoreAnswer, type StoreFault } from '#domain/woocommerce/store-answer.ts';
import type { Config } from '../config.ts';
import { type Reach, reachSafely } from './reach-safely.ts';

const TIMEOUT_MS = 30_000;
const ANSWER_MB_MAX = 10;
const ANSWER_BYTES_MAX = ANSWER_MB_MAX * 1024 * 1024;
/** A store that asks for more patience than this is asked again by the next round, not by this one. */
const PATIENCE_MAX_S = 10;
const PAUSES_MS = [500, 2000];

export type Query = Readonly<Record<string, string | number | boolean>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The store's interface, `wc/v3`. What is not there answers nothing; everything else that goes wrong is a failure with words. */
export type StoreLine = Readonly<{
  url: string;
  get(path: string, query?: Query): Promise<unknown>;
  /** Sent once and never again by itself: a store makes a second refund of a second call. */
  send(method: Exclude<Method, 'GET'>, path: string, body: object, query?: Query): Promise<unknown>;
  /** The index of the site, which is public. */
  index(): Promise<unknown>;
}>;

type Woo = NonNullable<Config['woocommerce']>;
type Surroundings = Readonly<{
  reach?: Reach;
  nowS?: () => number;
  timeoutMs?: number;
  /** How long to wait before asking again, each time; none to ask once. */
  pausesMs?: readonly number[];
}>;

/** Whoever runs the server may name any address; what people type into a page is judged. */
export const reachOf = ({ allowsPrivate }: Pick<Woo, 'allowsPrivate'>): Reach =>
  allowsPrivate === undefined ? fetch : reachSafely(allowsPrivate);

export function openStoreLine(config: Woo, surroundings: Surroundings = {}): StoreLine {
  const {
    reach = reachOf(config),
    nowS = () => Math.floor(Date.now() / 1000),
    timeoutMs = TIMEOUT_MS,
    pausesMs = PAUSES_MS,
  } = surroundings;
  const isSecure = config.url.startsWith('https:');

  const ask = async (method: Method, address: string, query: Query, body?: object): Promise<unknown> => {
    const pairs = Object.entries(query).map(([name, value]) => [name, String(value)] as const);
    const signed = isSecure ? pairs : [...pairs, ...signature(config, nowS(), method, address, pairs)];
    const search = new URLSearchParams(signed.map(([name, value]) => [name, value])).toString();
    const headers: Record<string, string> = { accept: 'application/json', 'user-agent': 'Countinghouse' };
    if (isSecure) headers.authorization = `Basic ${btoa(`${config.key()}:${config.secret()}`)}`;
    if (body) headers['content-type'] = 'application/json; charset=utf-8';
    const read = readStoreAnswer(
      await answerOf(() =>
        reach(search === '' ? address : `${address}?${search}`, {
          method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
          ...(body && { body: JSON.stringify(body) }),
        }),
      ),
    );
    if ('missing' in read) return undefined;
    if ('fault' in read) throw failureOf(read.fault);
    return read.body;
  };

  const askPatiently = async (address: string, query: Query): Promise<unknown> => {
    for (const wait of pausesMs) {
      try {
        return await ask('GET', address, query);
      } catch (error) {
        const waitMs = patienceWith(error, wait);
        if (waitMs === undefined) throw error;
        await pause(waitMs);
      }
    }
    return ask('GET', address, query);
  };

  const at = (path: string) => `${config.url}/wp-json/wc/v3/${path}`;
  return {
    url: config.url,
    get: (path, query = {}) => askPatiently(at(path), query),
    send: (method, path, body, query = {}) => ask(method, at(path), query, body),
    index: () => askPatiently(`${config.url}/wp-json/`, {}),
  };
}

/** On plain http a store hears only what is signed, so that a secret never travels. */
function signature(
  config: Woo,
  now: number,
  method: Method,
  address: string,
  pairs: readonly (readonly [string, string])[],
): readonly (readonly [string, string])[] {
  const oauth = [
    ['oauth_consumer_key', config.key()],
    ['oauth_nonce', randomBytes(16).toString('hex')],
    ['oauth_signature_method', 'HMAC-SHA256'],
    ['oauth_timestamp', String(now)],
    ['oauth_version', '1.0'],
  ] as const;
  const text = signedText(method, address, [...pairs, ...oauth]);
  const signed = createHmac('sha256', `${config.secret()}&`).update(text).digest('base64');
  return [...oauth, ['oauth_signature', signed]];
}

async function answerOf(reach: () => Promise<Response>) {
  try {
    const response = await reach();
    const header = (name: string) => response.headers.get(name) ?? '';
    return {
      status: response.status,
      type: header('content-type'),
      location: hostOf(header('location')),
      retryAfter: header('retry-after'),
      body: await bodyOf(response),
    };
  } catch (error) {
    throw error instanceof AppError ? error : failureOfLine(error);
  }
}

async function bodyOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of response.body ?? []) {
      bytes += piece.length;
      if (bytes > ANSWER_BYTES_MAX) throw fail('store_answer_too_large', { most_mb: ANSWER_MB_MAX });
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof AppError || isTimeout(error)) throw error;
    throw fail('store_answer_broken');
  }
  return Buffer.concat(pieces).toString('utf8');
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** What is wrong with a certificate has a dozen names, and each of them one of these words. */
const OF_CERTIFICATE = /CERT|SIGNATURE|ISSUER/;

function failureOfLine(error: unknown): AppError {
  if (isTimeout(error)) return fail('store_slow');
  const { code, cause } = error as Readonly<{ code?: unknown; cause?: { code?: unknown } }>;
  return fail(OF_CERTIFICATE.test(String(code ?? cause?.code)) ? 'store_certificate' : 'store_unavailable');
}

/** Of an address only where it leads: the rest may carry somebody's key. */
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

const failureOf = ({ code, ...details }: StoreFault): AppError => appError(code, details);

const PASSING: readonly string[] = ['store_unavailable', 'store_slow', 'store_answer_broken'];

/** How long to wait before asking the same again; nothing where asking again is of no use now. */
function patienceWith(error: unknown, wait: number): number | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (PASSING.includes(error.code)) return wait;
  if (error.code !== 'store_rate_limited') return undefined;
  const seconds = (error.details as { retry_after_s?: number } | undefined)?.retry_after_s ?? PATIENCE_MAX_S;
  return seconds <= PATIENCE_MAX_S ? seconds * 1000 : undefined;
}
