import { expect, test } from 'vitest';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { liveNote } from './live-note.ts';

test.each([
  ['pending_verification', 'verifying'],
  ['requirements.pending_verification', 'verifying'],
  ['under_review', 'under_review'],
  ['listed', 'under_review'],
  ['platform_paused', 'paused'],
  ['rejected.fraud', 'rejected'],
  // A task asks for what is missing.
  ['restricted', undefined],
  ['restricted_soon', undefined],
  ['restricted_partially', undefined],
  // It is about to take the sandbox's place.
  ['complete', undefined],
  ['a_word_of_tomorrow', undefined],
])('a live account that is %s: %s', (status, note) => {
  expect(liveNote(anAccountStatus({ status, paymentsEnabled: false }))).toBe(note);
});

test('nothing is said of what was not applied for, not handed in, or cannot be known', () => {
  expect(liveNote(null)).toBeUndefined();
  expect(liveNote({ error: true })).toBeUndefined();
  expect(
    liveNote(anAccountStatus({ status: 'pending_verification', detailsSubmitted: false })),
  ).toBeUndefined();
});
