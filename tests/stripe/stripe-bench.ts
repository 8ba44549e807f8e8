import { openLine, type StripeLine } from '#provider/stripe/stripe-line.ts';
import { type ContractServer, type Endpoint, type Handlers, startContractServer } from './contract-server.ts';

/** Made up here; nothing anywhere takes it. */
export const TEST_SECRET = ['rk', 'test', 'madeup'].join('_');

export type StripeBench = Readonly<{ line: StripeLine; server: ContractServer; waitedMs: readonly number[] }>;

type Options = Readonly<{
  handlers?: Handlers;
  account?: string;
  nowMs?: () => number;
  opensAccounts?: boolean;
  isLive?: boolean;
  ownAccount?: string;
  /** What the key may not ask. */
  mayNot?: readonly Endpoint[];
}>;

/** The real package against the contract server, in time that passes only when somebody waits. */
export async function openStripeBench(options: Options = {}): Promise<StripeBench> {
  const {
    handlers = {},
    account,
    nowMs,
    opensAccounts = false,
    isLive = false,
    ownAccount,
    mayNot,
  } = options;
  const server = await startContractServer(handlers, mayNot);
  const waitedMs: number[] = [];
  let now = 1_772_700_000_000;
  const line = openLine(
    {
      ...{ secretKey: () => TEST_SECRET, publishableKey: 'pk_test_madeup', account, opensAccounts, isLive },
      ownAccount,
    },
    {
      fetch: server.fetch,
      nowMs: nowMs ?? (() => now),
      sleep: async (ms) => {
        waitedMs.push(ms);
        now += ms;
      },
    },
  );
  return { line, server, waitedMs };
}
