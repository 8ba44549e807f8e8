import { expect, test } from 'vitest';
import { camtStatement, chaseStatement, mt940Statement, ofxStatement } from '#tests/factories/bank-file.ts';
import { currency } from '../shared/money.ts';
import { readStatements } from './read-statements.ts';

const USD = currency('usd');
const camt = camtStatement();
const mt940 = mt940Statement().toString('latin1');
const ofx = ofxStatement().toString('latin1');

const lineOf = (text: string, words: string): number => text.slice(0, text.indexOf(words)).split('\n').length;

test.each([
  ['nothing', 'empty', '', null],
  ['blanks', 'empty', ' \n\n', null],
  ['a letter', 'kind', 'Dear bank, please send me my statements.', null],
  ['bytes', 'kind', 'PNG\0\0\0\r\n,,,', null],
  ['other XML', 'kind', '<html><body/></html>', null],
  ['camt.052', 'camt_052', camtStatement().replace('camt.053', 'camt.052'), null],
  ['camt.054', 'camt_054', camtStatement().replace('camt.053', 'camt.054'), null],
  ['MT942', 'mt942', ':20:A\n:25:B\n:28C:1\n:34F:EUR0,\n:13D:2603041200+0100\n', null],
  ['BAI2', 'bai2', '01,A,B,260304,1200,1,,,2/\n02,B,A,1,260304,,USD,2/\n16,165,150000,Z/\n', null],
  [
    'a card',
    'card_statement',
    'Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n03/04/2026,03/05/2026,A,B,Sale,-1.00,\n',
    null,
  ],
  [
    'a DOCTYPE',
    'doctype',
    camt.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]>\n<Document').slice(0, 900),
    null,
  ],
  ['an entity of its own', 'damaged', camt.replace('&amp;', '&bomb;'), lineOf(camt, '&amp;')],
  ['CAMT that was cut off', 'cut_off', camt.slice(0, camt.indexOf('R4<')), lineOf(camt, 'R4<')],
  [
    'CAMT with ends in the wrong order',
    'damaged',
    camt.replace('</Stmt>', '</Statement>'),
    lineOf(camt, '</Stmt>'),
  ],
  [
    'CAMT without a currency',
    'no_account_currency',
    '<Document xmlns="camt.053.001.08"><Stmt><Id>1</Id></Stmt></Document>',
    1,
  ],
  ['MT940 that was cut off', 'cut_off', mt940.slice(0, mt940.indexOf(':62F:')), 14],
  ['MT940 with a damaged balance', 'damaged', mt940.replace('C260105EUR5855,75', 'C261305EUR5855,75'), 15],
  [
    'MT940 that closes in another currency',
    'damaged',
    mt940.replace('C260105EUR5855,75', 'C260105USD5855,75'),
    15,
  ],
  ['OFX that was cut off', 'cut_off', ofx.slice(0, ofx.indexOf('<LEDGERBAL')), lineOf(ofx, '<LEDGERBAL')],
  ['OFX without a currency', 'no_account_currency', ofx.replace('<CURDEF>USD', ''), lineOf(ofx, '<CURDEF')],
  ['QIF that was cut off', 'cut_off', '!Type:Bank\nD03/04/2026\nT1.00\n^\nD03/05/2026\nT2', 5],
  ['QIF without bookings', 'no_lines', '!Type:Cat\nNFood\n^\n', null],
  ['a header alone', 'no_lines', chaseStatement().split('\n').slice(0, 1).join('\n'), null],
])('%s is refused as %s', (_, problem, text, line) => {
  expect(readStatements(text, { currency: USD })).toEqual({ kind: 'refused', problem, line });
});

test.each([
  ['an amount', (text: string) => text.replace('-120.00', 'much'), 6, 'amount'],
  ['a day', (text: string) => text.replace('03/04/2026', '13/04/2026'), 6, 'day'],
  ['decimals', (text: string) => text.replace('-120.00', '-120.001'), 6, 'decimals'],
  ['a cut row', (text: string) => text.slice(0, text.indexOf(',8520.20')), 6, 'cells'],
  [
    'a row cut behind its first cell',
    (text: string) => text.slice(0, text.indexOf('03/04/2026')),
    6,
    'cells',
  ],
  ['a balance', (text: string) => text.replace(',8520.20', ',lots'), 6, 'amount'],
])('of a table, %s that cannot be read is told with its line', (_, damage, lineNumber, problem) => {
  const reading = readStatements(damage(chaseStatement()), { currency: USD });
  expect(reading).toMatchObject({ kind: 'read', unreadable: [{ lineNumber, problem }] });
});

test.each([
  ['CAMT', 'amount', camt.replace('>89.00<', '>89,0x<')],
  ['CAMT', 'currency', camt.replace('<Amt Ccy="EUR">89.00', '<Amt>89.00')],
  ['CAMT', 'sign', camt.replace('<CdtDbtInd>DBIT</CdtDbtInd>', '<CdtDbtInd>OUT</CdtDbtInd>')],
  ['MT940', 'day', mt940.replace('2601020102D64,25', '2613020102D64,25')],
  ['OFX', 'amount', ofx.replace('<TRNAMT>172.35', '<TRNAMT>172.3.5')],
  ['OFX', 'day', ofx.replace('<DTPOSTED>20260304<TRNAMT>172', '<DTPOSTED>20260399<TRNAMT>172')],
])('of %s, a line that cannot be read is told: %s', (_, problem, text) => {
  expect(readStatements(text, {})).toMatchObject({ kind: 'read', unreadable: [{ problem }] });
});

test.each([
  ['QIF with every day up to 12', '!Type:Bank\nD03/04/2026\nT1.00\n^\n', { currency: USD }, ['day_order']],
  ['QIF without an account', '!Type:Bank\nD2026-03-14\nT1.00\n^\n', {}, ['account']],
  ['QIF of one thousand or one', '!Type:Bank\nD2026-03-14\nT1.000\n^\n', { currency: USD }, ['decimal']],
  ['Chase without an account', chaseStatement(), {}, ['account']],
  ['columns nobody knows', 'a;b;c\n1;2;3\n', { currency: USD }, ['columns', 'account']],
  [
    'Wise with every day up to 12',
    'TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance\nT1,03-04-2026,1.00,EUR,a,,1.00\n',
    {},
    ['day_order'],
  ],
])('%s asks', (_, text, answers, asks) => {
  expect(readStatements(text, answers)).toMatchObject({ kind: 'asks', asks });
});
