import { expect, test } from 'vitest';
import { KNOWN_REQUIREMENT_CODES, requirementMessages } from './requirement-messages.ts';

const say = (...codes: string[]) =>
  requirementMessages(codes.map((code) => ({ code, reason: `Reason of ${code}` })));

test('every known code but the one that says nothing has a sentence of its own', () => {
  expect(KNOWN_REQUIREMENT_CODES).toHaveLength(48);
  const sentences = say(...KNOWN_REQUIREMENT_CODES);
  expect(new Set(sentences).size).toBe(48);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(sentences.some((sentence) => sentence.startsWith('Reason of'))).toBe(false);
});

test('what is quoted stands to the letter', () => {
  expect(say('invalid_dob_age_under_18')).toEqual(['Underage. Age must be at least 18.']);
  expect(say('verification_document_too_large')[0]).toContain('10 MB');
});

test('the same sentence is said once, whatever code it came from', () => {
  expect(say('verification_missing_owners', 'verification_missing_owners')).toHaveLength(1);
  const same = [
    { code: 'new_code', reason: 'The document is not signed. Upload a signed one.' },
    { code: 'verification_document_not_signed', reason: '' },
  ];
  expect(requirementMessages(same)).toHaveLength(1);
});

test('a code that says nothing is left out, one we do not know brings its own words', () => {
  expect(say('invalid_value_other', 'something_new')).toEqual(['Reason of something_new']);
  expect(requirementMessages([{ code: 'something_new', reason: '' }])).toEqual([]);
  expect(say('constructor')).toEqual(['Reason of constructor']);
});
