import { DAY_S, type EpochSeconds, epochSeconds, secondsOf, type UtcInstant } from '../shared/time.ts';

/** What decides whether somebody who sells before being verified is asked for a bank account, and how loudly. */
export type EarlySeller = Readonly<{
  status: string;
  created: UtcInstant | '';
  detailsSubmitted: boolean;
  progressiveOnboarding: Readonly<{
    isEnabled: boolean;
    isComplete: boolean;
    /** Sales so far, in minor units. */
    tpv: number;
    firstTransactionDate: UtcInstant | null;
  }>;
}>;

export type BankTask = Readonly<{
  reason:
    | 'after_payment'
    | 'balance_rising'
    | 'near_threshold'
    | 'threshold_reached'
    | 'no_payment'
    | 'no_payment_14_days'
    | 'no_payment_30_days';
  level: 1 | 2 | 3;
  /** When early selling ends. */
  deadline: EpochSeconds;
}>;

const SETTLED = new Set(['pending', 'pending_verification', 'complete', 'enabled']);
const SELLING_DAYS = 30;
/** In whole units of the currency; sales are counted in minor ones. */
const SALES = { rising: 1000, near: 3000, reached: 5000 } as const;
const DAYS_SINCE_SALE = { rising: 7, near: 21, reached: 30 } as const;
const DAYS_WITHOUT_SALE = { first: 14, last: 30 } as const;

/** Early selling lasts thirty days from the first sale, or from the beginning while there was none. */
export function bankTask(account: EarlySeller, now: EpochSeconds): BankTask | undefined {
  const { isEnabled, isComplete, tpv, firstTransactionDate } = account.progressiveOnboarding;
  if (!isEnabled || isComplete || !account.detailsSubmitted) return undefined;
  if (account.created === '' || SETTLED.has(account.status)) return undefined;
  const since = secondsOf(firstTransactionDate ?? account.created);
  const days = Math.floor((now - since) / DAY_S);
  const deadline = epochSeconds(since + SELLING_DAYS * DAY_S);
  const urgency = firstTransactionDate === null ? withoutSale(days) : sinceSale(tpv / 100, days);
  return { ...urgency, deadline };
}

type Urgency = Omit<BankTask, 'deadline'>;

function sinceSale(sales: number, days: number): Urgency {
  const has = (step: keyof typeof SALES) => sales >= SALES[step] || days >= DAYS_SINCE_SALE[step];
  if (has('reached')) return { reason: 'threshold_reached', level: 1 };
  if (has('near')) return { reason: 'near_threshold', level: 1 };
  if (has('rising')) return { reason: 'balance_rising', level: 2 };
  return { reason: 'after_payment', level: 3 };
}

function withoutSale(days: number): Urgency {
  if (days >= DAYS_WITHOUT_SALE.last) return { reason: 'no_payment_30_days', level: 1 };
  if (days >= DAYS_WITHOUT_SALE.first) return { reason: 'no_payment_14_days', level: 2 };
  return { reason: 'no_payment', level: 3 };
}
