import type { Failure } from '../kit/catalogue-entry.ts';
import type { Endpoint } from '../kit/endpoint.ts';
import type { ErrorCode } from '../kit/errors.ts';
import { FAILURES } from '../kit/failures.ts';
import { refusedAs } from '../kit/woocommerce-failures.ts';
import type { Json } from './own-fields.ts';

const CONTENT: Json = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** Everything but success that a call may answer, by its status, with the codes and their words. */
export function refusalsOf(endpoint: Endpoint, { hasInput }: Readonly<{ hasInput: boolean }>): Json {
  const codes = new Set<ErrorCode>([
    ...(hasInput ? (['rest_invalid_param', 'rest_missing_callback_param'] as const) : []),
    'rest_too_many_requests',
    ...(endpoint.speaks === 'woocommerce' ? (['rest_callback_disabled'] as const) : []),
    ...endpoint.errors,
    ...(changes(endpoint) && endpoint.capability !== 'public' ? (['approval_requested'] as const) : []),
  ]);
  const known = [...codes].filter(hasOneStatus);
  const caller = endpoint.capability === 'public' ? {} : aboutTheCaller(endpoint);
  const statuses = [...new Set([...Object.keys(caller).map(Number), ...known.map(statusOf)])];
  const moving = [...codes].filter((code) => !hasOneStatus(code) && !isAboutTheCaller(code));
  return {
    ...Object.fromEntries(
      statuses.map((status) => [
        status,
        answer(
          [caller[status] ?? [], ...known.filter((code) => statusOf(code) === status).map(wordsOf)].flat(),
        ),
      ]),
    ),
    default: answer(
      moving.length === 0
        ? ['Something went wrong: `code` says what, `message` what to do.']
        : ['With the status that the payments service gave.', ...moving.map(wordsOf)],
    ),
  };
}

const failureOf = (code: ErrorCode): Failure<never> => FAILURES[code];
const hasOneStatus = (code: ErrorCode): boolean => typeof failureOf(code).status === 'number';
const statusOf = (code: ErrorCode): number => Number(failureOf(code).status);
const changes = ({ method, class: kind }: Endpoint): boolean =>
  method !== 'GET' && (kind ?? 'write') !== 'read' && kind !== 'export';

const isAboutTheCaller = (code: ErrorCode): boolean =>
  code === 'rest_forbidden' || /^woocommerce_rest_cannot_(view|create|edit|delete)$/.test(code);

function aboutTheCaller(endpoint: Endpoint): Readonly<Record<number, string>> {
  const code = endpoint.speaks === 'woocommerce' ? refusedAs(endpoint) : 'rest_forbidden';
  return {
    401: `\`${code}\`: nobody is signed in, and no key was sent that is known.`,
    403: `\`${code}\`: whoever calls may not do this.`,
  };
}

const answer = (lines: readonly string[]): Json => ({ description: lines.join('\n\n'), content: CONTENT });

function wordsOf(code: ErrorCode): string {
  const { words } = failureOf(code);
  return typeof words === 'string' ? `\`${code}\`: ${words}` : `\`${code}\`.`;
}
