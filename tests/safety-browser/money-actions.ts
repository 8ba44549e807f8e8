import type { Locator, Page, Request } from '@playwright/test';
import { assert } from '#domain/shared/assert.ts';
import { paths } from '#web/shared/paths.ts';
import { withDatabase } from '../e2e/people.ts';
import { authorize, call, pay, payHeld, setIslandRules } from '../e2e/simulated-payments.ts';

/** Something that waits for money to move, and how the provider's own books tell whether it did. */
export type Subject = Readonly<{ address: string; effects: () => Promise<number> }>;

export type MoneyAction = Readonly<{
  /** Brings it about through the console, so that nothing but the action itself goes over the line under test. */
  prepare: (page: Page) => Promise<Subject>;
  isRequest: (request: Request) => boolean;
  /** What the page offers while it can still be asked for. */
  offer: (page: Page) => Locator;
  /** What stands between the offer and the last press. */
  between?: (page: Page) => Promise<void>;
  /** The button that does it. */
  last: (page: Page) => Locator;
  /** Stands on the page once it has happened. */
  done: (page: Page) => Locator;
  /** The words of the specification for its success and for its refusal. */
  success: RegExp;
  refusal: RegExp;
}>;

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const confirming =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name });

/** Rows of the provider's books that match; the product's own copy has no say here. */
async function count(sql: string, ...values: readonly string[]): Promise<number> {
  let found: unknown;
  await withDatabase(async (client) => {
    const { rows } = await client.query(`select count(*)::int as n from simulator.${sql}`, [...values]);
    found = rows[0].n;
  });
  assert(typeof found === 'number', 'a count is a number');
  return found;
}
const events = (type: string, id: string) => (): Promise<number> =>
  count('events where type = $1 and object_id = $2', type, id);

const payment = (id: string): string => paths.payment({ id });
const chip = (page: Page, words: string): Locator =>
  page.getByRole('main').locator('.chip').getByText(words, { exact: true }).first();

const settling = (verb: 'capture' | 'cancel', isHeld: boolean) => ({
  prepare: async (page: Page): Promise<Subject> => {
    if (isHeld) await setIslandRules();
    const { payment_intent_id, charge_id } = isHeld ? await payHeld(page) : await authorize(page);
    return {
      address: payment(payment_intent_id),
      effects:
        verb === 'capture'
          ? events('charge.captured', charge_id)
          : events('payment_intent.canceled', payment_intent_id),
    };
  },
  isRequest: (request: Request) => request.url().includes(`/${verb}_authorization`),
  success: verb === 'capture' ? /captured successfully\./ : /canceled successfully\./,
  refusal: verb === 'capture' ? /error capturing the payment/ : /error canceling the payment/,
});
const capture = (page: Page) => button(page, /^Capture the payment for order/);
const cancel = (page: Page) => button(page, /^Cancel the payment for order/);
const approve = (page: Page) => button(page, 'Approve transaction');
const block = (page: Page) => button(page, 'Block transaction');
const refund = (page: Page) => button(page, 'Refund');
const accept = (page: Page) => button(page, 'Accept dispute');
const submit = (page: Page) => page.getByRole('region', { name: 'Save' }).getByRole('button').last();
const payOut = (page: Page) => button(page, /^Pay out .* instantly$/);

async function raise(page: Page) {
  const { charge_id, payment_intent_id } = await pay(page);
  const reply = await call(page, 'POST', '/simulator/api/disputes', { charge_id, reason: 'general' });
  const { dispute_id } = (await reply.json()) as { dispute_id: string };
  return { payment_intent_id, dispute_id };
}
const isPost = (request: Request, path: RegExp): boolean =>
  request.method() === 'POST' && path.test(new URL(request.url()).pathname);

/** A card whose money may leave at once. */
const SETTLES_AT_ONCE = '4000000000000077';

export const PAYMENT_ACTIONS: Readonly<Record<string, MoneyAction>> = {
  refund: {
    prepare: async (page) => {
      const { payment_intent_id, charge_id } = await pay(page);
      return {
        address: payment(payment_intent_id),
        effects: () => count(`objects where kind = 'refund' and value->>'charge' = $1`, charge_id),
      };
    },
    isRequest: (request) => isPost(request, /\/payments\/refund$/),
    offer: refund,
    between: (page) => page.getByRole('menuitem', { name: 'Refund in full' }).click(),
    last: confirming('Refund $100.00'),
    done: (page) => chip(page, 'Refunded'),
    success: /^Refunded payment #/,
    refusal: /error refunding the payment/,
  },
  capture: {
    ...settling('capture', false),
    offer: capture,
    last: capture,
    done: (page) => chip(page, 'Paid'),
  },
  cancel: {
    ...settling('cancel', false),
    offer: cancel,
    last: confirming('Cancel the payment'),
    done: (page) => chip(page, 'Refunded'),
  },
  approve: {
    ...settling('capture', true),
    offer: approve,
    last: approve,
    done: (page) => chip(page, 'Paid'),
  },
  block: {
    ...settling('cancel', true),
    offer: block,
    last: confirming('Block transaction'),
    done: (page) => chip(page, 'Payment blocked'),
  },
  'accept dispute': {
    prepare: async (page) => {
      const { payment_intent_id, dispute_id } = await raise(page);
      return { address: payment(payment_intent_id), effects: events('charge.dispute.closed', dispute_id) };
    },
    isRequest: (request) => isPost(request, /\/disputes\/\w+\/close$/),
    offer: accept,
    last: confirming('Accept dispute'),
    done: (page) => page.getByText('You accepted this dispute on'),
    success: /^You have accepted the dispute/,
    refusal: /error accepting the dispute/,
  },
  'submit evidence': {
    prepare: async (page) => {
      const { dispute_id } = await raise(page);
      const evidence = { product_description: 'A mug' };
      await call(page, 'POST', `/wc/v3/payments/disputes/${dispute_id}`, { evidence, submit: false });
      return {
        address: paths.challenge(dispute_id),
        effects: () =>
          count(
            `objects, generate_series(1, (value->'evidence_details'->>'submission_count')::int)
             where kind = 'dispute' and id = $1`,
            dispute_id,
          ),
      };
    },
    isRequest: (request) => isPost(request, /\/disputes\/\w+$/),
    offer: submit,
    last: confirming('Submit evidence'),
    done: (page) => page.getByText('Evidence is already submitted. Details below are read-only.'),
    success: /^Evidence submitted!$/,
    refusal: /^Failed to submit evidence\./,
  },
};

/** Takes the whole balance of a currency, so these follow one another. */
export const INSTANT_PAYOUT: MoneyAction = {
  prepare: async (page) => {
    await pay(page, { currency: 'gbp', amount: 20_000, card: SETTLES_AT_ONCE });
    const paidOut = () =>
      count(`objects where kind = 'payout' and value->>'method' = 'instant' and value->>'currency' = 'gbp'`);
    const before = await paidOut();
    return {
      address: paths.overview({ selected_currency: 'gbp' }),
      effects: async () => (await paidOut()) - before,
    };
  },
  isRequest: (request) => isPost(request, /\/payments\/deposits$/),
  offer: payOut,
  last: confirming('Pay out'),
  done: (page) =>
    page.getByRole('main').filter({ hasText: 'Available funds', hasNotText: /Pay out .* instantly/ }),
  success: /^Instant payout for .* in transit\./,
  refusal: /^Error creating instant payout\./,
};
