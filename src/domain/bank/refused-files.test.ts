import { expect, test } from 'vitest';
import { camtStatement, chaseStatement, mt940Statement, ofxStatement } from '#tests/factories/bank-file.ts';
import { currency } from '../shared/money.ts';
import { readStatements } from './read-statements.ts';

const USD = currency('usd');
const mt940 = mt940Statement().toString('latin1');
const ofx = ofxStatement().toString('latin1');

test.each([
  ['nothing', '', 'empty', null],
  ['blanks', ' \n\n', 'empty', null],
  ['a letter', 'Dear bank, please send me my statements.', 'kind', null],
  ['bytes', 'PNG\0\0\0\r\n,,,', 'kind', null],
  ['other XML', '<html><body/></html>', 'kind', null],
  ['camt.052', camtStatement().replace('camt.053', 'camt.052'), 'camt_052', null],
  ['camt.054', camtStatement().replace('camt.053', 'camt.054'), 'camt_054', null],
  ['MT942', ':20:A\n:25:B\n:28C:1\n:34F:EUR0,\n:13D:2603041200+0100\n', 'mt942', null],
  ['BAI2', '01,A,B,260304,1200,1,,,2/\n02,B,A,1,260304,,USD,2/\n16,165,150000,Z/\n', 'bai2', null],
  [
    'a card',
    'Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n03/04/2026,03/05/2026,A,B,Sale,-1.00,\n',
    'card_statement',
    null,
  ],
  [
    'a DOCTYPE',
    camtStatement().replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]>\n<Document').slice(0, 900),
    'doctype',
    null,
  ],
  ['an entity of its own', camtStatement().replace('&amp;', '&bomb;'), 'damaged', 38],
  ['CAMT that was cut off', camtStatement().slice(0, 2500), 'cut_off', 22],
  ['CAMT with ends in the wrong order', camtStatement().replace('</Stmt>', '</Statement>'), 'damaged', 89],
  [
    'CAMT without a currency',
    '<Document xmlns="camt.053.001.08"><Stmt><Id>1</Id></Stmt></Document>',
    'no_account_currency',
    1,
  ],
  ['MT940 that was cut off', mt940.slice(0, mt940.indexOf(':62F:')), 'cut_off', 14],
  ['MT940 with a damaged balance', mt940.replace('C260105EUR5855,75', 'C261305EUR5855,75'), 'damaged', 15],
  ['OFX that was cut off', ofx.slice(0, ofx.indexOf('<LEDGERBAL')), 'cut_off', 20],
  ['OFX without a currency', ofx.replace('<CURDEF>USD', ''), 'no_account_currency', 12],
  ['QIF that was cut off', '!Type:Bank\nD03/04/2026\nT1.00\n^\nD03/05/2026\nT2', 'cut_off', 5],
  ['QIF without bookings', '!Type:Cat\nNFood\n^\n', 'no_lines', null],
  ['a header alone', chaseStatement().split('\n').slice(0, 1).join('\n'), 'no_lines', null],
])('%s is refused: %s', (_, text, problem, line) => {
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
  ['CAMT', camtStatement().replace('>89.00<', '>89,0x<'), 'amount'],
  ['CAMT', camtStatement().replace('<Amt Ccy="EUR">89.00', '<Amt>89.00'), 'currency'],
  ['CAMT', camtStatement().replace('<CdtDbtInd>DBIT</CdtDbtInd>', '<CdtDbtInd>OUT</CdtDbtInd>'), 'sign'],
  ['MT940', mt940.replace('2601020102D64,25', '2613020102D64,25'), 'day'],
  ['OFX', ofx.replace('<TRNAMT>172.35', '<TRNAMT>172.3.5'), 'amount'],
  ['OFX', ofx.replace('<DTPOSTED>20260304<TRNAMT>172', '<DTPOSTED>20260399<TRNAMT>172'), 'day'],
])('of %s, a line that cannot be read is told: %s', (_, text, problem) => {
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
