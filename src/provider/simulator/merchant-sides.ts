import { aroundCalls, askBy, type CallOf, everyCall } from '../around-calls.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { type MerchantPlaces, nextPlace } from './books/merchant-places.ts';
import type { SimulatorControls } from './console/simulator-controls.ts';
import type { Place } from './core/verified-place.ts';

export type AccountSides = Readonly<{ provider: PaymentProvider; controls: SimulatorControls }>;

/** An account of this merchant, and the place a live one would be opened at beside it. */
export const placeOf = (merchant: string, account_id: string): Place => ({
  account_id,
  next: nextPlace(merchant, account_id),
});

/** The world around a merchant is the same whichever account they have. */
const OF_THE_MERCHANT: ReadonlySet<string> = new Set(['now', 'readSite', 'patchSite', 'findLoanOffer']);

/** A merchant as they stand now: every call goes to the account they have in that moment. */
export function merchantSides(
  { accountOf }: MerchantPlaces,
  merchant: string,
  reach: (account_id: string) => AccountSides,
): AccountSides {
  const first = reach(merchant);
  const now = async (): Promise<AccountSides> => {
    const account_id = await accountOf(merchant);
    return account_id === merchant ? first : reach(account_id);
  };
  const { provider, controls } = first;
  return {
    provider: following(
      provider,
      everyCall(provider, { capabilities: true }),
      async () => (await now()).provider,
    ),
    controls: following(
      controls,
      everyCall(controls, { checkCard: true }),
      async () => (await now()).controls,
    ),
  };
}

const following = <Side extends object>(
  side: Side,
  calls: readonly CallOf<Side>[],
  now: () => Promise<Side>,
): Side =>
  aroundCalls(
    side,
    calls.filter((call) => !OF_THE_MERCHANT.has(call)),
    async (call, _, asked) => askBy(await now(), call, asked),
  );
