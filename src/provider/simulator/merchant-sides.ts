import type { PaymentProvider } from '../payment-provider.ts';
import type { MerchantPlaces } from './books/merchant-places.ts';
import type { SimulatorControls } from './console/simulator-controls.ts';

export type AccountSides = Readonly<{ provider: PaymentProvider; controls: SimulatorControls }>;

/** The world around a merchant is the same whichever account they have. */
const OF_THE_MERCHANT: ReadonlySet<string> = new Set(['readSite', 'patchSite', 'findLoanOffer']);

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
  return {
    provider: following(first.provider, async () => (await now()).provider),
    controls: following(first.controls, async () => (await now()).controls),
  };
}

/** Methods that answer a promise are asked of whoever it is now; what answers at once is the same for all. */
const AT_ONCE: ReadonlySet<string> = new Set(['capabilities', 'checkCard']);

const following = <Side extends object>(side: Side, now: () => Promise<Side>): Side =>
  new Proxy(side, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function' || typeof name !== 'string') return member;
      if (AT_ONCE.has(name) || OF_THE_MERCHANT.has(name)) return member;
      return async (...given: readonly unknown[]) => {
        const current = await now();
        const own: unknown = Reflect.get(current, name);
        return typeof own === 'function' ? Reflect.apply(own, current, given) : own;
      };
    },
  });
