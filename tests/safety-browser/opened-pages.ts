import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { isComplete } from '../e2e/complete-page.ts';

const PAYMENT = 'transactions/details';
const CHALLENGE = 'disputes/challenge';

type Way = readonly [list: string, ...links: readonly string[]];

/** Pages that show one thing: a list, and what leads on from its first row. Things in another state look different. */
export const OPENED_PAGES: Readonly<Record<string, Way>> = {
  'an order': [paths.orders(), 'page=wc-orders&action=edit'],
  'a customer': [paths.customers(), 'path=/customers/'],
  'a payment': [paths.transactions(), PAYMENT],
  'a refunded payment': [paths.transactions({ type_is: 'refund' }), PAYMENT],
  'an uncaptured payment': [paths.transactions({ tab: 'uncaptured-page' }), PAYMENT],
  'a payout': [paths.payouts(), 'payouts/details'],
  'a payment with a dispute': [paths.disputes({ filter: 'awaiting_response' }), PAYMENT],
  'an answer to a dispute': [paths.disputes({ filter: 'awaiting_response' }), PAYMENT, CHALLENGE],
  'a dispute that was won': [paths.disputes({ status_is: 'won' }), PAYMENT],
  'a dispute that was lost': [paths.disputes({ status_is: 'lost' }), PAYMENT],
};

/** The address at the end of the way. */
export async function addressOf(page: Page, [list, ...links]: Way): Promise<string> {
  let address = list;
  for (const link of links) {
    await page.goto(address);
    await isComplete(page);
    const place = link === CHALLENGE ? 'main' : 'tbody';
    address = (await page.locator(`${place} a[href*="${link}"]`).first().getAttribute('href')) ?? '';
  }
  return address;
}
