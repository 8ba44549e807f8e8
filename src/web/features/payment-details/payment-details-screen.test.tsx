import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getAuthorization } from '#contract/authorizations.ts';
import { type Dispute, getDispute } from '#contract/disputes.ts';
import { getOperation, listPendingOperations } from '#contract/operations.ts';
import { getCharge, getChargeOfOrder, getPaymentIntent, listReaderCharges } from '#contract/payments.ts';
import { getTimeline } from '#contract/timeline.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { aDispute } from '#tests/factories/dispute.ts';
import { anEndedOperation, aPendingOperation } from '#tests/factories/operation-reply.ts';
import { aChargeDispute, aChargeReply, aPaymentReply } from '#tests/factories/payment-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { flushTracking } from '#web/shared/track.ts';

const usd = currency('usd');
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(getTimeline, () => ({ data: [] }));
  server.answer(getAuthorization, () => refuse('authorization_missing'));
});
const region = (name: string) => screen.getByRole('region', { name });

describe('ids', () => {
  test('a charge is replaced by its payment, without a step back to it', async () => {
    server.answer(getCharge, () => aChargeReply());
    server.answer(getPaymentIntent, () => aPaymentReply());
    const { history } = await openScreen(paths.payment({ id: 'ch_1', transaction_id: 'txn_1' }));
    await screen.findByRole('region', { name: 'Summary' });
    await waitFor(() => expect(history.location.href).toContain('id=pi_1'));
    expect(history.location.href).toContain('transaction_id=txn_1');
    expect(history.length).toBe(1);
  });

  test('an order with a payment leads there', async () => {
    server.answer(getChargeOfOrder, () => aChargeReply({ id: '7', synthetic: true, payment_intent: 'pi_1' }));
    server.answer(getPaymentIntent, () => aPaymentReply());
    const { history } = await openScreen(paths.payment({ id: '7' }));
    await screen.findByRole('region', { name: 'Summary' });
    await waitFor(() => expect(history.location.href).toContain('id=pi_1'));
    expect(history.length).toBe(1);
  });

  test('a charge without a payment intent can be refunded and tells its own story', async () => {
    server.answer(getCharge, () => aChargeReply({ payment_intent: null }));
    const { history } = await openScreen(paths.payment({ id: 'ch_1' }));
    await screen.findByRole('region', { name: 'Summary' });
    expect(await screen.findByRole('button', { name: 'Refund' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Timeline' })).toBeTruthy();
    expect(server.asked(getTimeline)).toMatchObject([{ path: '/wp-json/wc/v3/payments/timeline/ch_1' }]);
    expect(history.location.href).toContain('id=ch_1');
  });

  test('an order nobody paid for is shown, without a timeline', async () => {
    server.answer(getChargeOfOrder, () =>
      aChargeReply({
        id: '7',
        synthetic: true,
        payment_intent: null,
        status: 'pending',
        paid: false,
        captured: false,
        transactions: [],
        balance_transaction: null,
      }),
    );
    await openScreen(paths.payment({ id: '7' }));
    const summary = await screen.findByRole('region', { name: 'Summary' });
    expect(within(summary).getByText('Pending')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Timeline' })).toBeNull();
    expect(server.asked(getTimeline)).toHaveLength(0);
  });

  test('filters that came along are noted once and leave the address', async () => {
    const sent: Blob[] = [];
    vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => sent.push(body) > 0 });
    server.answer(getPaymentIntent, () => aPaymentReply());
    const address = `${paths.payment({ id: 'pi_1' })}&status_is=paid&type_is=charge`;
    const { history } = await openScreen(address, { isTrackingEnabled: true });
    await screen.findByRole('region', { name: 'Summary' });
    await waitFor(() => expect(history.location.href).not.toContain('status_is'));
    expect(history.location.href).not.toContain('type_is');
    expect(history.location.href).toContain('id=pi_1');
    expect(history.length).toBe(1);
    flushTracking();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await sent[0]?.text()).toContain('"status_is":"paid","type_is":"charge"');
  });

  test('an address that names nothing says so', async () => {
    await openScreen(paths.payment({ id: '' }));
    expect(await screen.findByText('Payment details not loaded')).toBeTruthy();
  });

  test('what nobody knows is said in the words of the specification, and not asked for again', async () => {
    server.answer(getPaymentIntent, () => refuse('wcpay_get_charge'));
    await openScreen(paths.payment({ id: 'pi_nobody' }));
    expect(await screen.findByText('Payment details not loaded')).toBeTruthy();
    expect(screen.getByText('Error retrieving transaction.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test.each([
    ['failed', refuse('wcpay_server_error')],
    ['was asked too often', refuse('rest_too_many_requests')],
  ])('a server that %s can be asked again', async (_, refusal) => {
    server.answer(getPaymentIntent, () => refusal);
    await openScreen(paths.payment({ id: 'pi_1' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer(getPaymentIntent, () => aPaymentReply());
    await userEvent.click(again);
    expect(await screen.findByRole('region', { name: 'Summary' })).toBeTruthy();
  });
});

test('a dispute that ends in the same moment as what was asked about it: its panel moves down, and tells the end', async () => {
  let status: Dispute['status'] = 'needs_response';
  server.answer(getPaymentIntent, () => aPaymentReply({ disputes: [aChargeDispute({ status })] }));
  server.answer(getDispute, () => aDispute({ status }));
  server.answer(getOperation, () => anEndedOperation({ kind: 'accept_dispute' }));
  server.answer(listPendingOperations, () => ({
    data: status === 'lost' ? [] : [aPendingOperation({ kind: 'accept_dispute', subjects: ['dp_1'] })],
  }));
  const { queries } = await openScreen(paths.payment({ id: 'pi_1' }));
  const panel = await screen.findByRole('region', { name: /^Dispute of/ });
  await within(panel).findByText(/^Your acceptance of the dispute/);

  status = 'lost';
  await act(() => queries.invalidateQueries());
  expect((await screen.findAllByText(/^You have accepted the dispute/)).length).toBeGreaterThan(0);
  expect(panel.isConnected).toBe(true);
  expect(region('Summary').compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('a reader fee', () => {
  const address = paths.payment({
    id: 'ch_fee',
    transaction_id: 'txn_fee',
    transaction_type: 'card_reader_fee',
  });

  test('lists what each reader cost, by the transaction', async () => {
    server.answer(listReaderCharges, () => [
      { reader_id: 'tmr_1', status: 'active', count: 1200, fee: { amount: minor(500), currency: usd } },
      { reader_id: 'tmr_2', status: 'inactive', count: 0, fee: { amount: minor(250), currency: usd } },
    ]);
    await openScreen(address);
    expect(await screen.findByText('tmr_1')).toBeTruthy();
    const rows = within(region('Card readers')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Reader ID', 'Status', 'Transactions', 'Fee'],
      ['tmr_1', 'Active', '1,200', '$5.00'],
      ['tmr_2', 'Inactive', '0', '$2.50'],
    ]);
    expect(region('Card readers').textContent).toContain('Total $7.50');
    expect(server.asked(listReaderCharges)[0]?.path).toContain('txn_fee');
  });

  test('that cannot be read says so', async () => {
    server.answer(listReaderCharges, () => refuse('wcpay_server_error'));
    await openScreen(address);
    expect(await screen.findByText('Readers details not loaded')).toBeTruthy();
  });
});
