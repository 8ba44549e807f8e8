import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { assert } from '#domain/shared/assert.ts';
import { askOnce } from '../safety-load/drive.ts';
import type { Caller } from '../safety-load/requests.ts';
import { until } from './until.ts';

type Kind = 'sale' | 'refund' | 'capture' | 'payout';
/** What somebody was told is done: an id of the provider's, and the key it was asked with. */
export type Done = Readonly<{ kind: Kind; key: string; id: string; charge: string; at: number }>;
type Answer = Readonly<{ status: number; ms: number; at: number }>;

/** Clients that move money through all processes until they have had enough, or are stopped. */
export type Money = Readonly<{
  done: readonly Done[];
  answers: readonly Answer[];
  /** What nobody could do, with the reason. */
  refused: readonly string[];
  /** How many refunds, captures and payouts are enough; nothing where they go on until they are stopped. */
  wanted: number | undefined;
  /** How many keys were asked with, whatever came of it. */
  asked: Readonly<Record<Kind, number>>;
  /** Answers once so many were told that it is done. */
  reached(operations: number): Promise<void>;
  /** What was begun is asked for until it is answered. */
  stop(): Promise<void>;
  /** Answers once they have had enough. */
  ended: Promise<void>;
}>;

const CLIENTS = 12;
const PAYMENTS = '/wp-json/wc/v3/payments';
const AGAIN_MS = 200;
const PATIENCE_MS = 180_000;
/** Clients who are refused for ever must not keep a row from its end: it says then how little was done. */
const LONGEST_MS = 900_000;
/** No answer, still under way, too many at once, or nobody to write it down: it is asked again, with the same key. */
const goesOn = (status: number, text: string): boolean =>
  status === 0 || status === 429 || status >= 500 || text.includes('"operation_in_progress"');
const CARD = '4242424242424242';
/** A card whose money may leave at once. */
const SETTLES_AT_ONCE = '4000000000000077';

export const isOperation = ({ kind }: Done): boolean => kind !== 'sale';

type World = Readonly<{
  addresses: () => readonly string[];
  callers: readonly Caller[];
  operations?: number;
}>;

export function startMoney({ addresses, callers, operations }: World): Money {
  const run = randomUUID();
  const done: Done[] = [];
  const answers: Answer[] = [];
  const refused: string[] = [];
  const asked = { sale: 0, refund: 0, capture: 0, payout: 0 };
  let isStopped = false;
  let begun = 0;
  const count = () => done.filter(isOperation).length;
  const endsAt = performance.now() + LONGEST_MS;
  const isEnough = () =>
    isStopped || count() >= (operations ?? Number.POSITIVE_INFINITY) || performance.now() > endsAt;

  /** Each try at another process than the one before. */
  const insist = async (nth: number, kind: Kind, path: string, body: object, charge = '') => {
    const key = `${run} ${kind} ${nth}`;
    const headers = { ...callers[nth % callers.length], 'idempotency-key': key };
    const giveUp = performance.now() + PATIENCE_MS;
    asked[kind] += 1;
    for (let turn = nth; ; turn += 1) {
      const all = addresses();
      const address = all[turn % all.length];
      assert(address, 'there are processes');
      const began = performance.now();
      const { status, body: text } = await askOnce(address, { method: 'POST', path, headers, body });
      const at = performance.now();
      answers.push({ status, ms: at - began, at });
      if (status === 200) {
        const told = JSON.parse(text) as Readonly<Record<string, string | null>>;
        const id = kind === 'sale' ? told.charge_id : told.id;
        // A sale that the provider has not answered yet was told to nobody as paid.
        if (id) done.push({ kind, key, id, charge: charge || id, at });
        return id ? told : undefined;
      }
      if (!goesOn(status, text) || at > giveUp) {
        refused.push(`${kind}: ${status} ${text.slice(0, 300)}`);
        return undefined;
      }
      await pause(AGAIN_MS);
    }
  };
  const sell = (nth: number, card: string, capture: boolean) => {
    const body = { amount: 10_000 + (nth % 1000), currency: 'usd', card, capture };
    return insist(nth, 'sale', '/simulator/api/payments', body);
  };
  const refund = async (nth: number) => {
    const sold = await sell(nth, CARD, true);
    const { charge_id, order_id } = sold ?? {};
    if (charge_id)
      await insist(nth, 'refund', `${PAYMENTS}/refund`, { charge_id, order_id, amount: 100 }, charge_id);
  };
  const capture = async (nth: number) => {
    const sold = await sell(nth, CARD, false);
    const { charge_id, order_id, payment_intent_id } = sold ?? {};
    const path = `${PAYMENTS}/orders/${order_id}/capture_authorization`;
    if (charge_id) await insist(nth, 'capture', path, { payment_intent_id }, charge_id);
  };
  /** One client alone: a payout takes everything there is, and leaves nothing for another. */
  const payOut = async (nth: number) => {
    if (await sell(nth, SETTLES_AT_ONCE, true))
      await insist(nth, 'payout', `${PAYMENTS}/deposits`, { type: 'instant', currency: 'usd' });
  };
  const client = async (_: unknown, which: number) => {
    const work = which === 0 ? payOut : which % 2 === 0 ? refund : capture;
    while (!isEnough()) {
      begun += 1;
      await work(begun);
    }
  };
  const ended = Promise.all(Array.from({ length: CLIENTS }, client)).then(() => undefined);
  return {
    ...{ done, answers, refused, wanted: operations, asked, ended },
    reached: async (wanted) =>
      void (await until(`${wanted} are done`, async () => count() >= wanted, 600_000)),
    stop: () => {
      isStopped = true;
      return ended;
    },
  };
}

/** The longest time after a moment in which nobody was told of anything done. */
export function longestGapS({ done }: Pick<Money, 'done'>, since: number): number {
  const moments = [since, ...done.map(({ at }) => at).filter((at) => at > since)].toSorted((a, b) => a - b);
  const gaps = moments.slice(1).map((at, nth) => at - (moments[nth] ?? at));
  return Math.max(0, ...gaps) / 1000;
}

/** When the longest of these gaps was over. */
export function backAt({ done }: Pick<Money, 'done'>, since: number): number {
  const moments = done
    .map(({ at }) => at)
    .filter((at) => at > since)
    .toSorted((a, b) => a - b);
  let [before, widest, end] = [since, 0, since];
  for (const at of moments) {
    if (at - before > widest) [widest, end] = [at - before, at];
    before = at;
  }
  return end;
}
