import type { StoreFinding, StoreSetup } from '#contract/store-setup.ts';

export const storeSetupCopy = {
  title: 'Your store',
  lead: 'A shop that runs on WooCommerce can be attached: its orders, customers and products are copied here and followed, and its checkout stays as it is.',
  failed: 'The set-up of the store could not be read.',
  openFailed: 'The store could not be attached.',

  address: 'Address',
  shop: 'Name',
  notReadYet: 'Not read yet',
  namedBy: 'Address and key',
  namedByWords: {
    nobody: 'None: the shop is the built-in one',
    server: 'From the settings of the server',
    page: 'Given on this page, kept sealed',
  } satisfies Record<StoreSetup['named_by'], string>,
  told: 'Last delivery',
  notTold: 'None: changes are looked for every minute',

  serverTitle: 'The settings of the server name the store',
  serverText:
    'Address and key come from WOOCOMMERCE_URL, WOOCOMMERCE_KEY and WOOCOMMERCE_SECRET. Whoever runs the server changes them there.',
  ordersTitle: 'No store can be attached here',
  ordersText:
    'This database holds orders of the built-in shop, and the orders of two shops never mix. Start the server with an empty DATA_DIR or DATABASE_URL, and attach your store there.',
  startingTitle: 'The server starts again',
  startingText:
    'The key is kept. The server starts again with it by itself; then the store is copied. If this stays for more than a minute, start the server by hand.',

  startingWithoutText:
    'The store is let go of. The server starts again without it by itself. If this stays for more than a minute, start the server by hand.',

  letGoTitle: 'Let go of the store',
  letGoText:
    'Its changes are no longer read, and nothing is told to it. The webhooks that we made in it are removed. What was copied stays here and can be read, and payments go on as they are. You can attach the store again at any time: then everything goes on from there.',
  letGo: 'Let go of it',
  letGoQuestion: (shop: string) => `Let go of “${shop}”?`,
  letGoWaiting: (count: number) =>
    count === 1
      ? 'One refund, note or completed order was not told to the store yet. It waits until the store is attached again.'
      : `${count} refunds, notes and completed orders were not told to the store yet. They wait until the store is attached again.`,
  formerTitle: 'The store was let go of',
  formerText:
    'What was copied can be read, and is as it was then. Attach the store again below, at the same or another address. Another store can take its place while no payment here belongs to its orders.',
  formerSince: 'Let go of',
  leftTitle: (count: number) =>
    count === 1 ? 'One webhook is still in the store' : `${count} webhooks are still in the store`,
  leftText:
    'The store could not be reached. Remove what is called “Countinghouse” there, under WooCommerce › Settings › Advanced › Webhooks.',

  formTitle: 'Attach a WooCommerce store',
  keyTitle: 'Give it another key, or its new address',
  movedText:
    'A store that moved is known by its orders: nothing that was copied is lost. Another store is refused.',
  formText:
    'In your store, open WooCommerce › Settings › Advanced › REST API and add a key with “Read/Write”, for a person with the role “Shop manager” or “Administrator”.',
  url: 'Address of the store',
  urlHelp: 'Such as https://shop.example',
  urlMissing: 'Enter an address that begins with https:// or http://.',
  key: 'Consumer key',
  keyMissing: 'Enter the key. It begins with ck_.',
  secret: 'Consumer secret',
  secretMissing: 'Enter the secret. It begins with cs_.',
  check: 'Check',
  checkFailed: 'The store could not be checked.',
  attach: (shop: string) => `Attach “${shop}”`,
  useKey: 'Use this address and key',

  checksTitle: 'What is needed of the store',
  checkColumns: { what: 'Checked', words: 'What to do', state: 'Result' },
  checks: {
    address: 'The address answers',
    https: 'The address is secure (https)',
    interface: 'WooCommerce is there',
    clock: 'The clocks agree',
    key: 'The key is taken',
    orders: 'Orders can be read',
    customers: 'Customers can be read',
    products: 'Products can be read',
    settings: 'Settings can be read',
    subscriptions: 'Subscriptions can be read',
    notes: 'Order notes can be written',
    refunds: 'Refunds can be noted',
    webhooks: 'Webhooks can be made',
    deliveries: 'The store can tell of changes',
  } satisfies Record<StoreFinding['check'], string>,
  states: {
    good: 'Fine',
    poor: 'Limited',
    wrong: 'In the way',
    unknown: 'Not known',
  } satisfies Record<StoreFinding['state'], string>,
  readyTitle: 'Everything needed is there',
  readyText:
    'Nothing was changed in your store: writing was tried on an order and a webhook that do not exist.',
  notReadyTitle: 'Something is in the way',
  notReadyText: 'What to do stands in the list. Then check again.',

  /** What is less than it could be. */
  limits: {
    https: 'Calls are signed, but what is read travels in the open. Use https if the store has it.',
    clock: 'The clocks are more than a minute apart. Set the clock of this server, or that of the store.',
    deliveries:
      'This server has no PUBLIC_URL that the store could reach. Changes are looked for every minute instead.',
  } as Readonly<Record<string, string>>,
  advice: {
    no_subscriptions: 'The plugin WooCommerce Subscriptions is not there, so there are none to copy.',
    store_private:
      'Use the public address of the store. Whoever runs the server may allow private ones with WEBHOOKS_PRIVATE=allow.',
    store_certificate: 'Ask your host to renew the certificate, or to name the right domain in it.',
    store_unavailable: 'Look whether the address is right and the store is up, then check again.',
    store_slow: 'Check again. If this stays, ask your host why the store is slow.',
    store_rate_limited: 'Your host allows fewer calls. Wait a minute, then check again.',
    store_answer_broken: 'Check again.',
    store_moved: 'Enter the address that it leads to.',
    store_rest_missing:
      'Look whether the address is right. In the store, permalinks must not be “Plain” (Settings › Permalinks), and WooCommerce must be active.',
    store_no_data:
      'A firewall, a login page or a maintenance page stands before the store. Let calls to /wp-json/wc/v3 through.',
    store_key_refused:
      'Make a new key in the store, and enter both parts of it. If they are right, the store may not know that it is reached over https: its proxy must pass on X-Forwarded-Proto.',
    store_clock_off:
      'Set the clock of this server, or that of the store: they are more than 15 minutes apart.',
    store_permission_missing:
      'Give the key “Read/Write” in the store, and its person the role “Shop manager” or “Administrator”.',
  } as Readonly<Record<string, string>>,
} as const;
