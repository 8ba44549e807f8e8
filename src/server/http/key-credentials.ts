import type { FastifyRequest } from 'fastify';
import type { SignedCall } from '../access/signed-calls.ts';
import type { Config } from '../config.ts';
import { isHttps } from './cookies.ts';
import { sentMethod } from './method-override.ts';
import { splitAddress } from './rest-address.ts';

type Addressed = Pick<Config, 'publicUrl'>;
export type KeyPair = Readonly<{ consumer_key: string; consumer_secret: string }>;

/** What a way in reads from a query; no endpoint is told. */
export const isOfTheWayIn = (name: string): boolean =>
  ['_wpnonce', '_locale', '_method', 'consumer_key', 'consumer_secret'].includes(name) ||
  name.startsWith('oauth_');

/** Both halves of an API key: by HTTP Basic, as a bearer, or in the query where nobody on the way reads it. */
export const keyPairOf = (config: Addressed, request: FastifyRequest): KeyPair | undefined =>
  headerPair(request) ?? (isHttps(config, request) ? queryPair(request) : undefined);

/** Other names than `ck_…` are left alone: a proxy in front of the store may ask for a password of its own. */
function headerPair({ headers: { authorization = '' } }: FastifyRequest): KeyPair | undefined {
  const encoded = /^basic +([\w+/=-]+) *$/i.exec(authorization)?.[1];
  // Assistants have one field for a token: both halves stand in it.
  const bearer = /^bearer +(ck_\w+:cs_\w+) *$/i.exec(authorization)?.[1];
  const [, consumer_key, consumer_secret] =
    /^(ck_[^:]*):(.*)$/.exec(bearer ?? Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? [];
  return consumer_key && consumer_secret !== undefined ? { consumer_key, consumer_secret } : undefined;
}

function queryPair({ query }: FastifyRequest): KeyPair | undefined {
  const { consumer_key, consumer_secret } = query as Readonly<Record<string, unknown>>;
  return typeof consumer_key === 'string' && typeof consumer_secret === 'string' && consumer_key !== ''
    ? { consumer_key, consumer_secret }
    : undefined;
}

/** A call that is signed by OAuth 1.0a, as it was sent: the signature is over what the client wrote. */
export function signedCallOf({ publicUrl }: Addressed, request: FastifyRequest): SignedCall | undefined {
  const { raw, originalUrl, headers, protocol, host } = request;
  const [path = '', query = ''] = splitAddress(originalUrl);
  const pairs = [...new URLSearchParams(query), ...headerPairs(headers.authorization ?? '')];
  if (!pairs.some(([name]) => name.startsWith('oauth_'))) return undefined;
  const origins = new Set([new URL(publicUrl).origin, `${protocol}://${host}`]);
  return { method: sentMethod(raw), addresses: [...origins].map((origin) => `${origin}${path}`), pairs };
}

/** `OAuth oauth_nonce="a", …`; a realm is not signed. */
function headerPairs(authorization: string): readonly (readonly [string, string])[] {
  const [, list] = /^oauth +(.*)$/i.exec(authorization) ?? [];
  return [...(list ?? '').matchAll(/(oauth_\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    new URLSearchParams(`v=${value.replaceAll('+', '%2B')}`).get('v') ?? '',
  ]);
}
