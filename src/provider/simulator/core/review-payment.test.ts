import { expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { aSimulatedProvider } from '#tests/simulator/simulated-provider.ts';

async function aReviewedCharge(capture: 'automatic' | 'manual' = 'automatic') {
  const { pay, provider, controls } = await aSimulatedProvider();
  const { charge } = await pay({ amount: minor(5000), capture });
  const { review } = await controls.openReview(charge.id);
  if (!review) throw new Error('Nobody asked for a review.');
  const read = () => provider.findObject('charge', charge.id);
  const approve = (id = review.id) =>
    provider.approveReview?.({ charge: charge.id, review: id, idempotencyKey: `approve-${id}` });
  return { provider, charge, review, read, approve };
}

test('a payment is marked for review, and its money stays where it is', async () => {
  const { read, charge, provider } = await aReviewedCharge();
  expect(await read()).toEqual({
    ...charge,
    review: { id: expect.stringMatching(/^prv_/), is_open: true, opened_reason: 'rule', closed_reason: null },
  });
  expect((await provider.listEvents(0, 100)).at(-1)).toMatchObject({ type: 'review.opened', kind: 'charge' });
});

test('approving closes it, once however often it is asked, and captures nothing', async () => {
  const { read, approve } = await aReviewedCharge('manual');
  const closed = { is_open: false, closed_reason: 'approved' };
  expect(await approve()).toMatchObject({ captured: false, review: closed });
  expect(await approve()).toMatchObject({ captured: false, review: closed });
  expect(await read()).toMatchObject({ captured: false, amount_captured: 0, review: closed });
});

test('another review is nobody’s', async () => {
  const { approve } = await aReviewedCharge();
  await expect(approve('prv_other')).rejects.toMatchObject({ code: 'resource_missing' });
});

test.each([
  [minor(5000), false],
  [minor(4999), true],
])('a refund of %i leaves it open: %s', async (amount, is_open) => {
  const { provider, charge, read } = await aReviewedCharge();
  await provider.refundCharge({ charge: charge.id, amount, idempotencyKey: 'refund-1' });
  expect((await read())?.review).toMatchObject({ is_open, closed_reason: is_open ? null : 'refunded' });
});
