import type { ColumnType, Generated } from 'kysely';
import type { ArrivalLeg } from '#domain/books/bank-arrivals.ts';
import type { CalendarDate, UtcInstant } from '#domain/shared/time.ts';

export type BooksTables = {
  book_settings: {
    singleton: Generated<boolean>;
    data: ColumnType<unknown, string, string>;
    changed: UtcInstant;
  };
  book_periods: {
    month: string;
    ends: UtcInstant;
    opens: CalendarDate;
    totals: ColumnType<unknown, string, string>;
    settings: ColumnType<unknown, string, string>;
    locked_by: string;
    locked_at: UtcInstant;
  };
  book_arrivals: {
    month: string;
    line: number;
    payout: string;
    leg: ArrivalLeg;
    currency: string;
    day: CalendarDate;
    booked_on: CalendarDate;
    received: number;
    kept: number;
    exchanged: number;
    unexplained: number;
  };
  /** Written by triggers on `transactions` and `payouts`. */
  book_late: { kind: 'transaction' | 'payout' | 'return'; id: string; booked_on: CalendarDate };
};
