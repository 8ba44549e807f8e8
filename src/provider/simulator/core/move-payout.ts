import { fail } from '#contract/kit/errors.ts';
import type { PayoutId } from '#domain/shared/ids.ts';
import type { Payout } from '../../provider-objects.ts';
import { announced, changes, NOTHING } from './changes.ts';
import { command } from './command.ts';
import { transfer } from './ledger.ts';
import { load } from './loaded.ts';
import { failedPayout, giveBack, type PayoutSlice } from './payout-movement.ts';
import { simObject } from './sim-object.ts';
import type { Reading } from './store.ts';

const loadPayout = async (store: Reading, id: string): Promise<PayoutSlice> => {
  const payout = await load(store, 'payout', id);
  return {
    payout,
    bank: await load(store, 'bank_account', payout.bank_account),
    transactions: await store.payoutTransactions(payout.id),
  };
};

export const sendPayout = command<string, PayoutSlice, null>({
  kind: 'send_payout',
  load: loadPayout,
  decide: ({ payout }) => {
    if (payout.status !== 'pending') return NOTHING;
    return changes(
      null,
      announced(simObject('payout', { ...payout, status: 'in_transit' }), 'payout.updated'),
    );
  },
});

/** What a bank prints on its statement: fifteen digits that the payout's own id decides. */
const referenceOf = (id: string): string =>
  Array.from({ length: 15 }, (_, index) => id.charCodeAt(3 + index) % 10).join('');

export const deliverPayout = command<string, PayoutSlice, null>({
  kind: 'deliver_payout',
  load: loadPayout,
  decide: (slice, _, context) => {
    const { payout, bank } = slice;
    if (payout.status !== 'in_transit' && payout.status !== 'pending') return NOTHING;
    if (bank.fails_with !== null) return changes(null, failedPayout(slice, bank.fails_with, context));
    const paid: Payout = { ...payout, status: 'paid', bank_reference_key: referenceOf(payout.id) };
    return changes(null, announced(simObject('payout', paid), 'payout.paid'), {
      ledger: transfer('in_transit', 'bank', payout.amount, payout.currency, { payout: payout.id }),
    });
  },
});

/** A bank may send money back days after it had taken it. */
export const failPayout = command<Readonly<{ payout: PayoutId; failure_code: string }>, PayoutSlice, Payout>({
  kind: 'fail_payout',
  load: (store, { payout }) => loadPayout(store, payout),
  decide: (slice, { failure_code }, context) => {
    const { payout } = slice;
    if (payout.status === 'failed' || payout.status === 'canceled')
      throw fail('payout_not_cancelable', { status: payout.status });
    return failedPayout(slice, failure_code, context);
  },
});

export const cancelPayout = command<Readonly<{ payout: PayoutId }>, PayoutSlice, Payout>({
  kind: 'cancel_payout',
  load: (store, { payout }) => loadPayout(store, payout),
  decide: (slice, _, context) => {
    const { status } = slice.payout;
    if (status !== 'pending') throw fail('payout_not_cancelable', { status });
    return giveBack(slice, 'canceled', { failure_code: null, failure_message: null }, context);
  },
});
