import { AsyncLocalStorage } from 'node:async_hooks';
import Stripe from 'stripe';
import { AppError, type ErrorCode, fail } from '#contract/kit/errors.ts';
import type { StripeSettings } from './stripe-settings.ts';
import { type About, retryAfterS, translated } from './translate-error.ts';
import { openPace } from './walk-pace.ts';

/** What the outside world gives the adapter; tests give their own. */
export type StripeSurroundings = Readonly<{
  fetch?: typeof globalThis.fetch;
  nowMs?: () => number;
  sleep?: (ms: number) => Promise<void>;
}>;

type Listed = Readonly<{ data: readonly Readonly<{ object: string }>[] }>;

export type StripeLine = Readonly<{
  settings: StripeSettings;
  /** Speaks for the merchant's account. */
  api: Stripe;
  /** Speaks for whoever owns the key: in connect, the platform. */
  platform: Stripe;
  fetch: typeof globalThis.fetch;
  nowMs: () => number;
  sleep: (ms: number) => Promise<void>;
  /** The connected account; none where the key is the merchant's own, or where a platform has not opened one yet. */
  account: () => string | undefined;
  speakFor(account: string | undefined): void;
  /** Whether the key is a platform's. */
  isPlatform: boolean;
  /** How many seconds Stripe's clock was ahead of ours at its last answer; null before the first. */
  clockOffS: () => number | null;
  /** Whether the last answer said that our key is no longer taken. */
  isKeyRefused: () => boolean;
  read<Answer>(send: () => Promise<Answer>, about?: About): Promise<Answer>;
  /** A page of a long walk, which leaves room for people. */
  walk<Answer extends Listed>(send: () => Promise<Answer>): Promise<Answer>;
  /** Whatever may move money: without a clear answer, nobody can say that it did not. */
  write<Answer>(send: () => Promise<Answer>, about?: About): Promise<Answer>;
}>;

const TIMEOUT_MS = 8000;
/** Nobody waits for a page of a long walk, and Stripe takes its time over one that carries other objects along. */
export const PATIENT = { timeout: 30_000 };
const NETWORK_RETRIES = 1;
const TOO_MANY = 429;
const WAITS_MS: readonly number[] = [500, 1000, 2000, 4000];

/** What would otherwise be asked of the platform's own account is refused before it is asked. */
const NO_ACCOUNT = (): Response =>
  Response.json({ error: { type: 'invalid_request_error', code: 'account_missing' } }, { status: 400 });

/** A no to whoever asks, whatever they ask: it tells nothing of what a request before it has done. */
const ABOUT_THE_ASKER: readonly ErrorCode[] = [
  'provider_key_refused',
  'provider_permission_missing',
  'account_missing',
];
/** One thing that is asked for, however often it is sent. */
type Asking = { hasUnanswered: boolean };

const sleepFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function openLine(settings: StripeSettings, surroundings: StripeSurroundings = {}): StripeLine {
  const { nowMs = Date.now, sleep = sleepFor } = surroundings;
  const pace = openPace(nowMs);
  let clockOffS: number | null = null;
  /** Stripe's package sends again by itself what had no answer, and tells only of the last. */
  const asking = new AsyncLocalStorage<Asking>();
  const fetch: typeof globalThis.fetch = async (...asked) => {
    const under = asking.getStore();
    const before = under?.hasUnanswered ?? false;
    if (under) under.hasUnanswered = true;
    const answer = await (surroundings.fetch ?? globalThis.fetch)(...asked);
    if (under) under.hasUnanswered = before || answer.status >= 500 || answer.status === 409;
    if (answer.status === TOO_MANY) pace.refused();
    const saidMs = Date.parse(answer.headers.get('date') ?? '');
    if (!Number.isNaN(saidMs)) clockOffS = Math.round((saidMs - nowMs()) / 1000);
    return answer;
  };
  const options = {
    httpClient: Stripe.createFetchHttpClient(fetch),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    appInfo: { name: 'Countinghouse' },
  };
  const platform = new Stripe(settings.secretKey(), options);
  const isPlatform = settings.account !== undefined || settings.opensAccounts === true;
  let account = settings.account;
  /** Whose account is meant is said with each request: it may be opened, or left, while we run. */
  const forAccount: typeof globalThis.fetch = async (asked, init) => {
    if (account === undefined) return NO_ACCOUNT();
    const headers = new Headers(init?.headers);
    headers.set('stripe-account', account);
    return fetch(asked, { ...init, headers });
  };
  const api = isPlatform
    ? new Stripe(settings.secretKey(), { ...options, httpClient: Stripe.createFetchHttpClient(forAccount) })
    : platform;
  let isKeyRefused = false;

  async function ask<Answer>(
    mode: 'read' | 'write',
    send: () => Promise<Answer>,
    about: About = {},
  ): Promise<Answer> {
    const under: Asking = { hasUnanswered: false };
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await asking.run(under, send);
        isKeyRefused = false;
        if (!isSomething(answer))
          throw fail(mode === 'write' ? 'provider_answer_unknown' : 'provider_answer_broken');
        return answer;
      } catch (error) {
        const wait = WAITS_MS[attempt];
        if (error instanceof Stripe.errors.StripeRateLimitError && wait !== undefined) {
          await sleep(Math.max(wait, retryAfterS(error) * 1000));
          continue;
        }
        isKeyRefused = error instanceof Stripe.errors.StripeAuthenticationError;
        const failure = translated(error, mode, about);
        const saysNothing =
          under.hasUnanswered && failure instanceof AppError && ABOUT_THE_ASKER.includes(failure.code);
        throw mode === 'write' && saysNothing ? fail('provider_answer_unknown') : failure;
      }
    }
  }

  return {
    settings,
    api,
    platform,
    fetch,
    nowMs,
    sleep,
    isPlatform,
    account: () => account,
    speakFor: (next) => {
      account = next;
    },
    clockOffS: () => clockOffS,
    isKeyRefused: () => isKeyRefused,
    read: (send, about) => ask('read', send, about),
    walk: async (send) => {
      const wait = pace.waitMs();
      if (wait > 0) await sleep(wait);
      const page = await ask('read', send);
      pace.went();
      /** Half an answer must not move the place where a walk goes on. */
      if (!isWhole(page)) throw fail('provider_answer_broken');
      return page;
    },
    write: (send, about) => ask('write', send, about),
  };
}

/** Everything Stripe answers with says what it is. */
const isSomething = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'object' in answer && typeof answer.object === 'string';

const isWhole = ({ data }: Partial<Listed>): boolean =>
  Array.isArray(data) && data.every(({ object }) => typeof object === 'string');
