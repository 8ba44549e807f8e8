import { fail } from '#contract/kit/errors.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider, ProviderCapabilities } from '../payment-provider.ts';
import { accountCalls } from './account-calls.ts';
import { disputeCalls } from './dispute-calls.ts';
import { eventFeed } from './event-feed.ts';
import { fileCalls } from './file-calls.ts';
import { loanCalls } from './loan-calls.ts';
import { openingCalls } from './opening-calls.ts';
import { paymentCalls } from './payment-calls.ts';
import { payoutCalls } from './payout-calls.ts';
import { probePermissions } from './probe-permissions.ts';
import { movementReader } from './read-movement.ts';
import { objectCalls } from './read-objects.ts';
import { reviewCalls } from './review-calls.ts';
import { setupOf } from './setup-of-stripe.ts';
import type { StripeLine } from './stripe-line.ts';
import { vatCalls } from './vat-calls.ts';

/** A platform may verify and configure the account it connected; a merchant's own key may not: Stripe's dashboard does. */
const capabilitiesOf = (isConnect: boolean): ProviderCapabilities => ({
  embeddedOnboarding: isConnect,
  hostedOnboarding: isConnect,
  payoutScheduleWrites: isConnect,
  businessDetailsWrites: isConnect,
  bankAccountWrites: false,
  instantPayouts: true,
  loans: isConnect,
  documents: false,
  readers: true,
  vatLookup: true,
  adjustments: true,
});

/** One account at Stripe, through the port. */
export function stripeProvider(line: StripeLine): PaymentProvider {
  const loans = loanCalls(line);
  const readMovement = movementReader(loans);
  const account = accountCalls(line, loans);
  let ownId: string | undefined;
  const findAccountId = async (): Promise<string> => {
    if (line.isPlatform) return line.account() ?? '';
    ownId ??= (await account.findAccount())?.account_id ?? '';
    return ownId;
  };
  const { listEvents, positionAt } = eventFeed(line, findAccountId);
  return {
    name: 'stripe',
    capabilities: () => capabilitiesOf(line.isPlatform),
    now: async () => epochSeconds(Math.floor(line.nowMs() / 1000)),
    ...account,
    ...paymentCalls(line),
    ...reviewCalls(line),
    ...disputeCalls(line),
    ...fileCalls(line),
    ...payoutCalls({ ...line, readMovement }),
    ...vatCalls(line, account.findAccount),
    ...objectCalls(line, { ...account, ...loans, readMovement }),
    ...openingCalls(line, account),
    readDocument: async () => {
      throw fail('provider_unsupported');
    },
    listEvents,
    following: { positionAt },
    setup: setupOf(line),
    probePermissions: () => probePermissions(line),
  };
}
