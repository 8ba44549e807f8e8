import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getAuthorization } from '#contract/authorizations.ts';
import { getPaymentIntent } from '#contract/payments.ts';
import {
  addTeamNote,
  deleteTeamNote,
  editTeamNote,
  listTeamNotes,
  type TeamNote,
} from '#contract/team-notes.ts';
import { getTimeline } from '#contract/timeline.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { aPaymentReply } from '#tests/factories/payment-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const aNote = (over: Partial<TeamNote> = {}): TeamNote => ({
  id: 1,
  note: 'Called the customer',
  author: 'Grace Hopper',
  is_own: true,
  date_created: utcInstant(epochSeconds(1_700_000_000)),
  date_edited: null,
  ...over,
});

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(getTimeline, () => ({ data: [] }));
  server.answer(getAuthorization, () => refuse('authorization_missing'));
  server.answer(getPaymentIntent, () => aPaymentReply());
});
const open = async (...notes: readonly TeamNote[]) => {
  server.answer(listTeamNotes, () => ({ data: [...notes] }));
  await openScreen(paths.payment({ id: 'pi_1' }));
  return within(await screen.findByRole('region', { name: 'Team notes' }));
};

test('who, when and what; only one’s own can be changed', async () => {
  const card = await open(aNote(), aNote({ id: 2, note: 'Looks odd', author: null, is_own: false }));
  expect(await card.findByText('Called the customer')).toBeTruthy();
  expect(card.getByText('Grace Hopper')).toBeTruthy();
  expect(card.getByText('Somebody who is no longer here')).toBeTruthy();
  expect(card.getAllByRole('button', { name: /^Edit your note/ })).toHaveLength(1);
  expect(server.asked(listTeamNotes).at(-1)?.query).toEqual({ object_kind: 'payment', object_id: 'pi_1' });
});

test('whoever may not see customers is told why there are no notes, and none is asked for', async () => {
  const { user } = aPageSettings();
  await openScreen(paths.payment({ id: 'pi_1' }), {
    user: { ...user, capabilities: [...capabilitiesOf('viewer', null)] },
    roleName: 'Viewer',
  });
  const card = within(await screen.findByRole('region', { name: 'Team notes' }));
  expect(
    card.getByText(
      'Your role, Viewer, does not include customers’ names and addresses. An owner can change it under Settings › People.',
    ),
  ).toBeTruthy();
  expect(card.queryByLabelText('Add a note')).toBeNull();
  expect(server.asked(listTeamNotes)).toEqual([]);
});

test('a note is added once, and a failed one keeps its text and its key', async () => {
  const card = await open();
  expect(await card.findByText('Nobody has written anything yet.')).toBeTruthy();
  server.answer(addTeamNote, () => refuse('wcpay_server_error'));
  await userEvent.type(card.getByLabelText('Add a note'), 'Ship it');
  await userEvent.click(card.getByRole('button', { name: 'Add note' }));
  expect(await card.findByText(/not saved/)).toBeTruthy();
  server.answer(addTeamNote, () => aNote({ note: 'Ship it' }));
  await userEvent.click(card.getByRole('button', { name: 'Add note' }));
  expect(await screen.findAllByText('The note was added.')).toBeTruthy();
  const keys = server.asked(addTeamNote).map(({ body }) => (body as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(card.getByLabelText<HTMLTextAreaElement>('Add a note').value).toBe('');
});

test('an empty note is not sent', async () => {
  const card = await open();
  await userEvent.click(card.getByRole('button', { name: 'Add note' }));
  expect(await card.findByText('Write something first.')).toBeTruthy();
  expect(server.asked(addTeamNote)).toEqual([]);
});

test('changed, and deleted after a question', async () => {
  const card = await open(aNote());
  server.answer(editTeamNote, () => aNote({ note: 'Wrote to the customer' }));
  server.answer(deleteTeamNote, () => ({ deleted: true as const }));
  await userEvent.click(await card.findByRole('button', { name: /^Edit your note/ }));
  const field = card.getByLabelText('Change the note');
  await userEvent.clear(field);
  await userEvent.type(field, 'Wrote to the customer');
  await userEvent.click(card.getByRole('button', { name: 'Save note' }));
  expect(await screen.findAllByText('The note was saved.')).toBeTruthy();
  expect(server.asked(editTeamNote).at(-1)?.body).toEqual({ note: 'Wrote to the customer' });

  await userEvent.click(await card.findByRole('button', { name: /^Delete your note/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findAllByText('The note was deleted.')).toBeTruthy();
});
