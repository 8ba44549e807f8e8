import { vi } from 'vitest';
import { listApprovals } from '#contract/approvals.ts';
import { listMissingAtBank, tellPayoutsAtBank } from '#contract/bank-matching.ts';
import { addressOf, type Endpoint, type Replied } from '#contract/kit/endpoint.ts';
import { appError, type ErrorCode } from '#contract/kit/errors.ts';
import { parseQuery, type Query } from '#contract/kit/query-string.ts';
import { listNotes } from '#contract/notes.ts';
import { listPendingOperations } from '#contract/operations.ts';
import { listTeamNotes } from '#contract/team-notes.ts';
import { readWaiting } from '#contract/waiting.ts';

type Asked = Readonly<{ query: Query; body: unknown; path: readonly string[] }>;
type Answer<E extends Endpoint> = Replied<E> | Refusal | Promise<Replied<E> | Refusal>;
type Handler = (asked: Asked) => unknown;

class Refusal {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(code: ErrorCode, details: Readonly<Record<string, unknown>>) {
    this.code = code;
    this.details = details;
  }
}

/** An answer that is a failure of the catalogue, with the status it has there. */
export const refuse = (code: ErrorCode, details: Readonly<Record<string, unknown>> = {}): Refusal =>
  new Refusal(code, details);

/** Not done, but written down for a second person. */
export const askedFor = (words: string): Refusal =>
  refuse('approval_requested', { approval_id: 'apr_1', words, expires: '', reasons: [] });

/**
 * Stands where the network begins: screens under test call their endpoints as they always do, and get answers typed by
 * the contract. A call that no answer was given for fails the test.
 */
export function fakeServer() {
  const handlers: { method: string; pattern: RegExp; handle: Handler }[] = [];
  // Most pages ask what is still pending, and most tests are about something else.
  handlers.push({
    method: 'GET',
    pattern: patternOf(listPendingOperations),
    handle: () => ({ data: [] }),
  });
  // What the team wrote stands on several pages, too.
  handlers.push({ method: 'GET', pattern: patternOf(listTeamNotes), handle: () => ({ data: [] }) });
  // The frame asks on every page what waits, and how many messages are new.
  const nothingWaits: Replied<typeof readWaiting> = { disputes: 0, uncaptured: 0, deadlines: [] };
  handlers.push({ method: 'GET', pattern: patternOf(readWaiting), handle: () => nothingWaits });
  handlers.push({ method: 'GET', pattern: patternOf(listNotes), handle: () => [] });
  // No statement of a bank was imported, so nothing is known of it.
  for (const endpoint of [tellPayoutsAtBank, listMissingAtBank])
    handlers.push({ method: 'GET', pattern: patternOf(endpoint), handle: () => ({ data: [] }) });
  // And nothing waits for a second person.
  const noApprovals: Replied<typeof listApprovals> = { data: [], total_count: 0, to_decide: 0 };
  handlers.push({ method: 'GET', pattern: patternOf(listApprovals), handle: () => noApprovals });
  const asked: { method: string; path: string; query: Query; body: unknown; key: string | null }[] = [];

  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const url = new URL(address, 'https://store.example');
    const query = parseQuery(url.search);
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const key = new Headers(headers).get('idempotency-key');
    asked.push({ method, path: url.pathname, query, body: sent, key });
    // The latest answer wins, so that a test can change its mind.
    const found = handlers.findLast((one) => one.method === method && one.pattern.test(url.pathname));
    if (!found) throw new Error(`No answer for ${method} ${url.pathname}`);
    const path = found.pattern.exec(url.pathname)?.slice(1) ?? [];
    const answer = await found.handle({ query, body: sent, path });
    return answer instanceof Refusal ? refusal(answer) : Response.json(answer);
  });

  return {
    answer<E extends Endpoint>(endpoint: E, handle: (asked: Asked) => Answer<E>): void {
      handlers.push({ method: endpoint.method, pattern: patternOf(endpoint), handle });
    },
    /** What was asked of an endpoint, in order. */
    asked(endpoint: Endpoint) {
      const pattern = patternOf(endpoint);
      return asked.filter(({ method, path }) => method === endpoint.method && pattern.test(path));
    },
  };
}

const patternOf = (endpoint: Endpoint): RegExp =>
  new RegExp(`^${addressOf(endpoint).replace(/:\w+/g, '([^/]+)')}$`);

function refusal({ code, details }: Refusal): Response {
  const { status, message } = appError(code, details);
  return Response.json({ code, message, data: { status, ...details } }, { status });
}
