import { assert } from '#domain/shared/assert.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import {
  type ConformanceBench,
  chargeOf,
  type ProviderPromise,
  promise,
  refuses,
  request,
  usd,
} from './provider-promise.ts';

const payments: readonly ProviderPromise[] = [
  promise('a payment is taken at once, keeps its metadata and has a transaction', async ({ provider }) => {
    const { intent, charge } = await provider.createPayment(request());
    assert(intent.status === 'succeeded' && charge?.captured, 'the money was taken');
    assert(intent.metadata.order_id === '12', 'the order is remembered');
    const sale = await provider.findObject('transaction', charge.balance_transaction ?? '');
    assert(sale && sale.amount === 10_000 && sale.net === sale.amount - sale.fee, 'net is amount less fee');
    assert(sale.fee > 0 && sale.fee_rates !== null, 'the fee tells how it came about');
  }),
  promise(
    'a declined card is an answer: the intent stays open and the charge says why',
    async ({ provider }) => {
      const { intent, charge } = await provider.createPayment(
        request({ payment_method: 'pm_card_visa_chargeDeclined' }),
      );
      assert(intent.status === 'requires_payment_method', 'another card may be tried');
      assert(charge?.status === 'failed' && charge.failure_code === 'card_declined', 'the bank said no');
    },
  ),
  promise('an authorization takes nothing until it is captured, once', async ({ provider }) => {
    const { intent } = await provider.createPayment(request({ capture: 'manual' }));
    assert(intent.status === 'requires_capture', 'the sum is held');
    assert(
      (await provider.readBalances()).every(({ pending }) => pending === 0),
      'nothing was taken',
    );
    const capture = { payment_intent: intent.id, amount: minor(6_000), idempotencyKey: 'capture-1' };
    const captured = await provider.capturePayment(capture);
    assert(chargeOf(captured).amount_captured === 6_000, 'a part was taken');
    await refuses(
      provider.capturePayment({ ...capture, idempotencyKey: 'capture-2' }),
      'wcpay_payment_uncapturable',
    );
  }),
  promise('more than was authorized cannot be captured', async ({ provider }) => {
    const { intent } = await provider.createPayment(request({ capture: 'manual' }));
    const capture = { payment_intent: intent.id, amount: minor(10_001), idempotencyKey: 'capture-1' };
    await refuses(provider.capturePayment(capture), 'amount_too_large');
  }),
  promise(
    'a canceled authorization cannot be captured, nor a captured one canceled',
    async ({ provider }) => {
      const first = await provider.createPayment(request({ capture: 'manual' }));
      const cancel = { payment_intent: first.intent.id, idempotencyKey: 'cancel-1' };
      assert((await provider.cancelPayment(cancel)).intent.status === 'canceled', 'the sum was given back');
      const capture = { payment_intent: first.intent.id, idempotencyKey: 'capture-1' };
      await refuses(provider.capturePayment(capture), 'wcpay_payment_uncapturable');
      const second = await provider.createPayment(request({ idempotencyKey: 'pay-2' }));
      const late = { payment_intent: second.intent.id, idempotencyKey: 'cancel-2' };
      await refuses(provider.cancelPayment(late), 'wcpay_payment_uncapturable');
    },
  ),
  promise('an amount below the minimum is refused with that minimum', async ({ provider }) => {
    await refuses(provider.createPayment(request({ amount: minor(49) })), 'amount_too_small');
    const { intent } = await provider.createPayment(request({ amount: minor(50), idempotencyKey: 'pay-2' }));
    assert(intent.status === 'succeeded', 'the minimum itself is enough');
  }),
];

const accounts: readonly ProviderPromise[] = [
  promise('an account that sells for real is neither opened twice nor left', async ({ provider }) => {
    const application = { mode: 'live', country: 'US', email: 'o@example.com', progressive: false } as const;
    const opening = { ...application, assessment: {}, idempotencyKey: 'open-1' };
    await refuses(provider.createAccount(opening), 'account_exists');
    await refuses(provider.resetAccount(), 'account_not_resettable');
    assert(await provider.findAccount(), 'it is still there');
  }),
];

const refunds: readonly ProviderPromise[] = [
  promise('refunds add up to the charge and never beyond', async ({ provider }) => {
    const charge = chargeOf(await provider.createPayment(request())).id;
    await provider.refundCharge({ charge, amount: minor(4_000), idempotencyKey: 'refund-1' });
    const over = { charge, amount: minor(6_001), idempotencyKey: 'refund-2' };
    await refuses(provider.refundCharge(over), 'refund_exceeds_charge');
    await provider.refundCharge({ charge, idempotencyKey: 'refund-3' });
    const after = await provider.findObject('charge', charge);
    assert(after?.refunded && after.amount_refunded === 10_000, 'all of it was refunded');
    await refuses(provider.refundCharge({ charge, idempotencyKey: 'refund-4' }), 'charge_already_refunded');
  }),
  promise('what was never captured is canceled, not refunded', async ({ provider }) => {
    const charge = chargeOf(await provider.createPayment(request({ capture: 'manual' }))).id;
    await refuses(provider.refundCharge({ charge, idempotencyKey: 'refund-1' }), 'charge_not_captured');
  }),
  promise('an unknown charge is missing', async ({ provider }) => {
    await refuses(
      provider.refundCharge({ charge: 'ch_nobody', idempotencyKey: 'refund-1' }),
      'resource_missing',
    );
  }),
];

const keys: readonly ProviderPromise[] = [
  promise('the same key and request meet the first answer, and move money once', async ({ provider }) => {
    const charge = chargeOf(await provider.createPayment(request())).id;
    const refund = { charge, amount: minor(1_000), idempotencyKey: 'refund-1' };
    const answers = await Promise.all([1, 2, 3].map(() => provider.refundCharge(refund)));
    assert(new Set(answers.map(({ id }) => id)).size === 1, 'one refund was made');
    const after = await provider.findObject('charge', charge);
    assert(after?.amount_refunded === 1_000, 'its money moved once');
  }),
  promise('the same key with another request is refused and changes nothing', async ({ provider }) => {
    await provider.createPayment(request());
    await refuses(provider.createPayment(request({ amount: minor(20_000) })), 'idempotency_key_reused');
    const { data } = await provider.listObjects('payment_intent', null, 10);
    assert(data.length === 1, 'there is one payment');
  }),
  promise('a refused request may be tried again under its key', async ({ provider }) => {
    await refuses(provider.createPayment(request({ amount: minor(1) })), 'amount_too_small');
    const { intent } = await provider.createPayment(request());
    assert(intent.status === 'succeeded', 'the key was still free');
  }),
];

const payouts: readonly ProviderPromise[] = [
  promise(
    'an instant payout is everything available, less its fee, and its rows add up',
    async ({ provider }) => {
      await provider.createPayment(request({ payment_method: 'pm_card_bypassPending' }));
      const [balance] = await provider.readBalances();
      assert(balance?.instant && balance.available === balance.instant.amount, 'it can leave at once');
      const payout = await provider.payOutInstantly({ currency: usd, idempotencyKey: 'instant-1' });
      assert(payout.amount === balance.instant.net && payout.fee === balance.instant.fee, 'as was announced');
      const rows = await provider.listPayoutTransactions(payout.id);
      const net = rows.reduce((sum, row) => sum + row.net, 0);
      // A provider that was not made for us says nothing of what is inside a payout made by hand.
      const isUntold = provider.following !== undefined && rows.length === 0;
      assert(isUntold || net === payout.amount + payout.fee, 'the payout is its rows');
      const same = await provider.payOutInstantly({ currency: usd, idempotencyKey: 'instant-1' });
      assert(
        same.id === payout.id,
        'whoever did not hear the answer asks again, and is told of the same one',
      );
      const again = { currency: usd, idempotencyKey: 'instant-2' };
      await refuses(provider.payOutInstantly(again), 'instant_payout_unavailable');
    },
  ),
  promise('scheduled payouts come by themselves and arrive', async ({ provider, wait }) => {
    await provider.createPayment(request());
    await wait(14 * DAY_S);
    const { data } = await provider.listObjects('payout', null, 10);
    const [payout] = data;
    assert(data.length === 1 && payout?.status === 'paid', 'it arrived');
    assert(payout.bank_reference_key !== null, 'the bank can be asked about it');
    const [balance] = await provider.readBalances();
    assert(balance?.available === 0 && balance.pending === 0, 'nothing was left behind');
  }),
];

const feeds: readonly ProviderPromise[] = [
  promise('events come in order, once, and name objects that can be read', async ({ provider }) => {
    const { intent } = await provider.createPayment(request());
    const all = await provider.listEvents(0, 100);
    assert(
      all.some(({ object_id }) => object_id === intent.id),
      'the payment was told of',
    );
    const sequences = all.map(({ sequence }) => sequence);
    assert(
      sequences.every((one, index) => index === 0 || one > (sequences[index - 1] ?? 0)),
      'in order',
    );
    for (const { kind, object_id } of all)
      assert(await provider.findObject(kind, object_id), `${kind} ${object_id} can be read again`);
    const last = sequences.at(-1) ?? 0;
    assert((await provider.listEvents(last, 100)).length === 0, 'nothing is told twice');
  }),
  promise(
    'a walk through everything meets each thing once, however small its steps',
    async ({ provider }) => {
      for (const number of [1, 2, 3, 4, 5])
        await provider.createPayment(request({ idempotencyKey: `pay-${number}` }));
      const met: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof provider.listObjects<'charge'>>> = await provider.listObjects(
          'charge',
          cursor,
          2,
        );
        met.push(...page.data.map(({ id }) => id));
        cursor = page.cursor;
      } while (cursor !== null);
      assert(met.length === 5 && new Set(met).size === 5, 'five charges were met');
    },
  ),
  promise('a file comes back as it was given', async ({ provider }) => {
    const content = new TextEncoder().encode('%PDF-1.7 receipt');
    const upload = { purpose: 'dispute_evidence', filename: 'receipt.pdf', type: 'application/pdf', content };
    const { id, size } = await provider.uploadFile(upload);
    const kept = await provider.readFile(id);
    assert(size === content.byteLength && kept.file.filename === 'receipt.pdf', 'its name and size');
    assert(new TextDecoder().decode(kept.content) === '%PDF-1.7 receipt', 'its bytes');
  }),
];

const rates: readonly ProviderPromise[] = [
  promise('rates lead from one currency into others, and back to almost the same', async ({ provider }) => {
    const all = await provider.listRates(usd);
    const there = all.find((one) => one.currency === 'eur');
    const back = (await provider.listRates(currency('eur'))).find((one) => one.currency === 'usd');
    assert(there && back, 'euros and dollars are exchanged');
    assert(/^\d+(\.\d+)?$/.test(there.rate) && Number(there.rate) > 0, 'a rate is decimal digits');
    assert(Math.abs(Number(there.rate) * Number(back.rate) - 1) < 0.05, 'there and back is about one');
    assert(new Set(all.map((one) => one.currency)).size === all.length, 'each currency is told once');
    assert(!all.some((one) => one.currency === 'usd'), 'and never into itself');
    assert((await provider.listRates(currency('xxx'))).length === 0, 'nobody deals in xxx');
  }),
];

const disputes: readonly ProviderPromise[] = [
  promise('a draft keeps a dispute open; submitting is final', async ({ provider, wait }) => {
    const dispute = await aDispute(provider, wait);
    const response = { dispute, evidence: { product_description: 'A chair' }, metadata: {} };
    const draft = await provider.answerDispute({ ...response, submit: false, idempotencyKey: 'save-1' });
    assert(draft.status === 'needs_response' && draft.evidence_details.has_evidence, 'it is a draft');
    const sent = await provider.answerDispute({ ...response, submit: true, idempotencyKey: 'submit-1' });
    assert(sent.status === 'under_review', 'the bank has it');
    await refuses(
      provider.answerDispute({ ...response, submit: true, idempotencyKey: 'submit-2' }),
      'dispute_not_actionable',
    );
  }),
  promise(
    'accepting loses a dispute for good, and its charge cannot be refunded',
    async ({ provider, wait }) => {
      const dispute = await aDispute(provider, wait);
      const closed = await provider.acceptDispute({ dispute, idempotencyKey: 'close-1' });
      assert(closed.status === 'lost', 'it is lost');
      await refuses(provider.acceptDispute({ dispute, idempotencyKey: 'close-2' }), 'dispute_not_actionable');
      const refund = { charge: closed.charge, idempotencyKey: 'refund-1' };
      await refuses(provider.refundCharge(refund), 'charge_disputed');
    },
  ),
];

async function aDispute(provider: PaymentProvider, wait: ConformanceBench['wait']) {
  const { charge } = await provider.createPayment(request({ payment_method: 'pm_card_createDispute' }));
  await wait(epochSeconds(60));
  const dispute = charge && (await provider.findObject('charge', charge.id))?.disputes[0];
  assert(dispute, 'the card was disputed');
  return dispute;
}

/** Whoever is a provider keeps these. */
export const PROVIDER_PROMISES: readonly ProviderPromise[] = [
  ...payments,
  ...accounts,
  ...refunds,
  ...keys,
  ...payouts,
  ...feeds,
  ...rates,
  ...disputes,
];
