import type { ClusterRun } from './cluster-run.ts';
import { type Before, countBefore } from './count-effects.ts';
import { type Money, startMoney } from './money.ts';

/** Clients begin to move money, and are known to the run, which stops them where a row fails. */
export async function moveMoney(
  { pool, servers, callers, clients }: ClusterRun,
  operations?: number,
): Promise<Readonly<{ money: Money; before: Before }>> {
  const before = await countBefore(pool);
  const money = startMoney({ addresses: servers.addresses, callers, operations });
  clients.push(money);
  return { money, before };
}
