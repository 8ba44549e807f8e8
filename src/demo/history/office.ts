import type { Currency } from '#domain/shared/money.ts';
import { DAY_S, type EpochSeconds, epochSeconds, HOUR_S, type UtcInstant } from '#domain/shared/time.ts';
import type { ProviderAccount } from '#provider/provider-account.ts';
import type { BalanceTransaction } from '#provider/provider-objects.ts';
import { nextMonth } from '#provider/simulator/core/begin-month.ts';
import type { DueDraft } from '#provider/simulator/core/changes.ts';
import { EARLY_SELLING_DAYS } from '#provider/simulator/core/early-selling.ts';
import { nextPayoutRun } from '#provider/simulator/core/make-payouts.ts';
import { bankOf } from '#provider/simulator/facts/account-equipment.ts';
import { accountOf } from '#provider/simulator/facts/account-of.ts';
import { type Day, instantOf, isFirstOfMonth, startOf } from '#provider/simulator/facts/calendar.ts';
import { MERCHANT_ACCOUNT } from '#provider/simulator/facts/merchant-account.ts';
import type { Scenario } from '#provider/simulator/facts/scenarios.ts';
import type { Random } from '#provider/simulator/facts/seeded-random.ts';
import { siteOf } from '#provider/simulator/facts/site-of.ts';
import type { Draft } from './draft.ts';
import type { HistoryPieces } from './history-pieces.ts';
import { openLoanDesk } from './loans.ts';
import { monthlyInvoice, openReaderDesk } from './monthly-papers.ts';
import type { Movement } from './movement.ts';
import type { Till } from './sale.ts';

type Opening = Readonly<{
  scenario: Scenario;
  random: Random;
  history: HistoryPieces;
  mainCurrency: Currency;
  first: Day;
  last: Day;
  now: EpochSeconds;
  till: Till;
}>;

const MORNING_ENDS_S = 4 * HOUR_S;
const WAITING_PERIOD_DAYS = 7;

/** What passes between the shop and its provider: loans, card readers, invoices, and in the end the account. */
export function openOffice(opening: Opening) {
  const { scenario, random, history, mainCurrency: currency, first, last, now } = opening;
  const loans = openLoanDesk({ random, currency, first, last, now });
  const readers = openReaderDesk({ random, history, currency, now });
  let volume = 0;
  let firstSale: UtcInstant | null = null;

  const account = (): ProviderAccount | null =>
    accountOf(scenario.name, now, {
      opened: startOf(first),
      volume,
      firstSale,
      loans: loans.all(),
      discountEnds: startOf(opening.till.discountEnds),
    });

  return {
    loans,
    pickReader: () => (scenario.isEventful ? readers.use() : null),
    /** Counts a sale for the account's volume. */
    sold: ({ sale }: Draft, [taken]: readonly Movement[]): void => {
      if (taken) firstSale ??= instantOf(taken.transaction.created);
      if (sale.currency === currency) volume += sale.amount;
    },
    /** The early morning: at most `most` movements, since a day's sales also want room. */
    morning: (day: Day, most: number): readonly BalanceTransaction[] => {
      if (!scenario.isEventful || most < 2 || startOf(day) + MORNING_ENDS_S > now) return [];
      const moved = [...loans.morning(day)];
      const fee = isFirstOfMonth(day) && day > first ? readers.charge(day, first) : undefined;
      return fee ? [...moved, fee] : moved;
    },
    writeInvoice: (day: Day): void => {
      if (scenario.isEventful && day > first && startOf(day) + MORNING_ENDS_S <= now)
        history.put('document', monthlyInvoice(random, day, first));
    },
    /** The account as it stands now, everything that belongs to it, and its clockwork. */
    close: (): void => {
      history.put('site', siteOf(scenario.name));
      const standing = account();
      if (!standing) return;
      history.put('account', standing);
      for (const code of scenario.storeCurrencies)
        history.put('bank_account', { ...bankOf(MERCHANT_ACCOUNT, code), status: 'verified' });
      if (scenario.isEventful) for (const reader of readers.all()) history.put('reader', reader);
      for (const loan of loans.all()) history.put('loan', loan);
      history.plan([
        nextPayoutRun(MERCHANT_ACCOUNT, now),
        nextMonth(MERCHANT_ACCOUNT, now),
        ...loans
          .all()
          .filter(({ fully_paid_at }) => fully_paid_at === null)
          .map(
            ({ interval, stripe_loan_id }): DueDraft => ({
              at: interval.due_at,
              kind: 'close_loan_interval',
              subject: stripe_loan_id,
            }),
          ),
        ...deadlinesOf(standing, now),
      ]);
    },
  };
}

/** What the account itself still has before it. */
function deadlinesOf(account: ProviderAccount, now: EpochSeconds): readonly DueDraft[] {
  const { current_deadline, deposits, progressive_onboarding: early } = account;
  const subject = MERCHANT_ACCOUNT;
  const after = (days: number) => epochSeconds(now + days * DAY_S + HOUR_S);
  return [
    ...(current_deadline !== null && current_deadline > now
      ? [{ at: current_deadline, kind: 'requirements_deadline', subject } as const]
      : []),
    ...(deposits.completed_waiting_period
      ? []
      : [{ at: after(WAITING_PERIOD_DAYS), kind: 'complete_waiting_period', subject } as const]),
    ...(early.is_enabled && !early.is_complete
      ? [{ at: after(EARLY_SELLING_DAYS), kind: 'early_selling_deadline', subject } as const]
      : []),
  ];
}
