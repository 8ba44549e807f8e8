import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listReaders } from '#contract/readers.ts';
import { aReader } from '#tests/factories/documents-and-loans.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('readers with their model, and whether they are in use', async () => {
  const server = fakeServer();
  server.answer(listReaders, () => [
    aReader(),
    aReader({ id: 'tmr_2', device_type: 'from_the_future', is_active: false }),
  ]);
  await openScreen(paths.cardReaders());
  expect(screen.getByRole('link', { name: 'Connected readers' }).getAttribute('aria-current')).toBe('page');
  expect(cellsOf(await screen.findByRole('row', { name: /tmr_1/ }))).toEqual([
    'tmr_1',
    'BBPOS WisePad 3',
    'Active',
  ]);
  expect(cellsOf(screen.getByRole('row', { name: /tmr_2/ }))).toEqual([
    'tmr_2',
    'from_the_future',
    'Inactive',
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Reader ID',
    'Model',
    'Status',
  ]);
  expect(server.asked(listReaders).at(-1)?.query).toEqual({ limit: '10' });
});

test('none yet says how one comes; a failure says the quoted sentence and tries again', async () => {
  const server = fakeServer();
  server.answer(listReaders, () => refuse('provider_answer_unknown'));
  await openScreen(paths.cardReaders());
  expect(await screen.findByText('Readers details not loaded')).toBeTruthy();
  server.answer(listReaders, () => []);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No card readers are connected')).toBeTruthy();
});
