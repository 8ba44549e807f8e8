import { AppError } from '#contract/kit/errors.ts';
import { epochSeconds, MINUTE_S, secondsOf, utcInstant } from '#domain/shared/time.ts';
import { decimalText } from '#domain/woocommerce/decimal-text.ts';
import { idOf, listOf, partOf, textOf } from '#domain/woocommerce/foreign-fields.ts';
import { storeStatus } from '#domain/woocommerce/foreign-status.ts';
import { findNoted, REFUND_KEY } from '#domain/woocommerce/noted-refund.ts';
import { isSameNote } from '#domain/woocommerce/same-note.ts';
import { IN_DOUBT_S, mayLookAgain } from '#domain/woocommerce/write-again.ts';
import { failpoint } from '../failpoints.ts';
import { enqueue } from '../jobs/enqueue.ts';
import {
  findDueWrite,
  findNoteToTell,
  findRefundToTell,
  type StoreWrite,
  updateWrite,
} from '../store/mirror/store-writes-repository.ts';
import type { FollowDeps } from './copy-store.ts';
import { LOOK_AGAIN_JOB, lookAgainKey } from './store-job-names.ts';

/** Tries after which a refusal is somebody's to look at; what only passes is tried for as long as it takes. */
const REFUSALS_MAX = 5;
const AGAIN_MAX_S = 60 * MINUTE_S;
/** Answers that do not say whether the store did it: it may have, and only the answer was lost or written over. */
const SAYS_NOTHING: readonly string[] = [
  ...['store_unavailable', 'store_slow', 'store_answer_broken', 'store_answer_too_large', 'store_no_data'],
];

/** It is there, under this id of the store; or it never will be, and why. */
type Outcome = Readonly<{ store_id: number | null } | { given_up: string }>;

/** Tells the store what waits to be told, oldest first. Answers what stood in the way, and goes on with the rest. */
export async function tellStore(deps: FollowDeps): Promise<{ told: number; trouble?: AppError }> {
  let count = 0;
  let trouble: AppError | undefined;
  for (;;) {
    const write = await findDueWrite(deps.db, utcInstant(deps.now()));
    if (!write) return { told: count, ...(trouble && { trouble }) };
    try {
      if (await tellOne(deps, write)) count += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      trouble = error;
      await putOff(deps, write, error);
    }
  }
}

async function tellOne(deps: FollowDeps, write: StoreWrite): Promise<boolean> {
  const { db, now } = deps;
  const since = write.sending === null ? undefined : secondsOf(write.sending);
  if (since !== undefined && !mayLookAgain(since, now())) {
    await updateWrite(db, write.id, { next_try: utcInstant(epochSeconds(since + IN_DOUBT_S)) });
    return false;
  }
  const outcome = await WAYS[write.kind](deps, write);
  const done =
    'given_up' in outcome ? { given_up: outcome.given_up } : { ...outcome, done: utcInstant(now()) };
  await db.transaction().execute(async (trx) => {
    await updateWrite(trx, write.id, done);
    const of = { kind: 'store_order' as const, id: write.order_id };
    await enqueue(trx, LOOK_AGAIN_JOB, of, { key: lookAgainKey(of.kind, of.id) });
  });
  return !('given_up' in outcome);
}

/** What was under way stays in doubt: it is looked for before it is sent again, and not before the store can be done with it. */
async function putOff({ db, now }: FollowDeps, write: StoreWrite, error: AppError): Promise<void> {
  const tries = write.tries + 1;
  const isRefused = error.code === 'store_refused';
  if (isRefused && tries >= REFUSALS_MAX) {
    await updateWrite(db, write.id, { tries, given_up: error.message });
    return;
  }
  const wait = Math.min(AGAIN_MAX_S, MINUTE_S * 2 ** Math.min(tries - 1, 6));
  await updateWrite(db, write.id, {
    tries,
    next_try: utcInstant(epochSeconds(now() + wait)),
    ...(!SAYS_NOTHING.includes(error.code) && { sending: null }),
  });
}

const GONE: Outcome = { given_up: 'The store no longer has this order.' };

const WAYS: Readonly<Record<StoreWrite['kind'], (deps: FollowDeps, write: StoreWrite) => Promise<Outcome>>> =
  {
    refund: tellRefund,
    note: tellNote,
    complete: completeThere,
  };

/** The money went back already: with `api_refund` the store would send it a second time. */
async function tellRefund(deps: FollowDeps, write: StoreWrite): Promise<Outcome> {
  const { db, line } = deps;
  const refund = await findRefundToTell(db, write.subject);
  if (!refund || refund.failed) return { given_up: 'The money came back: there is nothing to note.' };
  const path = `orders/${write.order_id}/refunds`;
  const there = await line.get(path, { per_page: 100 });
  if (there === undefined) return GONE;
  const noted = findNoted(there, { refund_id: write.subject, ...refund });
  if (noted !== undefined) return { store_id: noted };
  return sendOnce(deps, write, path, {
    amount: decimalText(refund.amount, refund.currency),
    reason: [refund.reason, `(${write.subject})`].filter(Boolean).join(' '),
    api_refund: false,
    api_restock: false,
    meta_data: [{ key: REFUND_KEY, value: write.subject }],
  });
}

async function tellNote(deps: FollowDeps, write: StoreWrite): Promise<Outcome> {
  const note = await findNoteToTell(deps.db, Number(write.subject));
  if (!note) return { given_up: 'This note no longer exists.' };
  const path = `orders/${write.order_id}/notes`;
  if (write.sending !== null) {
    const there = await deps.line.get(path);
    const found = listOf(there).find((one) => isSameNote(textOf(one.note), note.note));
    if (found) return { store_id: idOf(found.id) ?? null };
  }
  return sendOnce(deps, write, path, { ...note, added_by_user: true });
}

/** The status is read right before it is written: only from `processing` does this step move no money. */
async function completeThere(deps: FollowDeps, write: StoreWrite): Promise<Outcome> {
  const { line } = deps;
  const order = await line.get(`orders/${write.order_id}`);
  if (order === undefined) return GONE;
  const status = storeStatus(textOf(partOf(order).status));
  if (status === 'completed') return { store_id: null };
  if (status !== 'processing') return { given_up: `The order is “${status}” at the store now.` };
  await line.send('PUT', `orders/${write.order_id}`, { status: 'completed' });
  return { store_id: null };
}

async function sendOnce(
  { db, now, line }: FollowDeps,
  write: StoreWrite,
  path: string,
  body: object,
): Promise<Outcome> {
  await updateWrite(db, write.id, { sending: utcInstant(now()) });
  failpoint('store-before-send');
  const made = await line.send('POST', path, body);
  failpoint('store-after-send');
  return made === undefined ? GONE : { store_id: idOf(partOf(made).id) ?? null };
}
