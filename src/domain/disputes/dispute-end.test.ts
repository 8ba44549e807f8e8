import { expect, test } from 'vitest';
import { disputeClosedAt, evidenceSubmittedAt, hasAnswer, lostBecause, wasHandedIn } from './dispute-end.ts';

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

test.each([
  ['nobody handed in', { ...submitted }, false],
  ['handed in an hour before its deadline', { ...submitted, __handed_in_for: '1763183600' }, true],
  ['handed in at its deadline', { ...submitted, __handed_in_for: '1763180000' }, true],
  ['submitted earlier than anything is handed in', { ...submitted, __handed_in_for: '1763183601' }, false],
  ['submitted after an earlier deadline', { ...submitted, __handed_in_for: '1763179999' }, false],
  ['not submitted after all', { __handed_in_for: '1763180000' }, false],
])('%s', (_, metadata, expected) => {
  expect(wasHandedIn({ metadata })).toBe(expected);
});

test.each([
  [0, {}, false],
  [0, accepted, false],
  [0, submitted, true],
  [1, {}, true],
])(
  '%d submissions and the notes %j: the bank was given something: %s',
  (submission_count, metadata, expected) => {
    expect(hasAnswer({ metadata, evidence_details: { submission_count } })).toBe(expected);
  },
);
