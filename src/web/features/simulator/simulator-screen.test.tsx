import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  clearFaults,
  getSimulatorState,
  moveClock,
  type SimulatorState,
  setFaults,
} from '#contract/simulator/simulator.ts';
import { getSimulatorDesk, type SimulatorDesk } from '#contract/simulator/simulator-desk.ts';
import { payAsCustomer } from '#contract/simulator/simulator-payments.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';

const state: SimulatorState = {
  scenario: 'busy',
  seed: 'countinghouse',
  clock: '2026-05-01T12:00:00Z',
  counts: { transactions: 1200, disputes: 3 },
  clock_offset_s: 0,
  faults: null,
};
const desk: SimulatorDesk = {
  charges: [],
  disputes: [],
  payouts: [],
  methods: ['ideal'],
  cards: [
    { number: '4242424242424242', brand: 'visa', country: 'US' },
    { number: '4000000000000002', brand: 'visa', country: 'US', decline: 'card_declined' },
  ],
  account: {
    status: 'complete',
    payments_enabled: true,
    deposits: {
      status: 'enabled',
      restrictions: 'deposits_unrestricted',
      interval: 'daily',
      completed_waiting_period: true,
    },
    requirements: { errors: [] },
    current_deadline: null,
    progressive_onboarding: { is_enabled: false, is_complete: false },
    currencies: ['usd', 'eur'],
  },
  loan_offer: null,
  site: {
    is_connected: true,
    is_safe_mode: false,
    is_onboarding_paused: false,
    has_review_campaign: false,
    is_one_click_eligible: false,
    has_loan_offer: false,
    has_incentive: false,
  },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(getSimulatorState, () => state);
  server.answer(getSimulatorDesk, () => desk);
});
const openConsole = () =>
  openScreen(paths.simulator(), { features: { mailPage: true, simulatorConsole: true } });
/** The skeleton has some of these names, too; it has no faults. */
const region = async (name: string) => {
  await screen.findByRole('region', { name: 'Faults' });
  return within(screen.getByRole('region', { name }));
};

test('pays with the card that was chosen, and leads to the order', async () => {
  server.answer(payAsCustomer, () => ({
    ...{ order_id: 7, payment_intent_id: 'pi_1', charge_id: 'ch_1', status: 'requires_payment_method' },
    ...{ failure_code: 'card_declined', amount: minor(2500), currency: currency('usd') },
  }));
  await openConsole();
  const card = await region('Pay as a customer');
  await userEvent.selectOptions(
    card.getByLabelText('Pays with'),
    '4000 0000 0000 0002 – declined: card_declined',
  );
  await userEvent.click(card.getByRole('button', { name: 'Pay' }));
  const log = within(screen.getByRole('log', { name: 'What happened' }));
  expect(await log.findByText(/A payment of \$25\.00 USD did not go through: card_declined/)).toBeTruthy();
  expect(log.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe(paths.order(7));
  expect(server.asked(payAsCustomer)[0]?.body).toMatchObject({ amount: 2500, card: '4000000000000002' });
});

test('money is typed as money, in the decimals of its currency', async () => {
  server.answer(getSimulatorDesk, () => ({
    ...desk,
    account: desk.account && { ...desk.account, currencies: ['usd', 'jpy', 'kwd'] },
  }));
  server.answer(payAsCustomer, () => refuse('wcpay_server_error'));
  await openConsole();
  const card = await region('Pay as a customer');
  const amount = card.getByLabelText('Amount');
  expect(amount).toHaveProperty('value', '25.00');
  await userEvent.clear(amount);
  await userEvent.type(amount, '19.99');
  await userEvent.click(card.getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(server.asked(payAsCustomer)[0]?.body).toMatchObject({ amount: 1999 }));
  await userEvent.selectOptions(card.getByLabelText('Currency'), 'JPY');
  expect(card.getByLabelText('Amount')).toHaveProperty('value', '20');
  await userEvent.selectOptions(card.getByLabelText('Currency'), 'KWD');
  expect(card.getByLabelText('Amount')).toHaveProperty('value', '20.000');
});

test('a customer may visit from elsewhere, and have the parcel sent elsewhere', async () => {
  server.answer(payAsCustomer, () => refuse('wcpay_server_error'));
  await openConsole();
  const card = await region('Pay as a customer');
  await userEvent.selectOptions(card.getByLabelText('Visiting from'), 'France');
  await userEvent.click(card.getByLabelText('Ship to another address'));
  await userEvent.click(card.getByRole('button', { name: 'Pay' }));
  await userEvent.selectOptions(card.getByLabelText('Visiting from'), 'Nobody knows');
  await userEvent.click(card.getByLabelText('Ship to another address'));
  await userEvent.click(card.getByRole('button', { name: 'Pay' }));
  const [away, home] = server.asked(payAsCustomer);
  expect(away?.body).toMatchObject({
    ...{ ip_country: 'FR', billing: { country: 'US' }, shipping: { country: 'US' } },
  });
  expect(home?.body).not.toHaveProperty('ip_country');
  expect(home?.body).not.toHaveProperty('shipping');
});

test('moves the clock, and says why it did not move', async () => {
  server.answer(moveClock, () => refuse('wcpay_server_error'));
  await openConsole();
  const clock = await region('Clock');
  await userEvent.click(clock.getByRole('button', { name: '+3 days' }));
  expect(await clock.findByText('That did not happen.')).toBeTruthy();
  const payout = { amount: minor(12_000), currency: currency('usd'), type: 'deposit' as const };
  server.answer(moveClock, () => ({
    ...{ clock: '2026-05-04T12:00:00Z', clock_offset_s: 259_200, payouts_count: 3 },
    payouts: [
      { ...payout, id: 'po_2', status: 'in_transit' as const },
      { ...payout, id: 'po_1', status: 'paid' as const },
    ],
  }));
  await userEvent.click(clock.getByRole('button', { name: '+3 days' }));
  const log = within(screen.getByRole('log', { name: 'What happened' }));
  expect(await log.findByText(/It is now May 4, 2026/)).toBeTruthy();
  expect(log.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Payout of $120.00 USD: In transit', paths.payout('po_2')],
    ['Payout of $120.00 USD: Completed (paid)', paths.payout('po_1')],
    ['and 1 more payout', paths.payouts()],
  ]);
  expect(server.asked(moveClock)[1]?.body).toEqual({ advance: 'P3D' });
});

test('waits for a payout, and says at the button why none would come', async () => {
  const refusal = { params: { until: 'No payout would come.' } };
  server.answer(moveClock, () => refuse('rest_invalid_param', refusal));
  await openConsole();
  const clock = await region('Clock');
  await userEvent.click(clock.getByRole('button', { name: 'Until a payout arrives' }));
  expect(await clock.findByText('No payout would come.')).toBeTruthy();
  expect(server.asked(moveClock)[0]?.body).toEqual({ until: 'payout_ends' });
});

test('sets the clock to a time on the store’s wall', async () => {
  server.answer(moveClock, () => ({
    ...{ clock: '2026-06-01T13:30:00Z', clock_offset_s: 2_700_000, payouts: [], payouts_count: 0 },
  }));
  await openConsole();
  const clock = await region('Clock');
  fireEvent.change(clock.getByLabelText('A date and time'), { target: { value: '2026-06-01T09:30' } });
  await userEvent.click(clock.getByRole('button', { name: 'Set the clock' }));
  expect(
    await within(screen.getByRole('log', { name: 'What happened' })).findByText(
      /It is now Jun 1, 2026, 09:30/,
    ),
  ).toBeTruthy();
  expect(server.asked(moveClock)[0]?.body).toEqual({ set: '2026-06-01T13:30:00.000Z' });
});

test('switches faults on and off', async () => {
  const plan = { calls: { kinds: ['cut_after' as const], perMille: 1000 } };
  server.answer(setFaults, () => {
    server.answer(getSimulatorState, () => ({ ...state, faults: plan }));
    return { faults: plan };
  });
  server.answer(clearFaults, () => ({ faults: null }));
  await openConsole();
  const faults = await region('Faults');
  await userEvent.selectOptions(
    faults.getByLabelText('Calls to the company'),
    'Connection cut after the effect',
  );
  await userEvent.click(faults.getByRole('button', { name: 'Switch on' }));
  expect(server.asked(setFaults)[0]?.body).toEqual(plan);
  await userEvent.click(await faults.findByRole('button', { name: 'Switch off' }));
  expect(server.asked(clearFaults)).toHaveLength(1);
});

test('a store without a simulated provider says so', async () => {
  await openScreen(paths.simulator(), { features: { mailPage: true, simulatorConsole: false } });
  expect(screen.getByRole('heading', { name: 'There is no simulated company' })).toBeTruthy();
  expect(server.asked(getSimulatorState)).toEqual([]);
});

test('a world that cannot be read can be tried again', async () => {
  server.answer(getSimulatorState, () => refuse('wcpay_server_error'));
  await openConsole();
  expect(await screen.findByText('The simulated world could not be read.')).toBeTruthy();
  server.answer(getSimulatorState, () => state);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Clock' })).toBeTruthy();
});
