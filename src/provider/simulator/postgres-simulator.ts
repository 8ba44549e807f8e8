import type pg from 'pg';
import type { DrawPaper } from '../paper.ts';
import { openPostgresStore, type PostgresStore } from './books/postgres/postgres-store.ts';
import type { Beginning } from './books/postgres/replace-books.ts';
import { type Faults, openFaults } from './console/faults.ts';
import { simulatorControls } from './console/simulator-controls.ts';
import { CORE_COMMANDS } from './core/core-commands.ts';
import { DUE_COMMANDS } from './core/due-commands.ts';
import { type NewAccount, newAccount } from './core/new-account.ts';
import { contextMaker, perform, type Simulator } from './core/perform.ts';
import { type AccountSides, merchantSides, placeOf } from './merchant-sides.ts';
import { simulatorProvider } from './simulator-provider.ts';

export type PostgresSimulator = Readonly<{
  store: PostgresStore;
  /** What goes wrong between callers and the provider; nothing, until a plan is set. */
  faults: Faults;
  /** Opens an account, unless it is open already: then it is as it was left. */
  openAccount(account: NewAccount): Promise<AccountSides>;
  /** A merchant's account as it stands, opened or not, whichever it is by then. */
  reachAccount(account_id: string): AccountSides;
  close(): Promise<void>;
}>;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Where no thread is given to draw in. What it takes to draw is read for the first paper: it is large, and no start needs it. */
const drawHere: DrawPaper = async (paper) => (await import('../paper-pdf.ts')).drawPaper(paper);

/** A provider that outlives the process: opened again, it goes on with the same time, numbers and ids. */
export async function openPostgresSimulator(
  connection: pg.PoolConfig,
  beginning: Beginning,
  drawPaper: DrawPaper = drawHere,
): Promise<PostgresSimulator> {
  const store = await openPostgresStore(connection, beginning);
  const makers = new Map<string, Simulator['makeContext']>();
  /** Another world may have been loaded since: its seed counts. */
  const makeContext: Simulator['makeContext'] = (...about) => {
    const seed = store.seed();
    const maker = makers.get(seed) ?? contextMaker(seed);
    makers.set(seed, maker);
    return maker(...about);
  };
  const simulator: Simulator = { store, dueCommands: DUE_COMMANDS, makeContext };
  const faults = openFaults(sleep);
  const provider = (account_id: string, merchant = account_id) =>
    simulatorProvider(simulator, CORE_COMMANDS, {
      ...placeOf(merchant, account_id),
      leave: (left) => store.leave(merchant, left),
      drawPaper,
    });
  const reachAccount = (merchant: string): AccountSides =>
    merchantSides(store, merchant, (account_id) => ({
      provider: faults.over(provider(account_id, merchant)),
      controls: simulatorControls(simulator, CORE_COMMANDS, placeOf(merchant, account_id)),
    }));
  return {
    store,
    faults,
    reachAccount,
    openAccount: async (account) => {
      const direct = provider(account.account_id);
      if (!(await direct.findAccount())) {
        const opening = newAccount(account, await direct.now());
        await perform(simulator, account.account_id, CORE_COMMANDS.openAccount, opening);
      }
      return reachAccount(account.account_id);
    },
    close: store.close,
  };
}
