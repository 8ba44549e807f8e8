import type { KeyPermission, Setup } from '#contract/setup.ts';

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

export const setupCopy = {
  title: 'Set-up',
  lead: 'How this store reaches its payments service, what it may do there, and how far the history has been copied.',
  failed: 'The set-up could not be read.',
  sync: 'Open Sync',
  modes: { live: 'Live', test: 'Test' } satisfies Record<Setup['mode'], string>,
  simulated: 'Simulated',

  connectionTitle: 'Connection',
  service: 'Service',
  services: { simulator: 'Simulator', stripe: 'Stripe' } satisfies Record<Setup['provider'], string>,
  way: 'Way',
  ways: {
    simulated: 'A payments company in this program: no real money',
    direct: 'Your own account, with its own key',
    connect: 'An account connected to a platform',
  } satisfies Record<Setup['way'], string>,
  mode: 'Mode',
  modeWords: {
    live: 'Live: real money moves',
    test: 'Test: no real money moves',
  } satisfies Record<Setup['mode'], string>,
  account: 'Account',
  noAccount: 'Not read yet',
  accountId: 'account ID',
  key: 'Secret key',
  keyTaken: (isRestricted: boolean): string => (isRestricted ? 'Restricted, taken' : 'Unrestricted, taken'),
  keyRefused: 'Refused',
  publishable: 'Publishable key',
  publishableSet: 'Set',
  publishableMissing: 'Not set',
  clock: 'Clocks',
  clockUnknown: 'Not compared yet',
  clockAgrees: 'Agree',
  clockOff: (seconds: number) =>
    seconds > 0 ? `This server is ${seconds} s slow` : `This server is ${-seconds} s fast`,
  keyRefusedTitle: 'The payments service refuses the key',
  keyRefusedText:
    'Make a new key there, put it into STRIPE_SECRET_KEY and start the server again. Nothing is lost meanwhile: what happens is fetched afterwards.',
  keyPage: 'Keys at the payments service',
  unrestrictedTitle: 'This key may do everything',
  unrestrictedText:
    'A restricted key with the permissions below is enough, and does less harm in the wrong hands.',
  clockTitle: 'The clocks are too far apart',
  clockText:
    'Deliveries are refused when they seem older than five minutes. Set the clock of this server right.',

  simulatorTitle: 'Nothing to set up',
  simulatorText:
    'The simulator needs no key. To earn money with a real account, start the server with these settings.',
  settings: [
    { name: 'PROVIDER=stripe', what: 'Uses a real account instead of the simulator.' },
    { name: 'STRIPE_SECRET_KEY', what: 'A restricted key, rk_live_… or rk_test_…' },
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      what: 'whsec_…, or two with a comma between while one replaces the other.',
    },
    { name: 'STRIPE_PUBLISHABLE_KEY', what: 'pk_live_… or pk_test_…, of the same mode as the secret key.' },
    {
      name: 'STRIPE_ACCOUNT',
      what: 'acct_…, only where the key is a platform’s; or the word new, to open an account from here.',
    },
  ],
  settingsFoot:
    'Each secret may also be read from a file that only the server can read: STRIPE_SECRET_KEY_FILE, STRIPE_WEBHOOK_SECRET_FILE.',

  permissionsTitle: 'What the key may do',
  permissionsFailed: 'The permissions could not be asked for.',
  permissionsAgain: 'Check again',
  permissionsNone: 'There is no key to ask for.',
  allGranted: (count: number) => `All ${count} permissions are there`,
  asked: (when: string) => `Asked ${when}. Asking changes nothing.`,
  someMissing: (count: number) => `${count} ${plural(count, 'permission is', 'permissions are')} missing`,
  someMissingText: 'What needs them fails until the key has them. Edit the key at the payments service.',
  someUnknown: (count: number) =>
    `${count} ${plural(count, 'permission', 'permissions')} could not be asked for`,
  someUnknownText: (isKeyTaken: boolean): string =>
    isKeyTaken
      ? 'The payments service did not answer. Check again in a moment.'
      : 'The payments service refuses the key. Replace it, then check again.',
  permissionColumns: { name: 'Permission', need: 'Needed for', state: 'State' },
  states: {
    granted: 'Granted',
    missing: 'Missing',
    unknown: 'Not known',
  } satisfies Record<KeyPermission['state'], string>,
  needs: {
    'Balance: read': 'Balances on Overview and Payouts',
    'Balance transactions: read': 'The list of transactions and every sum',
    'Charges: read': 'Payment details',
    'PaymentIntents: read': 'Payment details and authorizations',
    'PaymentIntents: write': 'Capturing and cancelling authorizations',
    'Refunds: read': 'Refunds on payments and orders',
    'Refunds: write': 'Giving money back',
    'Disputes: read': 'The list of disputes',
    'Disputes: write': 'Answering and accepting disputes',
    'Payouts: read': 'The list of payouts',
    'Payouts: write': 'Instant payouts',
    'Files: read': 'Evidence files',
    'Events: read': 'Finding what was not delivered',
    'Terminal: read': 'Card readers',
    'Payment method configurations: read': 'Payment methods in the settings',
    'Payment method configurations: write': 'Switching payment methods on',
    'Accounts: read': 'The state of the account',
  } as Readonly<Record<string, string>>,

  webhookTitle: 'Deliveries',
  webhookUrl: 'Address to deliver to',
  url: 'address',
  secrets: 'Signing secret',
  secretsWords: (count: number) => ['None', 'One', 'Two: one replaces the other'][count] ?? String(count),
  lastDelivery: 'Last delivery',
  noDelivery: 'None yet',
  noSecretTitle: 'Without a signing secret no delivery is taken',
  noSecretText:
    'News is fetched once a minute instead. To hear of it at once, add the address at the payments service and put its secret into STRIPE_WEBHOOK_SECRET.',
  webhookPage: 'Webhooks at the payments service',
  eventsShow: (count: number) => `The ${count} events to choose there`,
  events: 'list of events',

  canTitle: 'What works this way',
  can: 'From here',
  cannot: 'At the payments service',
  canColumns: { what: 'What', where: 'Where' },
  capabilities: {
    embeddedOnboarding: 'Verifying the account',
    payoutScheduleWrites: 'Changing the payout schedule',
    businessDetailsWrites: 'Changing the statement text and support contact',
    bankAccountWrites: 'Changing the bank account',
    instantPayouts: 'Instant payouts',
    loans: 'Loans',
    documents: 'Tax invoices',
    readers: 'Card readers',
    vatLookup: 'Looking up tax numbers',
  } as Readonly<Record<string, string>>,

  historyTitle: 'Copy of the history',
  historyNone: 'Not begun yet',
  historyNoneText:
    'Everything the payments service has is copied once, by itself, soon after the first start.',
  historyFailed: 'The progress could not be read.',
  historyColumns: { kind: 'Records', rows: 'Copied', rate: 'Rate', left: 'Time left', progress: 'Progress' },
  kinds: {
    account: 'Account',
    payout: 'Payouts',
    payment_intent: 'Payments',
    charge: 'Charges',
    refund: 'Refunds',
    dispute: 'Disputes',
    transaction: 'Balance movements',
    document: 'Documents',
    loan: 'Loans',
    payout_contents: 'What left with each payout',
    store_product: 'Products of your store',
    store_customer: 'Customers of your store',
    store_order: 'Orders of your store',
  } as Readonly<Record<string, string>>,
  rate: (rows: string) => `${rows} a second`,
  done: 'Done',
  leftUnknown: 'Not known yet',
  left: (seconds: number): string => {
    if (seconds < 60) return 'Less than a minute';
    const [count, one] =
      seconds < 5400 ? [Math.round(seconds / 60), 'minute'] : [Math.round(seconds / 3600), 'hour'];
    return `About ${count} ${plural(count, one, `${one}s`)}`;
  },
  progressOf: (kind: string) => `Progress: ${kind}`,
} as const;
