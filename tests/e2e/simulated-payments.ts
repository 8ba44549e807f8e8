import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { withDatabase } from './people.ts';

export type Paid = Readonly<{
  order_id: number;
  payment_intent_id: string;
  charge_id: string;
  status: string;
  /** Nobody else in the store is called this. */
  customer: string;
}>;

const VISA = '4242424242424242';

/** A call of the page's own session, as a program of the store would make it: the page need show nothing yet. */
export async function call(page: Page, method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) {
  const nonce = await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  return page.request.fetch(/^\/wc[-/]/.test(path) ? `/wp-json${path}` : path, {
    method,
    data,
    headers: { 'X-WP-Nonce': nonce },
  });
}

/** Somebody buys something for 100.00 USD, through the console's desk. */
export async function pay(page: Page, over: object = {}): Promise<Paid> {
  // Whoever has bought before keeps the name they gave then, so each has an address of their own.
  const letters = randomUUID().slice(0, 8);
  const customer = `Story ${letters}`;
  const reply = await call(page, 'POST', '/simulator/api/payments', {
    amount: 10_000,
    currency: 'usd',
    card: VISA,
    customer: { name: customer, email: `${letters}@story.example`, country: 'US' },
    ...over,
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return { ...(await reply.json()), customer };
}

export const authorize = (page: Page, over: object = {}): Promise<Paid> =>
  pay(page, { capture: false, ...over });

/** Nobody shops from these islands, so that rules about them meet these stories alone. */
const [HELD_FROM, BLOCKED_FROM] = ['BV', 'HM'];

export async function setIslandRules(): Promise<void> {
  const rules = [
    {
      key: 'ip_address_mismatch',
      outcome: 'review',
      check: { key: 'ip_country', operator: 'in', value: HELD_FROM.toLowerCase() },
    },
    {
      key: 'international_ip_address',
      outcome: 'block',
      check: { key: 'ip_country', operator: 'in', value: BLOCKED_FROM.toLowerCase() },
    },
  ];
  const settings = { current_protection_level: 'advanced', advanced_fraud_protection_settings: rules };
  await withDatabase((client) =>
    client.query(
      `insert into settings as have (version, data, changed_by, changed) values (1, $1, 'the stories', now())
       on conflict (singleton) do update set data = have.data || excluded.data`,
      [JSON.stringify(settings)],
    ),
  );
}

export const payHeld = (page: Page): Promise<Paid> => pay(page, { ip_country: HELD_FROM });
export const payBlocked = (page: Page): Promise<Paid> => pay(page, { ip_country: BLOCKED_FROM });

/** What the provider holds of a payment now, by our own copy of it. */
export async function chargeOf(page: Page, { payment_intent_id }: Paid) {
  const reply = await call(page, 'GET', `/wc/v3/payments/payment_intents/${payment_intent_id}`);
  expect(reply.status()).toBe(200);
  const { status, charge } = await reply.json();
  return { status, ...charge } as {
    status: string;
    amount_captured: number;
    amount_refunded: number;
    refunds: { data: unknown[] } | null;
  };
}
