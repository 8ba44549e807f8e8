import type { EpochSeconds } from '#domain/shared/time.ts';
import { drawPaper } from '../paper-pdf.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { type MemoryStore, openMemoryStore } from './books/memory-store.ts';
import { type Faults, openFaults } from './console/faults.ts';
import { type SimulatorControls, simulatorControls } from './console/simulator-controls.ts';
import { CORE_COMMANDS, type CoreCommands } from './core/core-commands.ts';
import { DUE_COMMANDS, type DueCommands } from './core/due-commands.ts';
import { type NewAccount, newAccount } from './core/new-account.ts';
import { contextMaker, perform, type Simulator } from './core/perform.ts';
import type { BookStore } from './core/store.ts';
import { merchantSides, placeOf } from './merchant-sides.ts';
import { simulatorProvider } from './simulator-provider.ts';

type Parts = Readonly<{
  seed?: string;
  /** Other ways of doing things: what tests plant to see that somebody notices. */
  commands?: Partial<CoreCommands>;
  dueCommands?: Partial<DueCommands>;
  wrapStore?: (store: BookStore) => BookStore;
  sleep?: (ms: number) => Promise<void>;
}>;

export type MemorySimulator = Readonly<{
  store: MemoryStore;
  /** What goes wrong between callers and the provider; nothing, until a plan is set. */
  faults: Faults;
  openAccount(
    account: NewAccount,
  ): Promise<Readonly<{ provider: PaymentProvider; controls: SimulatorControls }>>;
}>;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A provider that lives as long as the process: the whole of it, and nothing on disk. */
export function openMemorySimulator(start: EpochSeconds, parts: Parts = {}): MemorySimulator {
  const store = openMemoryStore(start);
  const simulator: Simulator = {
    store: parts.wrapStore?.(store) ?? store,
    dueCommands: { ...DUE_COMMANDS, ...parts.dueCommands },
    makeContext: contextMaker(parts.seed ?? 'simulator'),
  };
  const commands = { ...CORE_COMMANDS, ...parts.commands };
  const faults = openFaults(parts.sleep ?? sleep);
  return {
    store,
    faults,
    openAccount: async (account) => {
      await perform(simulator, account.account_id, commands.openAccount, newAccount(account, store.clock()));
      const merchant = account.account_id;
      return merchantSides(store, merchant, (account_id) => ({
        provider: faults.over(
          simulatorProvider(simulator, commands, {
            ...placeOf(merchant, account_id),
            leave: (left) => store.leave(merchant, left),
            drawPaper,
          }),
        ),
        controls: simulatorControls(simulator, commands, placeOf(merchant, account_id)),
      }));
    },
  };
}
