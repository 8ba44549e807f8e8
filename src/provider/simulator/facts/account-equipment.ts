import { currency as asCurrency } from '#domain/shared/money.ts';
import type { BankAccount, Reader } from '../../provider-objects.ts';

const BANK_DIGITS: Readonly<Record<string, string>> = { usd: '6789', eur: '3000', gbp: '2345', jpy: '4567' };

export const bankOf = (account_id: string, code: string): BankAccount => ({
  id: `ba_${account_id}_${code}`,
  currency: asCurrency(code),
  bank_name: 'TEST BANK',
  last4: BANK_DIGITS[code] ?? '9012',
  status: 'new',
  fails_with: null,
});

export const readerOf = (account_id: string, number: number): Reader => ({
  id: `tmr_${account_id}_${number}`,
  device_type: number === 1 ? 'bbpos_wisepad3' : 'stripe_m2',
  label: `Reader ${number}`,
  livemode: true,
  location: null,
  status: 'online',
  count: 0,
});
