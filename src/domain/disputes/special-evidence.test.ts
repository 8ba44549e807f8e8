import { expect, test } from 'vitest';
import { specialEvidence } from './special-evidence.ts';

test.each([
  ['visa_compelling_evidence_3', 'qualified', ['compelling_evidence']],
  ['visa_compelling_evidence_3', 'requires_action', ['compelling_evidence']],
  ['visa_compelling_evidence_3', 'not_qualified', []],
  ['visa_compliance', 'requires_fee_acknowledgement', ['compliance_fee']],
  ['visa_compliance', 'fee_acknowledged', []],
  ['mastercard_compliance', 'requires_fee_acknowledgement', ['compliance_fee']],
  ['mastercard_compliance', 'fee_acknowledged', []],
  ['a_word_of_next_year', 'qualified', []],
])('%s, %s: %j', (type, status, expected) => {
  expect(specialEvidence([{ type, status }])).toEqual(expected);
});

test('nothing offered is nothing said, and the same is said once', () => {
  expect(specialEvidence()).toEqual([]);
  const fee = { status: 'requires_fee_acknowledgement' };
  const both = [
    { type: 'visa_compliance', ...fee },
    { type: 'mastercard_compliance', ...fee },
  ];
  expect(specialEvidence(both)).toEqual(['compliance_fee']);
});
