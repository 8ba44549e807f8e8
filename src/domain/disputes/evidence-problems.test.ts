import { describe, expect, test } from 'vitest';
import { evidenceProblems, type FilesFound, filesToLookUp, type SentAnswer } from './evidence-problems.ts';

const NOTHING = { evidence: {}, metadata: {} };
const FILES: FilesFound = new Map([
  ['file_1', { purpose: 'dispute_evidence', size: 10 }],
  ['file_logo', { purpose: 'business_logo', size: 10 }],
]);
const draft = (evidence: object, metadata = {}): SentAnswer => ({
  evidence: { ...evidence },
  metadata,
  submit: false,
});
const fieldsOf = (sent: SentAnswer, stored = NOTHING) => Object.keys(evidenceProblems(sent, stored, FILES));

describe('what may be written', () => {
  test.each<[string, SentAnswer]>([
    ['nothing, as a draft', draft({})],
    ['words', draft({ uncategorized_text: 'Signed for.', billing_address: '1 High St\nBristol' })],
    ['a file of evidence', draft({ receipt: 'file_1' }, { receipt: 'receipt.pdf' })],
    ['a file taken out', draft({ receipt: '' }, { receipt: '' })],
    ['a day', draft({ shipping_date: '2028-02-29', service_date: '' })],
    ['a type of product', draft({}, { __product_type: 'offline_service' })],
    ['no type of product', draft({}, { __product_type: '' })],
    ['an answer of one piece', { ...draft({ receipt: 'file_1' }), submit: true }],
  ])('%s', (_, sent) => {
    expect(fieldsOf(sent)).toEqual([]);
  });

  test('what stands there already comes along, and is enough to submit', () => {
    const stored = {
      evidence: { receipt: 'file_gone', shipping_date: 'soon', mood: 'bad' },
      metadata: { __evidence_submitted_at: '1', order: '7' },
    };
    expect(fieldsOf({ ...stored, submit: true }, stored)).toEqual([]);
    expect(fieldsOf({ ...draft({}), submit: true }, stored)).toEqual([]);
  });
});

describe('what may not', () => {
  test.each<[string, SentAnswer, string]>([
    ['an answer without evidence', { ...draft({}), submit: true }, 'evidence'],
    ['an answer of blanks', { ...draft({ uncategorized_text: ' \n' }), submit: true }, 'evidence'],
    ['a field nobody knows', draft({ mood: 'bad' }), 'evidence.mood'],
    ['the name of every object', draft({ constructor: 'x' }), 'evidence.constructor'],
    ['words where a file belongs', draft({ receipt: 'See attachment' }), 'evidence.receipt'],
    ['a file nobody has', draft({ receipt: 'file_none' }), 'evidence.receipt'],
    ['a file for something else', draft({ receipt: 'file_logo' }), 'evidence.receipt'],
    ['a blank in place of a file', draft({ receipt: ' ' }), 'evidence.receipt'],
    ['a day that does not exist', draft({ shipping_date: '2027-02-29' }), 'evidence.shipping_date'],
    ['a day in other words', draft({ service_date: '02/03/2027' }), 'evidence.service_date'],
    ['who closed it', draft({}, { __closed_by_merchant: '1' }), 'metadata.__closed_by_merchant'],
    ['when it was answered', draft({}, { __evidence_submitted_at: '1' }), 'metadata.__evidence_submitted_at'],
    ['when it was closed', draft({}, { __dispute_closed_at: '1' }), 'metadata.__dispute_closed_at'],
    ['a note of their own', draft({}, { note: 'x' }), 'metadata.note'],
    ['a name for a field of words', draft({}, { customer_name: 'x' }), 'metadata.customer_name'],
    ['a type nobody knows', draft({}, { __product_type: 'cargo' }), 'metadata.__product_type'],
  ])('%s', (_, sent, field) => {
    expect(fieldsOf(sent)).toEqual([field]);
  });

  test('another value of what stands there', () => {
    const stored = { evidence: {}, metadata: { __evidence_submitted_at: '1' } };
    expect(fieldsOf(draft({}, { __evidence_submitted_at: '2' }), stored)).toEqual([
      'metadata.__evidence_submitted_at',
    ]);
  });
});

describe('files to look up', () => {
  const stored = { receipt: 'file_1', customer_name: 'file_9' };
  test.each<[string, object, readonly string[]]>([
    ['nothing new: none', stored, []],
    ['words: none', { receipt: 'See attachment' }, []],
    ['one taken out: none', { receipt: '' }, []],
    ['a new one: all that count together', { refund_policy: 'file_2' }, ['file_1', 'file_2']],
    ['one in the place of another', { receipt: 'file_2' }, ['file_2']],
    ['the same twice counts once', { refund_policy: 'file_1' }, ['file_1']],
  ])('%s', (_, sent, ids) => {
    expect(filesToLookUp({ ...sent }, stored)).toEqual(ids);
  });
});
