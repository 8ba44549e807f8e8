import type { Page, Route } from '@playwright/test';
import type { MoneyAction } from './money-actions.ts';
import type { Watched } from './watch-page.ts';

/** What becomes of a money request on its way there or back. */
export type Line = Readonly<{
  /** Calls `answered` before the page can hear that the server has said yes. */
  treat: (route: Route, answered: () => void) => Promise<unknown>;
  /** Nothing gets through in either direction, and the browser knows. */
  offline?: 'before' | 'after';
  /** The page's own patience ends sooner, so that nobody has to wait for it. */
  isImpatient?: boolean;
  /** How the page takes it: as no answer at all, as a clear no, or as a yes that comes late. */
  taken: 'unsure' | 'refused' | 'late';
}>;

const json =
  (status: number, code: string, message: string, data: object = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: { code, message, data: { status, ...data } } });
const LATE_MS = 10_000;
/** The server takes as long as it takes; only the line is bad. */
const through = (route: Route) => route.fetch({ timeout: 0 });

export const LINES: Readonly<Record<string, Line>> = {
  down: { taken: 'unsure', treat: (route) => route.abort('connectionrefused') },
  'ten seconds slow': {
    taken: 'late',
    treat: async (route, answered) => {
      const answer = await through(route);
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      answered();
      await route.fulfill({ response: answer });
    },
  },
  'never answering': { taken: 'unsure', isImpatient: true, treat: (route) => through(route) },
  'answering 500': {
    taken: 'unsure',
    treat: json(500, 'wcpay_server_error', 'An unexpected error occurred. Please try again later.'),
  },
  'answering 409': {
    taken: 'unsure',
    treat: json(
      409,
      'operation_in_progress',
      'This is still being confirmed with the payments service. There is no need to repeat it.',
      { operation_id: 'another', retry_after_s: 1 },
    ),
  },
  'answering 422': {
    taken: 'refused',
    treat: json(422, 'idempotency_key_reused', 'This request key was used before for a different request.'),
  },
  'answering half a sentence': {
    taken: 'unsure',
    treat: async (route) => {
      await through(route);
      await route.fulfill({ status: 200, contentType: 'application/json', body: '{"status":"succ' });
    },
  },
  'offline before it is sent': {
    taken: 'unsure',
    offline: 'before',
    treat: (route) => route.abort('internetdisconnected'),
  },
  'offline after the effect': {
    taken: 'unsure',
    offline: 'after',
    treat: async (route) => {
      await through(route);
      await route.abort('internetdisconnected');
    },
  },
};

const PATIENCE_MS = 1500;

type LaidLine = Readonly<{
  /** Whoever is offline by nature of this line is so from here on. */
  close: () => Promise<void>;
  /** From here on everything gets through. */
  mend: () => Promise<void>;
}>;

/** Lays a bad line under the money requests of one page. */
export async function layLine(
  page: Page,
  watched: Watched,
  line: Line,
  action: MoneyAction,
): Promise<LaidLine> {
  let isBad = true;
  if (line.isImpatient)
    await page.addInitScript((most) => {
      const real = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => real(ms === 20_000 || ms > 30_000 ? most : ms);
    }, PATIENCE_MS);
  await page.route(
    (url) => url.pathname.startsWith('/wp-json/'),
    async (route) => {
      const request = route.request();
      if (!action.isRequest(request)) return route.continue();
      watched.note({ what: 'asked', key: request.headers()['idempotency-key'] });
      if (!isBad) {
        const answer = await through(route);
        watched.note({ what: 'answered', ok: answer.ok() });
        return route.fulfill({ response: answer });
      }
      await line.treat(route, () => watched.note({ what: 'answered', ok: true }));
      watched.note({ what: 'treated' });
      if (line.offline === 'after' && isBad) await page.context().setOffline(true);
    },
  );
  return {
    close: async () => {
      if (line.offline === 'before') await page.context().setOffline(true);
    },
    mend: async () => {
      isBad = false;
      await page.context().setOffline(false);
    },
  };
}
