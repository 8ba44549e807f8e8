import { assert } from '#domain/shared/assert.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Questions, StoreTransaction } from '../../core/store.ts';
import { Overtaken } from './overtaken.ts';
import { findAnswer, listsOf, readingOf } from './read-books.ts';
import type { Asking, Session } from './session.ts';
import { writeChanges } from './write-changes.ts';

async function readClock({ client, time, origin }: Asking): Promise<EpochSeconds> {
  const { rows } = await client.query<{ clock: EpochSeconds; seed: string }>(
    'select clock, seed from simulator.company',
  );
  const [simulator] = rows;
  assert(simulator, 'the simulator has its row');
  time.known = simulator.clock;
  origin.seed = simulator.seed;
  return simulator.clock;
}

/** The simulator's row is held from here on, so that the next numbers need not be asked for. */
async function drawNumber({ client, time, origin }: Session): Promise<number> {
  const { rows } = await client.query<{ commands: number; clock: EpochSeconds; seed: string }>(
    'update simulator.company set commands = commands + 1 returning commands, clock, seed',
  );
  const [simulator] = rows;
  assert(simulator, 'the simulator has its row');
  time.known = simulator.clock;
  origin.seed = simulator.seed;
  return simulator.commands;
}

/** What can be asked without a lock: each is one statement, which sees one moment. */
export const questionsOf = (session: Asking): Questions => ({
  ...readingOf(session),
  ...listsOf(session),
  clock: () => readClock(session),
});

/** What a command may do within one transaction of the database. */
export function storeTransaction(session: Session): StoreTransaction {
  const { client, account_id, written } = session;
  return {
    ...questionsOf(session),
    ...listsOf(session),
    findAnswer: (key) => findAnswer(session, key),
    // Whoever has drawn a number holds the simulator's row: nobody moves its clock meanwhile.
    clock: async () =>
      session.commands.length > 0 && session.time.known !== undefined
        ? session.time.known
        : readClock(session),
    setClock: async (at) => {
      const { rowCount } = await client.query('update simulator.company set clock = $1 where clock <= $1', [
        at,
      ]);
      if (rowCount !== 1) {
        assert((session.time.known ?? Number.POSITIVE_INFINITY) <= at, 'time does not go back');
        throw new Overtaken('The clock was moved on since it was read.');
      }
      session.time.known = at;
      written.times += 1;
    },
    nextCommand: async () => {
      const { numbers, commands } = session;
      const drawn = numbers.latest === undefined ? await drawNumber(session) : numbers.latest + 1;
      if (numbers.latest !== undefined) numbers.unwritten += 1;
      numbers.latest = drawn;
      commands.push(drawn);
      return drawn;
    },
    apply: (...decided) => {
      written.times += 1;
      return writeChanges(session, ...decided);
    },
    removeDue: async ({ kind, subject, sequence }) => {
      written.times += 1;
      const { rowCount } = await client.query('delete from simulator.due where sequence = $1', [sequence]);
      // Whoever performed it first has removed it; a second time is undone with everything it did.
      assert(rowCount === 1, `${kind} of ${subject} happens once`);
    },
    putContent: async (id, content) => {
      written.times += 1;
      await client.query(
        `insert into simulator.contents (account_id, id, content) values ($1, $2, $3)
         on conflict (account_id, id) do update set content = excluded.content`,
        [account_id, id, Buffer.from(content)],
      );
    },
  };
}
