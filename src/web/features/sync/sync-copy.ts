import type { RestartReason } from '#domain/running/next-start.ts';
import type { SyncStanding } from './sync-standing.ts';

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

export const syncCopy = {
  title: 'Sync',
  lead: 'What your payments service did, and how far this store has followed it. Missed news is found and fetched by itself.',
  failed: 'The state of the sync could not be read.',
  standing: {
    current: 'Up to date',
    checking: 'Checking',
    trouble: 'Disturbed',
    behind: 'Catching up',
    drifted: 'Differences found',
    attention: 'Needs you',
  } satisfies Record<SyncStanding, string>,

  checkNow: 'Check now',
  checkAsked: 'Everything is being compared with the payments service. Differences are put right.',
  checkFailed: (reason: string) => `The check could not be started. ${reason}`,

  lastEvent: 'Last news',
  noEvent: 'None yet',
  waiting: 'Waiting to be applied',
  nothingWaiting: 'Nothing is behind.',
  waitingSince: (ago: string) => `The oldest came ${ago}.`,
  lastPolled: 'Last looked for missed news',
  notPolled: 'Not yet',
  polledEvery: 'Once a minute.',
  underWay: 'Money actions under way',
  underWayNote: 'Sent, and waiting for the answer.',
  noneUnderWay: 'Every action has its answer.',
  replica: 'Copy for reports',
  replicaAway: 'Does not answer',
  replicaNote: 'Files, proofs and reports read it. Where it is behind or away, the database itself is asked.',

  checkTitle: 'Last full comparison',
  checkNone: 'Not compared yet',
  checkNoneText: 'A comparison reads everything the payments service has and puts right what differs here.',
  checkRunning: 'Comparing now',
  checkRunningText: (ago: string) => `Begun ${ago}. You can leave this page; the result will be here.`,
  checkBroken: 'The last comparison did not finish',
  checkBrokenText: 'The server was probably stopped meanwhile. Nothing was lost; start another one.',
  checkClean: 'Everything agrees',
  checkCleanText: (compared: string, ago: string) =>
    compared === '1' ? `1 record was compared ${ago}.` : `${compared} records were compared ${ago}.`,
  checkRepaired: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'difference was' : 'differences were'} put right`,
  checkUnexplained: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'record is' : 'records are'} unknown to the payments service`,
  checkUnexplainedText:
    'They exist here and not there. A program does not decide that money was not there, so they were left as they are. Ask the payments service about them.',
  compared: 'Compared',
  missing: 'Missing here',
  different: 'Different here',
  unexplained: 'Only here',
  repaired: 'Put right',
  finished: 'Finished',
  examples: 'What was found',
  exampleColumns: { what: 'Difference', kind: 'Record', id: 'ID' },
  what: {
    missing: 'Was missing here',
    different: 'Was different here',
    unexplained: 'Exists only here',
  } as Readonly<Record<string, string>>,
  kinds: {
    account: 'Account',
    payout: 'Payout',
    payment_intent: 'Payment',
    charge: 'Charge',
    refund: 'Refund',
    dispute: 'Dispute',
    transaction: 'Balance movement',
    event: 'Delivery',
    store_product: 'Product of your store',
    store_customer: 'Customer of your store',
    store_order: 'Order of your store',
    store_subscription: 'Subscription of your store',
  } as Readonly<Record<string, string>>,
  id: 'ID',

  attentionTitle: 'Money actions nobody confirmed',
  attentionText:
    'The payments service never answered, and afterwards knew nothing of them. Look there whether it happened. If it did not, say so here: then it can be asked for again.',
  attentionNotice: (count: number) =>
    `${count} money ${plural(count, 'action was', 'actions were')} never confirmed`,
  attentionShow: 'See what to do',
  attentionFailed: 'The unconfirmed actions could not be read.',
  attentionEmpty: 'Nothing needs you',
  attentionEmptyText:
    'An action that the payments service never confirms would be listed here, with what to do.',
  operationColumns: {
    kind: 'Action',
    subject: 'About',
    asked: 'Asked',
    by: 'By',
    attempts: 'Tries',
    actions: 'Actions',
  },
  operations: {
    refund_charge: 'Refund',
    capture_payment: 'Capture',
    cancel_payment: 'Cancel an authorization',
    accept_dispute: 'Accept a dispute',
    answer_dispute: 'Answer a dispute',
    pay_out_instantly: 'Instant payout',
    pay_order: 'Payment of an order',
  } as Readonly<Record<string, string>>,
  dismiss: 'It did not happen',
  dismissName: (action: string, subject: string) => `Say that this did not happen: ${action} ${subject}`,
  dismissTitle: 'Did you look at the payments service?',
  dismissText:
    'Only say so when you have seen there that it did not happen. Your name is kept with it, and the same can then be asked for again. If it had happened after all, asking again would do it twice.',
  dismissAction: 'It did not happen',
  dismissed: 'Noted. The action can be asked for again.',

  fillTitle: 'First copy of the history',
  fillRunning: (kind: string, count: string) => `${kind}: ${count} so far.`,
  fillRate: (rate: string) => `${rate} a second.`,
  fillLeft: (seconds: number): string => {
    if (seconds < 60) return 'Less than a minute left.';
    const [count, one] =
      seconds < 5400 ? [Math.round(seconds / 60), 'minute'] : [Math.round(seconds / 3600), 'hour'];
    return `About ${count} ${plural(count, one, `${one}s`)} left.`;
  },
  restarted: (at: string, reason: string) => `The server was restarted at ${at} because ${reason}.`,
  restartReasons: {
    error: 'an error ended it',
    database_ended: 'its database ended',
    out_of_memory: 'it ran out of memory',
    killed: 'it was killed from outside',
  } satisfies Record<RestartReason, string> as Readonly<Record<string, string>>,
  restartReasonOther: 'it had ended by itself',
  restartedText: (times: number) =>
    [
      'Nothing was lost: what was under way is taken up again. The log of the server says more.',
      ...(times > 1 ? [`This happened ${times} times in the last 7 days.`] : []),
    ].join(' '),
  setup: 'Set-up and permissions',

  setAside: 'Set aside',
  setAsideText: (total: number, shown: string) =>
    `${shown} ${total === 1 ? 'record of the payments service could' : 'records of the payments service could'} not be kept here. Everything else was. Each is tried again when it changes and at every comparison, and leaves this list when it can be kept.`,
  setAsideColumns: { kind: 'Record', id: 'ID', reason: 'Reason', since: 'Since' },

  passing: [
    ...['provider_unavailable', 'provider_rate_limited', 'provider_answer_broken'],
    ...['store_unavailable', 'store_slow', 'store_rate_limited', 'store_answer_broken'],
  ] as readonly string[],
  problemSetup: 'See the set-up',
  /** Where the words of the failure speak to the one who sent something, and not to the merchant. */
  problemTitles: {
    event_signature_invalid: 'A delivery was refused: it was not signed with our secret',
    store_signature_invalid: 'A delivery of your store was refused: it was not signed with our secret',
    event_clock_off: 'A delivery was refused: it was signed at another time than ours',
    event_malformed: 'A delivery could not be read, and was set aside',
    event_of_other_mode: 'Deliveries of the other mode were left: test and live are never mixed',
    event_of_other_account: 'Deliveries of another account were left',
  } as Readonly<Record<string, string>>,
  problemWhen: (where: string, times: number, shown: string, since: string, last: string) =>
    times === 1 ? `${where}, ${last}.` : `${where}: ${shown} times since ${since}, last ${last}.`,
  sources: {
    deliveries: 'When something was delivered',
    news: 'When looking for news',
    late_news: 'When looking for late news',
    history: 'When copying the history',
    comparison: 'When comparing everything',
    store_copy: 'When copying your store',
    store_news: 'When reading what changed in your store',
    store_comparison: 'When comparing the orders of your store',
    store_webhooks: 'When asking your store to tell what changes',
    store_writes: 'When telling your store of a refund, a note or a completed order',
  } as Readonly<Record<string, string>>,
  sourceRecord: (kind: string) => `When reading again: ${kind}`,
  advice: {
    provider_key_refused:
      'The key was revoked or is wrong. Make a new one at the payments service, put it into STRIPE_SECRET_KEY and start the server again. Nothing is lost: what happened meanwhile is fetched.',
    provider_permission_missing:
      'The key may not do this. Give it the missing permission at the payments service; the set-up page names it. What waits is then done by itself.',
    provider_rate_limited: 'Too much was asked for at once. It is asked more slowly, and goes on by itself.',
    provider_unavailable: 'The payments service is down or cannot be reached. It is tried again by itself.',
    provider_answer_broken: 'Nothing of it was taken. It is asked for again by itself, from the same place.',
    event_signature_invalid:
      'If the webhook has a new secret, put it into STRIPE_WEBHOOK_SECRET and start the server again. If not, somebody else is sending these. Nothing of them was taken, and what was missed is fetched.',
    event_clock_off: 'The secret is right, so the clock of this server is not. What was missed is fetched.',
    event_malformed:
      'It was signed with our secret, and its form is not known here. Nothing of it was taken. What it was about is fetched with the next look for news, and at the latest at the next comparison.',
    store_unavailable:
      'Your store is down or cannot be reached. It is tried again by itself; nothing is lost.',
    store_slow: 'It is tried again by itself. If this stays, ask your host why the store is slow.',
    store_rate_limited: 'Your host allows fewer calls. We ask more slowly, and it goes on by itself.',
    store_answer_broken: 'Nothing of it was taken. It is asked for again by itself, from the same place.',
    store_answer_too_large: 'A plugin adds very much to each order. Ask whoever looks after the store.',
    store_key_refused:
      'The key was revoked or is wrong. Make a new one in your store under WooCommerce › Settings › Advanced › REST API, and give it on the set-up page; or, where the settings of the server name the store, in WOOCOMMERCE_KEY and WOOCOMMERCE_SECRET.',
    store_permission_missing:
      'Give the key “Read/Write” in your store, and the person it belongs to the role “Shop manager” or “Administrator”. What waits is then done by itself.',
    store_clock_off:
      'Set the clock of this server, or that of the store: they are more than 15 minutes apart.',
    store_moved:
      'Give its new address, with a key, on the set-up page; or, where the settings of the server name the store, put it into WOOCOMMERCE_URL and start the server again. Nothing that was copied is lost.',
    store_certificate: 'Ask your host to renew the certificate, or to name the right domain in it.',
    store_private:
      'The address of the store leads into a private network now. Give its public address on the set-up page; whoever runs the server may allow private ones with WEBHOOKS_PRIVATE=allow.',
    store_rest_missing:
      'Look whether the address on the set-up page is right. In the store, permalinks must not be “Plain” (Settings › Permalinks), and WooCommerce must be active.',
    store_no_data:
      'A firewall, a login page or a maintenance page stands before your store. Let calls to /wp-json/wc/v3 through.',
    store_signature_invalid:
      'Nothing of it was taken: somebody else sent it, or a webhook of your store has lost our secret. Those that we made are looked after every ten minutes, and what was missed is read all the same. If this stays, remove what is called “Countinghouse” among the webhooks of your store: it is made again.',
    store_refused: 'Open the order in your store and look. We tried several times, and then left it.',
    event_of_other_mode:
      'A live webhook of a platform hears of both modes, and then this is as it should be. If yours is no platform, a test webhook is pointed at a live store, or the other way round: remove it. Nothing of it was taken.',
    event_of_other_account:
      'The webhook of a platform hears of all its accounts, and then this is as it should be. If yours is no platform, the webhook of another account is pointed at this store: remove it. Nothing of it was taken.',
  } as Readonly<Record<string, string>>,
  adviceOther: 'It is tried again by itself. If this stays, look into the log of the server.',

  ago: (seconds: number): string => {
    if (seconds < 5) return 'just now';
    if (seconds < 60) return `${seconds} seconds ago`;
    const [count, one] =
      seconds < 3600
        ? [Math.floor(seconds / 60), 'minute']
        : seconds < 86_400
          ? [Math.floor(seconds / 3600), 'hour']
          : [Math.floor(seconds / 86_400), 'day'];
    return `${count} ${plural(count, one, `${one}s`)} ago`;
  },
} as const;
