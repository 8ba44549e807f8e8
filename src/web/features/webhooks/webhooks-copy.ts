import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';

export const webhooksCopy = {
  title: 'Webhooks',
  lead: 'Addresses of yours that are told what happens here, the moment it happens.',
  table: 'Webhooks',
  columns: {
    name: 'Name',
    url: 'Address',
    topics: 'Is told of',
    status: 'State',
    last: 'Last told',
    user: 'Speaks for',
    actions: 'Actions',
  },
  statuses: { active: 'On', paused: 'Stopped', disabled: 'Turned off' } satisfies Record<
    Webhook['status'] & string,
    string
  >,
  kinds: { own: 'Countinghouse', store: 'WooCommerce' } satisfies Record<Webhook['kind'] & string, string>,
  never: 'Nothing yet',
  waiting: (count: string) => `${count} waiting`,
  emptyTitle: 'No webhooks yet',
  empty:
    'Add one for each program that should hear of payments, refunds, payouts, disputes, approvals or exports.',
  loadFailed: 'The webhooks could not be read.',

  add: 'Add a webhook',
  addTitle: 'Add a webhook',
  editTitle: 'Change the webhook',
  name: 'Name',
  nameHelp: 'What listens there, such as “Accounting”.',
  nameMissing: 'Say what listens there.',
  url: 'Address',
  urlHelp: 'Every event is sent here with POST, as JSON and signed.',
  urlMissing: 'Enter an address that begins with https:// or http://.',
  kind: 'Form',
  kindHelp: {
    own: 'Payments, refunds, payouts and more. Signed with the moment, tried again for three days.',
    store: 'Orders, products and customers as WooCommerce sends them, for tools made for it. Tried once.',
  },
  topics: 'Tell it of',
  topic: 'Tell it of',
  topicsMissing: 'Choose at least one kind of event.',
  events: { created: 'made', updated: 'changed', deleted: 'removed', restored: 'restored' } as Readonly<
    Record<string, string>
  >,
  topicWords: (resource: string, event: string) => `${resource} ${event}`,
  addAction: 'Add the webhook',
  saveAction: 'Save',
  cancel: 'Cancel',

  secretTitle: 'The secret that signs',
  secretText:
    'Copy it now: it is shown only this once. The receiver checks with it that a delivery is from here.',
  secretBoth: (until: string) =>
    `The former secret signs along until ${until}, so you can change it at the receiver in between.`,
  secret: 'Secret',
  secretDone: 'I have copied it',

  back: 'All webhooks',
  missing: 'This webhook is not there any more.',
  edit: 'Change',
  test: 'Send a test event',
  testEvent: 'Test event',
  tested: 'A test event is on its way.',
  rotate: 'New secret',
  rotateTitle: 'Make a new secret?',
  rotateText: 'For one day both secrets sign, so nothing is lost while you change it at the receiver.',
  rotateAction: 'Make a new secret',
  stop: 'Stop',
  start: 'Start',
  stopped: 'Nothing is sent there until you start it again.',
  started: 'It is told again what happens, from now on.',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeText:
    'Nothing is sent there any more, and the log of its deliveries goes with it. This cannot be undone.',
  removeAction: 'Remove the webhook',
  removed: (name: string) => `“${name}” was removed.`,
  disabledTitle: 'This webhook was turned off',
  disabled:
    'Deliveries failed for too long. See below what was answered; once the receiver works again, start it.',

  facts: 'About this webhook',
  made: 'Added',
  form: 'Form',
  failures: 'Failed in a row',

  deliveries: 'Deliveries',
  deliveriesFailed: 'The deliveries could not be read.',
  deliveriesEmptyTitle: 'Nothing was told yet',
  deliveriesEmpty: 'Send a test event to see whether it arrives.',
  delivery: {
    topic: 'Event',
    object: 'About',
    state: 'State',
    at: 'Happened',
    answer: 'Answer',
    attempts: 'Tries',
    actions: 'Actions',
  },
  states: { waiting: 'Waiting', delivered: 'Arrived', failed: 'Failed' } satisfies Record<
    WebhookDelivery['state'] & string,
    string
  >,
  again: 'Send again',
  againName: (topic: string, id: number) => `Send ${topic} ${id} again`,
  sentAgain: 'It is on its way once more.',
  open: 'Details',
  openName: (topic: string, id: number) => `Details of ${topic} ${id}`,
  answered: (status: number, ms: string) => `${status} in ${ms}`,
  next: (when: string) => `Next try ${when}`,
  sent: 'What was sent',
  said: 'What was answered',
  notSent: 'Nothing was sent yet.',
  nothingSaid: 'Nothing.',
  close: 'Close',
} as const;
