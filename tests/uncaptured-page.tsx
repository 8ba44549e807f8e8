import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { listAuthorizations, previewCaptures, summarizeAuthorizations } from '#contract/authorizations.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { type AuthorizationReply, anAuthorizationReply } from './factories/authorization-reply.ts';
import { fakeServer } from './fake-server.ts';
import { openScreen } from './open-screen.tsx';

type Summary = Reply<typeof summarizeAuthorizations>;

/** The list of what waits to be captured, for every test of a file anew. */
export function uncapturedPage() {
  let server: ReturnType<typeof fakeServer>;
  beforeAll(loadOpening);
  beforeEach(() => {
    server = fakeServer();
    server.answer(previewCaptures, () => ({ customers: [], balances: [] }));
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return {
    server: () => server,
    answerRows: (rows: readonly AuthorizationReply[], changes: Partial<Summary> = {}) => {
      server.answer(listAuthorizations, () => ({ data: [...rows], total_count: rows.length }));
      server.answer(summarizeAuthorizations, () => ({
        count: rows.length,
        total: minor(rows.reduce((sum, { amount }) => sum + amount, 0)),
        currency: 'usd',
        all_currencies: [currency('usd')],
        totals: [{ currency: currency('usd'), count: rows.length, total: minor(2000 * rows.length) }],
        ...changes,
      }));
    },
    open: (search: Parameters<typeof paths.transactions>[0] = {}) =>
      openScreen(paths.transactions({ tab: 'uncaptured-page', ...search })),
  };
}

export const rowOf = (name: RegExp) => screen.findByRole('row', { name });

const inAWeek = utcInstant(epochSeconds(Math.floor(Date.now() / 1000) + 7 * 86_400 - 60));
const justNow = utcInstant(epochSeconds(Math.floor(Date.now() / 1000) - 60));
export const fresh = (over: Partial<AuthorizationReply> = {}) =>
  anAuthorizationReply({ created: justNow, capture_before: inAWeek, ...over });
