import type { ProviderSetup } from '../payment-provider.ts';
import type { StripeLine } from './stripe-line.ts';

const named = (object: string, ...words: readonly string[]): readonly string[] =>
  words.map((word) => `${object}.${word}`);

/** Everything that changes what we keep or show. A balance transaction has no event: it is read with its cause. */
const EVENTS: readonly string[] = [
  'account.updated',
  ...named('account.external_account', 'created', 'updated', 'deleted'),
  ...['account.application.deauthorized', 'capability.updated'],
  ...named('person', 'created', 'updated', 'deleted'),
  ...['balance.available', 'balance_settings.updated'],
  ...named('charge', 'succeeded', 'pending', 'failed', 'captured', 'expired', 'refunded', 'updated'),
  ...named('charge.dispute', 'created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'),
  'charge.refund.updated',
  ...named('refund', 'created', 'updated', 'failed'),
  ...named('payment_intent', 'created', 'amount_capturable_updated', 'requires_action', 'processing'),
  ...named('payment_intent', 'succeeded', 'payment_failed', 'canceled'),
  ...named('payout', 'created', 'updated', 'paid', 'failed', 'canceled', 'reconciliation_completed'),
  ...named('radar.early_fraud_warning', 'created', 'updated'),
  ...named('review', 'opened', 'closed'),
  ...named('reporting.report_run', 'succeeded', 'failed'),
  ...named('terminal.reader', 'action_succeeded', 'action_failed', 'action_updated'),
  'file.created',
];

export function setupOf({ settings, clockOffS, isPlatform }: StripeLine): ProviderSetup {
  const { isLive, account } = settings;
  const home = `https://dashboard.stripe.com${isLive ? '' : '/test'}`;
  return {
    way: isPlatform ? 'connect' : 'direct',
    isLive,
    isKeyRestricted: settings.secretKey().startsWith('rk_'),
    hasPublishableKey: settings.publishableKey !== '',
    pages: {
      home,
      account: isPlatform ? `${home}/connect/accounts/${account ?? ''}` : `${home}/settings/account`,
      payouts: `${home}/settings/payouts`,
      keys: `${home}/apikeys`,
      webhooks: `${home}/webhooks`,
    },
    events: EVENTS,
    clockOffS,
  };
}
