import type { EpochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { DUE_COMMANDS, type DueCommands } from './core/due-commands.ts';
import { type Company, contextMaker, perform } from './core/perform.ts';
import type { Store } from './core/store.ts';
import { CORE_COMMANDS, type CoreCommands } from './core-commands.ts';
import { type MemoryStore, openMemoryStore } from './memory-store.ts';
import { type NewAccount, newAccount } from './new-account.ts';
import { type SimulatorControls, simulatorControls } from './simulator-controls.ts';
import { simulatorProvider } from './simulator-provider.ts';

type Parts = Readonly<{
  seed?: string;
  /** Other ways of doing things: what tests plant to see that somebody notices. */
  commands?: Partial<CoreCommands>;
  dueCommands?: Partial<DueCommands>;
  wrapStore?: (store: Store) => Store;
}>;

export type MemorySimulator = Readonly<{
  store: MemoryStore;
  openAccount(
    account: NewAccount,
  ): Promise<Readonly<{ provider: PaymentProvider; controls: SimulatorControls }>>;
}>;

/** A payments company that lives as long as the process: the whole of it, and nothing on disk. */
export function openMemorySimulator(start: EpochSeconds, parts: Parts = {}): MemorySimulator {
  const store = openMemoryStore(start);
  const company: Company = {
    store: parts.wrapStore?.(store) ?? store,
    dueCommands: { ...DUE_COMMANDS, ...parts.dueCommands },
    makeContext: contextMaker(parts.seed ?? 'simulator'),
  };
  const commands = { ...CORE_COMMANDS, ...parts.commands };
  return {
    store,
    openAccount: async (account) => {
      await perform(company, account.account_id, commands.openAccount, newAccount(account, store.clock()));
      return {
        provider: simulatorProvider(company, commands, account.account_id),
        controls: simulatorControls(company, commands, account.account_id),
      };
    },
  };
}
