import { expect, test } from 'vitest';
import { disputeClosedAt, evidenceSubmittedAt, lostBecause } from './dispute-end.ts';

const submitted = { __evidence_submitted_at: '1763180000' };
const accepted = { __closed_by_merchant: '1' };

test.each([
  ['nothing was said', {}, 'no_response'],
  ['another word for closed', { __closed_by_merchant: '0' }, 'no_response'],
  ['it was accepted', accepted, 'accepted'],
  ['evidence was submitted', submitted, 'evidence'],
  ['both', { ...submitted, ...accepted }, 'evidence'],
])('lost where %s', (_, metadata, expected) => {
  expect(lostBecause({ metadata })).toBe(expected);
});

test.each([
  ['1763180000', 1_763_180_000],
  ['', undefined],
  ['soon', undefined],
  ['-1', undefined],
  ['1e9', undefined],
])('a note of %j is the moment %j', (note, expected) => {
  expect(evidenceSubmittedAt({ metadata: { __evidence_submitted_at: note } })).toBe(expected);
  expect(disputeClosedAt({ metadata: { __dispute_closed_at: note } })).toBe(expected);
});

test('what was not noted is unknown', () => {
  expect(evidenceSubmittedAt({ metadata: {} })).toBeUndefined();
  expect(disputeClosedAt({ metadata: {} })).toBeUndefined();
});
