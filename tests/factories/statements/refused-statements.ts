import { camtStatement, chaseStatement, mt940Statement, ofxStatement } from '../bank-file.ts';
import { mt940 } from './text-statements.ts';
import { DOLLARS, type RefusedStatement } from './told-statement.ts';

const camt = camtStatement();
const lineOf = (text: string, words: string): number => text.slice(0, text.indexOf(words)).split('\n').length;
const ofx = ofxStatement().toString('latin1');

/** Each says why, and at which line where there is one. */
export const refusedStatements: readonly RefusedStatement[] = [
  {
    name: 'camt.054, which is an advice',
    content: Buffer.from(camt.replace('camt.053', 'camt.054')),
    code: 'bank_file_refused',
  },
  {
    name: 'CAMT that was cut off',
    content: Buffer.from(camt.slice(0, camt.indexOf('R4<'))),
    ...{ code: 'bank_file_refused', line: lineOf(camt, 'R4<') },
  },
  {
    name: 'CAMT with a DOCTYPE',
    content: Buffer.from(camt.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]>\n<Document')),
    code: 'bank_file_refused',
  },
  {
    name: 'CAMT that closes a cent off',
    content: Buffer.from(camtStatement('08', '14786.74')),
    ...{ code: 'bank_file_difference', difference: 1 },
  },
  {
    name: 'MT940 with a credit taken back that closes a cent off',
    content: Buffer.from(
      mt940([':61:2603040304C14,00NTRFX', ':61:2603040304RC4,00NTRFX'], { closing: 'C260304EUR10,01' }),
    ),
    ...{ code: 'bank_file_difference', difference: 1 },
  },
  {
    name: 'MT940 with a debit given back that closes a cent off',
    content: Buffer.from(
      mt940([':61:2603040304D14,00NTRFX', ':61:2603040304RD4,00NTRFX'], { closing: 'D260304EUR10,01' }),
    ),
    ...{ code: 'bank_file_difference', difference: -1 },
  },
  {
    name: 'MT940 that was cut off',
    content: mt940Statement().subarray(0, mt940Statement().indexOf(':62F:')),
    ...{ code: 'bank_file_refused', line: 14 },
  },
  {
    name: 'OFX that was cut off',
    content: Buffer.from(ofx.slice(0, ofx.indexOf('<LEDGERBAL')), 'latin1'),
    ...{ code: 'bank_file_refused', line: lineOf(ofx, '<LEDGERBAL') },
  },
  {
    name: 'a table with a word for an amount',
    content: Buffer.from(chaseStatement().replace('-120.00', 'much')),
    answers: DOLLARS,
    ...{ code: 'bank_file_unreadable', line: 6 },
  },
  {
    name: 'a table whose days may be months',
    content: Buffer.from(
      'TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance\nT1,03-04-2026,1.00,EUR,a,,1.00\n',
    ),
    code: 'bank_file_asks',
  },
];
