import { fail } from '#contract/kit/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import { canonicalJson } from '#domain/shared/canonical-json.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { dayOf } from '../facts/calendar.ts';
import { CURRENCIES, exchangeRates } from '../facts/exchange-rates.ts';
import { idLetters } from '../facts/provider-ids.ts';
import { numberedRandom } from '../facts/seeded-random.ts';
import type { Changes, DueItem } from './changes.ts';
import type { Command, Context } from './command.ts';
import type { DueCommands } from './due-commands.ts';
import { assertBalanced } from './ledger.ts';
import type { BookStore, StoreTransaction } from './store.ts';
import { transitionProblem } from './transitions.ts';

/** What a provider is made of: its books, what happens by itself, and the seed that its ids and rates come from. */
export type Simulator = Readonly<{ store: BookStore; dueCommands: DueCommands; makeContext: MakeContext }>;
type MakeContext = (account_id: string, now: EpochSeconds, commandNumber: number) => Context;

export function contextMaker(seed: string): MakeContext {
  const randomOf = numberedRandom(`${seed}/commands`);
  const rateOn = exchangeRates(seed);
  return (account_id, now, commandNumber) => {
    const random = randomOf(commandNumber);
    return {
      account_id,
      now,
      newId: (prefix) => `${prefix}_${idLetters(random)}`,
      findRate: (from, to) =>
        CURRENCIES.includes(from) && CURRENCIES.includes(to) ? rateOn(from, to, dayOf(now)) : undefined,
    };
  };
}

/**
 * Loads, decides and writes, as one unit. With a key, the first answer is kept in the same unit as its effect: whoever
 * asks again meets that answer, and whoever asks something else under it is refused. A refusal keeps nothing.
 */
export const perform = <Request, Slice, Answer>(
  simulator: Simulator,
  account_id: string,
  command: Command<Request, Slice, Answer>,
  request: Request,
  idempotencyKey?: string,
): Promise<Answer> =>
  simulator.store.transaction(account_id, async (tx) => {
    const asked = canonicalJson([command.kind, request]);
    const answered = idempotencyKey === undefined ? undefined : await tx.findAnswer(idempotencyKey);
    if (answered) {
      if (answered.request !== asked) throw fail('idempotency_key_reused');
      return answered.answer as Answer; // Kept by this very command: the fingerprint names it.
    }
    const keep = idempotencyKey === undefined ? undefined : { key: idempotencyKey, request: asked };
    return performIn(simulator, account_id, tx, command, request, keep);
  });

/** Under which key an answer is kept, and what was asked under it. */
type Keep = Readonly<{ key: string; request: string }>;

/** The same inside a unit of work that writes more than the command. */
export async function performIn<Request, Slice, Answer>(
  simulator: Simulator,
  account_id: string,
  tx: StoreTransaction,
  { load, decide }: Command<Request, Slice, Answer>,
  request: Request,
  keep?: Keep,
): Promise<Answer> {
  const slice = await load(tx, request);
  const { answer } = await write(
    simulator,
    account_id,
    tx,
    (context) => decide(slice, request, context),
    keep,
  );
  return answer;
}

/** Performs the earliest thing that is due by then; answers what it wrote and whose that is, or nothing where nothing was due. */
export async function performNextDue(
  simulator: Simulator,
  until: EpochSeconds,
): Promise<(Pick<Changes, 'put'> & Pick<DueItem, 'account_id'>) | undefined> {
  const item = await simulator.store.ask('', (books) => books.nextDue(until));
  if (!item) return undefined;
  const { account_id } = item;
  return simulator.store.transaction(account_id, async (tx) => {
    // Somebody else who moves the clock may have been here first.
    if ((await tx.nextDue(until))?.sequence !== item.sequence) return { account_id, put: [] };
    if (item.at > (await tx.clock())) await tx.setClock(item.at);
    const decide = await simulator.dueCommands[item.kind](tx, item.subject);
    const { put } = await write(simulator, account_id, tx, decide);
    await tx.removeDue(item);
    return { account_id, put };
  });
}

async function write<Answer>(
  { makeContext }: Simulator,
  account_id: string,
  tx: StoreTransaction,
  decide: (context: Context) => Changes<Answer>,
  keep?: Keep,
): Promise<Changes<Answer>> {
  const number = await tx.nextCommand();
  const made = new Set<string>();
  const context = notingIds(makeContext(account_id, await tx.clock(), number), made);
  const decided = decide(context);
  const { answer, ...changes } = decided;
  assertBalanced(changes.ledger);
  // What got its id just now was nothing before.
  const known = await tx.findMany(changes.put.filter(({ id }) => !made.has(id)));
  const before = new Map(known.map((one) => [`${one.kind} ${one.id}`, one]));
  for (const after of changes.put) {
    const was = before.get(`${after.kind} ${after.id}`);
    const problem = was && transitionProblem(was, after);
    assert(!problem, problem ?? '');
  }
  await tx.apply(changes, context.now, () => context.newId('evt'), keep && { ...keep, answer });
  return decided;
}

const notingIds = (context: Context, made: Set<string>): Context => ({
  ...context,
  newId: (prefix) => {
    const id = context.newId(prefix);
    made.add(id);
    return id;
  },
});
