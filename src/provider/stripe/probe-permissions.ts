import { AppError } from '#contract/kit/errors.ts';
import type { Permission } from '../payment-provider.ts';
import { CHARGE_EXPANDS } from './charge-from-stripe.ts';
import { INTENT_EXPANDS } from './intent-from-stripe.ts';
import { PAYOUT_EXPANDS } from './payout-from-stripe.ts';
import { REFUND_EXPANDS } from './refund-from-stripe.ts';
import type { StripeLine } from './stripe-line.ts';

/** Nothing has these ids, so whoever may act on them is told that they do not exist, and nothing happens. */
const NOBODY = 'countinghouse_probe';

const inList = (expands: readonly string[]) => expands.map((one) => `data.${one}`);

type Probe = Readonly<{ name: string; ask: (line: StripeLine) => Promise<unknown> }>;
const probe = (name: string, ask: Probe['ask']): Probe => ({ name, ask });

/** Every permission a restricted key needs, with a question that does no harm whatever the answer. */
const PROBES: readonly Probe[] = [
  probe('Balance: read', ({ api }) => api.balance.retrieve()),
  probe('Balance transactions: read', ({ api }) => api.balanceTransactions.list({ limit: 1 })),
  probe('Charges: read', ({ api }) => api.charges.list({ limit: 1 })),
  probe('PaymentIntents: read', ({ api }) => api.paymentIntents.list({ limit: 1 })),
  probe('PaymentIntents: write', ({ api }) => api.paymentIntents.cancel(`pi_${NOBODY}`)),
  probe('Refunds: read', ({ api }) => api.refunds.list({ limit: 1 })),
  probe('Refunds: write', ({ api }) => api.refunds.create({ charge: `ch_${NOBODY}` })),
  probe('Disputes: read', ({ api }) => api.disputes.list({ limit: 1 })),
  probe('Disputes: write', ({ api }) => api.disputes.close(`du_${NOBODY}`)),
  probe('Reviews: read', ({ api }) => api.reviews.list({ limit: 1 })),
  probe('Reviews: write', ({ api }) => api.reviews.approve(`prv_${NOBODY}`)),
  probe('Payouts: read', ({ api }) => api.payouts.list({ limit: 1 })),
  probe('Payouts: write', ({ api }) => api.payouts.cancel(`po_${NOBODY}`)),
  /** To carry an object along needs a permission for it as well: so what is walked through is asked for as it will be. */
  probe('Charges with their balance transactions and refunds: read', ({ api }) =>
    api.charges.list({ limit: 1, expand: inList(CHARGE_EXPANDS) }),
  ),
  probe('PaymentIntents with their charges: read', ({ api }) =>
    api.paymentIntents.list({ limit: 1, expand: inList(INTENT_EXPANDS) }),
  ),
  probe('Refunds with their balance transactions: read', ({ api }) =>
    api.refunds.list({ limit: 1, expand: inList(REFUND_EXPANDS) }),
  ),
  probe('Disputes with their charges: read', ({ api }) =>
    api.disputes.list({ limit: 1, expand: ['data.charge'] }),
  ),
  probe('Payouts with their bank accounts and balance transactions: read', ({ api }) =>
    api.payouts.list({ limit: 1, expand: inList(PAYOUT_EXPANDS) }),
  ),
  probe('Balance transactions with their sources: read', ({ api }) =>
    api.balanceTransactions.list({ limit: 1, expand: ['data.source'] }),
  ),
  probe('Balance settings: read', ({ api }) => api.balanceSettings.retrieve()),
  probe('Tax IDs: read', ({ api }) => api.taxIds.list({ limit: 1 })),
  probe('Tax IDs: write', ({ api }) => api.taxIds.del(`txi_${NOBODY}`)),
  probe('Country specs: read', ({ platform }) => platform.countrySpecs.retrieve('US')),
  probe('Files: read', ({ api }) => api.files.list({ limit: 1 })),
  /** A file that is none: whoever may send one is told that it is missing. */
  probe('Files: write', ({ api }) => api.rawRequest('POST', '/v1/files', { purpose: 'dispute_evidence' })),
  probe('Events: read', ({ api }) => api.events.list({ limit: 1 })),
  probe('Terminal: read', ({ api }) => api.terminal.readers.list({ limit: 1 })),
  probe('Payment method configurations: read', ({ api }) =>
    api.paymentMethodConfigurations.list({ limit: 1 }),
  ),
  probe('Payment method configurations: write', ({ api }) =>
    api.paymentMethodConfigurations.update(`pmc_${NOBODY}`),
  ),
  probe('Accounts: read', ({ platform, account }) => {
    const id = account();
    return id ? platform.accounts.retrieve(id) : platform.accounts.retrieveCurrent();
  }),
];

const AT_ONCE = 4;

/** A few at once: somebody waits for the page, and Stripe counts requests. */
export async function probePermissions(line: StripeLine): Promise<readonly Permission[]> {
  const found: Permission[] = [];
  for (let from = 0; from < PROBES.length; from += AT_ONCE) {
    const some = PROBES.slice(from, from + AT_ONCE);
    found.push(
      ...(await Promise.all(
        some.map(async ({ name, ask }) => ({ name, state: await stateOf(line.read(() => ask(line))) })),
      )),
    );
  }
  return found;
}

/** A clear no for any other reason means that the key was allowed to ask. */
async function stateOf(asked: Promise<unknown>): Promise<Permission['state']> {
  try {
    await asked;
    return 'granted';
  } catch (error) {
    if (!(error instanceof AppError)) return 'unknown';
    if (error.code === 'provider_permission_missing') return 'missing';
    return error.status >= 400 && error.status < 500 && error.code !== 'provider_rate_limited'
      ? 'granted'
      : 'unknown';
  }
}
