import type { BalanceTransaction } from '../../provider-objects.ts';
import { changes, NOTHING } from './changes.ts';
import { command } from './command.ts';
import { transfer } from './ledger.ts';
import { load } from './loaded.ts';
import { simObject } from './sim-object.ts';

/** The delay is over: money that waited may leave with the next payout. */
export const settleFunds = command<string, BalanceTransaction, null>({
  kind: 'settle_funds',
  load: (store, id) => load(store, 'transaction', id),
  decide: (transaction) => {
    if (transaction.status === 'available') return NOTHING;
    const { id, net, currency } = transaction;
    return changes(null, {
      put: [simObject('transaction', { ...transaction, status: 'available' })],
      ledger: transfer('merchant_pending', 'merchant_available', net, currency, { transaction: id }),
    });
  },
});
