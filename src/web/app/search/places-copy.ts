/** Settings by the anchor of their section, with the words people look for them by. */
export const settingsPlaces = {
  general: ['General: payments on or off, test mode', 'enable disable switch store test'],
  'payment-methods': ['Payment methods', 'cards ideal sepa bancontact klarna visa mastercard fees rates'],
  'buy-now-pay-later': ['Buy now, pay later', 'klarna affirm afterpay installments'],
  'express-checkouts': ['Express checkouts', 'apple pay google wallet button woopay link'],
  transactions: [
    'Transactions: capture later, saved cards, bank statement, support contact',
    'manual authorization descriptor name statement e-mail email phone support saved',
  ],
  'payout-schedule': ['Payout schedule and bank account', 'deposit daily weekly monthly iban account number'],
  'fp-settings': ['Fraud protection', 'risk block rules avs cvc filters'],
  reporting: ['Reports: language of files', 'export csv translation locale'],
  'advanced-settings': ['Advanced settings', 'multi-currency subscriptions debug log'],
} as const;

/** Places that are no section of the payments settings. */
export const otherPlaces = {
  password: ['Change your password', 'sign in login account security profile'],
  currencies: ['Currencies, rates and rounding', 'exchange multi-currency money switcher'],
  keys: ['API keys', 'rest access token programs integration stripe'],
  setup: ['Stripe: keys and permissions', 'webhook secret connect provider'],
} as const;

/** Help by its topic; the titles are those of the topics, which a test holds. */
export const helpPlaces = {
  verification: ['Verifying your business', 'identity documents kyc passport'],
  'account-status': ['What the account status means', 'restricted pending rejected review enabled'],
  'early-selling': ['Selling before verification is complete', 'limit progressive'],
  sandbox: ['The sandbox', 'test try demo live'],
  'test-mode': ['Test mode', 'cards 4242 try'],
  'site-connection': ['The connection of your site', 'safe mode reconnect'],
  terms: ['Terms of service', 'legal agreement conditions'],
  https: ['Why HTTPS is needed', 'ssl certificate secure tls'],
  'payout-schedule': ['The payout schedule', 'deposit when money bank days'],
  'instant-payouts': ['Instant payouts', 'fast now minutes fee'],
  'failed-payouts': ['When a payout fails', 'returned closed bank account'],
  balances: ['Your balance', 'available pending money'],
  fees: ['Fees', 'costs price rates percentage commission charges'],
  transactions: ['Reading the transactions list', 'net amount columns'],
  'manual-capture': ['Capturing payments later', 'authorization hold uncaptured'],
  refunds: ['Refunds', 'money back return partial'],
  exports: ['Exporting a list', 'csv download file accountant language translation'],
  documents: ['Tax invoices and VAT', 'taxes bill statement'],
  'card-readers': ['Card readers and payments in person', 'terminal pos tap'],
  capital: ['Capital loans', 'financing credit advance'],
  disputes: ['Disputes', 'chargeback bank claim'],
  inquiries: ['Inquiries', 'question retrieval'],
  evidence: ['Evidence that helps', 'challenge proof documents upload'],
  'fraud-protection': ['Fraud protection', 'risk rules filters block'],
  'risk-level': ['Risk levels', 'elevated highest normal'],
  'payment-methods': ['Payment methods', 'cards ideal klarna offer'],
  'express-checkouts': ['Express checkouts', 'apple google wallet'],
  'multi-currency': ['Selling in several currencies', 'exchange euro conversion'],
  'statement-descriptor': ['The name on bank statements', 'descriptor customer card'],
  subscriptions: ['Recurring payments', 'renewal monthly'],
  'time-zone': ['Days and time zones', 'timezone clock date utc'],
  'api-keys': ['API keys', 'rest token programs'],
  privacy: ['What is tracked', 'cookies data tracking'],
} as const;
