import * as z from 'zod/mini';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { isStorable } from '#domain/shared/storable-text.ts';
import { compiled } from '../rows/compiled-schema.ts';
import { inputWords } from './input-words.ts';
import { inputWordsCopy as copy } from './input-words-copy.ts';
import { invalidFields, invalidInput } from './invalid-input.ts';
import { isOfTheWayIn } from './key-credentials.ts';
import { maskWritten } from './mask-written.ts';
import { classOf } from './rate-limits.ts';
import { type ReadQuery, TOO_MUCH } from './read-query.ts';

z.config({ localeError: inputWords });

const PATH_PARAMETER = /^[\w-]+$/;

export type Raw = Readonly<{ query: unknown; body: unknown; params: unknown }>;

const isRecord = (value: unknown): value is Record<string | symbol, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One object out of path, query (GET, DELETE) or body, checked by the endpoint's schema; or a failure naming the fields. */
export function readInput(endpoint: Endpoint, raw: Raw): unknown {
  const params = isRecord(raw.params) ? raw.params : {};
  for (const value of Object.values(params)) {
    if (typeof value !== 'string' || !PATH_PARAMETER.test(value))
      throw fail('wcpay_route_validation_failure');
  }
  const given = {
    ...(readsQuery(endpoint) && fromQuery(raw.query)),
    ...(readsBody(endpoint) && fromBody(raw.body)),
  };
  const sent = { ...given, ...params };
  refuseUnstorableText(sent);
  const asSent = parsed(endpoint, sent, params);
  // What is only looked for is not kept. What is too long to be kept was refused before anything looked through it.
  if (classOf(endpoint) === 'read') return asSent;
  return parsed(endpoint, { ...(maskWritten(endpoint.input, given) as typeof given), ...params }, params);
}

function parsed(
  endpoint: Endpoint,
  sent: Record<string, unknown>,
  params: Readonly<Record<string | symbol, unknown>>,
): unknown {
  const read = compiled(endpoint.input).safeParse(sent);
  if (read.success) return read.data;
  const { issues } = read.error;
  // In a store an id is digits, and an address with anything else in its place leads nowhere.
  const isElsewhere = issues.some(({ path: [name] }) => name !== undefined && Object.hasOwn(params, name));
  if (endpoint.speaks === 'woocommerce' && isElsewhere) throw fail('rest_no_route', {});
  throw invalidInput(issues, sent);
}

const readsBody = ({ method }: Endpoint): boolean => method !== 'GET' && method !== 'DELETE';
const readsQuery = (endpoint: Endpoint): boolean => !readsBody(endpoint) || endpoint.readsQuery === true;

function fromQuery(query: unknown): Record<string, unknown> {
  if (!isRecord(query)) return {};
  const excess = (query as ReadQuery)[TOO_MUCH];
  if (excess) throw fail('rest_too_complex', excess);
  return Object.fromEntries(Object.entries(query).filter(([name]) => !isOfTheWayIn(name)));
}

function fromBody(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  if (!isRecord(body)) throw fail('rest_bad_request');
  return body;
}

/** What cannot be stored is refused here, with the field's name. */
function refuseUnstorableText(sent: Readonly<Record<string, unknown>>): void {
  const bad = Object.entries(sent).filter(([name, value]) => !isStorable(name) || !isStorable(value));
  if (bad.length === 0) return;
  throw invalidFields(
    bad.map(([name]) => ({ field: isStorable(name) ? name : '?', details: unstorableDetails() })),
  );
}

const unstorableDetails = () => ({
  code: 'rest_unstorable_text',
  message: copy.unstorable,
  data: null,
});
