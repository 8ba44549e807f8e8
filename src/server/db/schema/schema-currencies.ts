import type { Generated } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';

export interface CurrencyTables {
  store_currencies: {
    code: string;
    exchange_rate_type: Generated<'automatic' | 'manual'>;
    /** Decimal digits, as the database keeps them. */
    manual_rate: string | null;
    price_rounding: string | null;
    price_charm: string | null;
    added: UtcInstant;
  };
  exchange_rates: {
    base: string;
    code: string;
    rate: string;
    updated: UtcInstant;
  };
}
