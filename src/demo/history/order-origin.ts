import { numberedRandom } from '#provider/simulator/facts/seeded-random.ts';
import { addressBy } from './addresses.ts';
import type { Aftermath } from './aftermath-parts.ts';
import { COUNTRIES } from './countries.ts';
import type { Sale } from './sale.ts';
import type { WorldOrder } from './world-rows.ts';

export type Origin = Pick<WorldOrder, 'ip_country' | 'shipping'>;
type Shares = Readonly<{ abroad: number; elsewhere: number }>;

/** People travel and send presents; who pays with a stolen card does so far more often. */
const HONEST: Shares = { abroad: 0.03, elsewhere: 0.07 };
const STOLEN: Shares = { abroad: 0.55, elsewhere: 0.45 };
/** Some hide where they are. */
const HIDDEN_SHARE = 0.04;

const randomOf = numberedRandom('origins');

/** Where an order came from and where its parcel goes: drawn by its number, so that nothing else is drawn otherwise. */
export function originOf({ channel, customer }: Sale, order_id: number, aftermath?: Aftermath): Origin {
  if (channel !== 'online') return { ip_country: null, shipping: null };
  const random = randomOf(order_id);
  const isStolen = aftermath?.disputes.some(({ reason }) => reason === 'fraudulent') ?? false;
  const { abroad, elsewhere } = isStolen ? STOLEN : HONEST;
  const isHidden = random.chance(HIDDEN_SHARE);
  const country = random.chance(abroad) ? random.pick(COUNTRIES).code : customer.country.code;
  return {
    ip_country: isHidden ? null : country,
    shipping: random.chance(elsewhere) ? addressBy(random, customer) : null,
  };
}
