import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  listSchedules,
  runSchedule,
  type Schedule,
} from '#contract/schedules.ts';
import { calendarDate, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const AT = utcInstant(epochSeconds(1_790_000_000));
const PEOPLE = [
  { id: 1, name: 'Amara', email: 'amara@example.com', kinds: ['transactions', 'journal', 'statement'] },
  { id: 2, name: 'Ben', email: 'ben@example.com', kinds: ['transactions'] },
];
const aSchedule = (over: Partial<Schedule> = {}): Schedule => ({
  ...{ id: 7, kind: 'transactions', format: null, filters: {}, rhythm: 'monthly', weekday: null },
  ...{
    sent_as: 'link',
    status: 'active',
    stopped_because: null,
    made_by: 'amara@example.com',
    created: AT,
    next_due: AT,
  },
  ...{ to: [{ id: 1, name: 'Amara', email: 'amara@example.com' }], last: null },
  ...over,
});
const aRun = (over: Partial<NonNullable<Schedule['last']>> = {}): Schedule['last'] => ({
  ...{ at: AT, from: calendarDate('2026-10-01'), to: calendarDate('2026-10-31') },
  ...{ result: 'sent', people: 2, left_out: 0, ...over },
});

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
});
const answerWith = (...data: Schedule[]) =>
  server.answer(listSchedules, () => ({ data, people: PEOPLE as never }));
const open = (over: object = {}) => openScreen(paths.exports({ view: 'schedules', ...over }));

test('what comes, how often, for whom, and what became of it last', async () => {
  answerWith(
    aSchedule({ filters: { type_is: 'refund', sort: 'date' }, last: aRun({ left_out: 1 }) }),
    aSchedule({
      ...{ id: 8, kind: 'journal', format: 'datev', rhythm: 'weekly', weekday: 'friday', sent_as: 'file' },
    }),
    aSchedule({
      ...{ id: 9, kind: 'disputes', status: 'stopped', stopped_because: 'maker_left', next_due: null },
      last: aRun({ result: 'nobody', people: 0 }),
    }),
  );
  await open();
  const row = await screen.findByRole('row', { name: /Transactions/ });
  for (const words of [
    ...['Type is Refund', 'Every month, on the 1st', 'Amara', 'On', 'Sent to 2 people'],
    ...['1 person may not export this any more', 'Oct 1, 2026 – Oct 31, 2026'],
  ])
    expect(row.textContent).toContain(words);
  const journal = screen.getByRole('row', { name: /Journal/ });
  for (const words of ['Journal (DATEV)', 'As a file', 'Every week: Friday', 'Not yet'])
    expect(journal.textContent).toContain(words);
  expect(row.textContent).not.toContain('As a file');
  const stopped = screen.getByRole('row', { name: /Disputes/ });
  for (const words of [
    'Stopped',
    'amara@example.com, in whose name it was sent, cannot sign in',
    'Not sent: nobody',
  ])
    expect(stopped.textContent).toContain(words);
  expect(within(stopped).getByRole('button', { name: 'Run now: Disputes' })).toHaveProperty('disabled', true);
});

test('one is made, of what the list was narrowed by', async () => {
  answerWith();
  server.answer(createSchedule, () => aSchedule());
  await open({ filter: 'transactions', type_is: 'refund' });
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByText('Narrowed as the list was: Type is Refund')).toBeTruthy();
  expect(form.getByRole('checkbox', { name: 'Amara' })).toHaveProperty('checked', true);
  await userEvent.click(form.getByRole('checkbox', { name: 'Amara' }));
  await userEvent.click(form.getByRole('button', { name: 'Make the schedule' }));
  expect(form.getByText('Choose at least one person.')).toBeTruthy();
  await userEvent.click(form.getByRole('checkbox', { name: 'Ben' }));
  expect(form.getByLabelText('Format')).toHaveProperty('value', '');
  await userEvent.selectOptions(form.getByLabelText('Format'), 'For accountants');
  await userEvent.selectOptions(form.getByLabelText('How often'), 'Every week');
  await userEvent.selectOptions(form.getByLabelText('Weekday'), 'Sunday');
  await userEvent.click(form.getByRole('button', { name: 'Make the schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(createSchedule)[0]?.body).toEqual({
    ...{ kind: 'transactions', format: 'accountants', filters: { type_is: 'refund' } },
    ...{ rhythm: 'weekly', weekday: 'sunday', sent_as: 'link', to: [2] },
  });
});

test('a statement comes once a month, in a form, and only for who may have it', async () => {
  answerWith();
  server.answer(createSchedule, () => refuse('schedule_beyond_them'));
  await open();
  await userEvent.click(await screen.findByRole('link', { name: 'New schedule' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(form.getByLabelText('File'), 'Monthly statement');
  expect(form.queryByRole('checkbox', { name: 'Ben' })).toBeNull();
  expect(form.getByLabelText('How often').textContent).toBe('Every month, on the 1st');
  await userEvent.selectOptions(form.getByLabelText('Format'), 'CSV');
  await userEvent.selectOptions(form.getByLabelText('Sent as'), 'The file itself, up to 5 MB');
  expect(form.getByText(/A larger file comes as a link/)).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Make the schedule' }));
  expect((await form.findByRole('alert')).textContent).toContain('may not export this');
  expect(server.asked(createSchedule)[0]?.body).toMatchObject({
    ...{ kind: 'statement', format: 'csv', rhythm: 'monthly', weekday: null, sent_as: 'file', to: [1] },
  });
});

test('run by hand, paused, and removed after a question', async () => {
  answerWith(aSchedule());
  server.answer(runSchedule, () => aSchedule({ last: aRun() }));
  server.answer(changeSchedule, () => aSchedule({ status: 'paused' }));
  server.answer(deleteSchedule, () => ({ id: 7, deleted: true as const }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Run now: Transactions' }));
  await waitFor(() => expect(document.body.textContent).toContain('The file is on its way'));
  await userEvent.click(screen.getByRole('button', { name: 'Pause: Transactions' }));
  await waitFor(() => expect(server.asked(changeSchedule)[0]?.body).toEqual({ status: 'paused' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Transactions' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the schedule' }));
  await waitFor(() => expect(server.asked(deleteSchedule)).toHaveLength(1));
});

test('none yet, and a read that failed', async () => {
  server.answer(listSchedules, () => refuse('wcpay_server_error'));
  await open();
  await screen.findByText('The schedules could not be loaded.');
  answerWith();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No schedules yet');
});

test('one is changed: how often and for whom, but not what it is a file of', async () => {
  answerWith(aSchedule({ rhythm: 'weekly', weekday: 'friday', filters: { type_is: 'refund' } }));
  server.answer(changeSchedule, () => aSchedule());
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Transactions' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change this schedule' }));
  expect(form.getByLabelText('File')).toHaveProperty('disabled', true);
  expect(form.getByText('Narrowed as the list was: Type is Refund')).toBeTruthy();
  expect(form.getByLabelText('Weekday')).toHaveProperty('value', 'friday');
  await userEvent.selectOptions(form.getByLabelText('How often'), 'Every day');
  await userEvent.click(form.getByRole('checkbox', { name: 'Ben' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(changeSchedule)[0]?.body).toEqual({
    ...{ rhythm: 'daily', weekday: null, format: null, sent_as: 'link', to: [1, 2] },
  });
  expect(screen.getAllByText('The schedule is changed.')).not.toEqual([]);
});

test('a change that is refused says why, and stays to be tried again', async () => {
  answerWith(aSchedule());
  server.answer(changeSchedule, () => refuse('schedule_beyond_them'));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Transactions' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toBeTruthy();
});
