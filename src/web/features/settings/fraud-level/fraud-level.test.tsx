import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveOptions } from '#contract/options.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer } from '#tests/fake-server.ts';
import { newQueryClient } from '#web/api/query-client.ts';
import { startSession } from '#web/api/session.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { BasicHelp } from './basic-help.tsx';
import { WelcomeTour } from './welcome-tour.tsx';

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  startSession('first');
  server = fakeServer();
  server.answer(saveOptions, () => ({ wcpay_fraud_protection_welcome_tour_dismissed: true }));
});
afterEach(() => vi.unstubAllGlobals());

const show = (isWelcomeTourDismissed = false) => {
  givePageSettings({ fraudProtection: { isWelcomeTourDismissed } });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <WelcomeTour />
      <BasicHelp />
    </QueryClientProvider>,
  );
};

test('the tour has three steps, ends at the filters, and does not come back', async () => {
  show();
  expect(screen.getByText('1 of 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Ask your own history first')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Configure filters' }).getAttribute('href')).toContain(
    '/payments/fraud-protection',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('3 of 3')).toBeNull();
  expect(server.asked(saveOptions).map(({ body }) => body)).toEqual([
    { wcpay_fraud_protection_welcome_tour_dismissed: true },
  ]);
});

test('who has seen it is spared', () => {
  show(true);
  expect(screen.queryByText('Your own fraud filters')).toBeNull();
});

test('basic protection is explained on request', async () => {
  show(true);
  await userEvent.click(screen.getByRole('button', { name: 'What does basic protection do?' }));
  const help = await screen.findByRole('dialog', { name: 'Basic protection' });
  expect(within(help).getByText('Payments it rates as highest risk are blocked.')).toBeTruthy();
});
