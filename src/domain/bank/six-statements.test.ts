import { expect, test } from 'vitest';
import {
  camtStatement,
  chaseStatement,
  deutscheBankStatement,
  mt940Statement,
  ofxStatement,
  revolutStatement,
} from '#tests/factories/bank-file.ts';
import { currency } from '../shared/money.ts';
import { readStatements } from './read-statements.ts';
import { statementDifference, withBothBalances } from './statement-balance.ts';

const [EUR, USD] = [currency('eur'), currency('usd')];

function read(text: string, chosen?: typeof USD) {
  const reading = readStatements(text, { currency: chosen });
  if (reading.kind !== 'read') throw new Error(`not read: ${JSON.stringify(reading)}`);
  return reading;
}
const only = (text: string, chosen?: typeof USD) => {
  const { statements, unreadable } = read(text, chosen);
  expect(unreadable).toEqual([]);
  const [statement] = statements;
  if (!statement || statements.length > 1) throw new Error(`${statements.length} statements`);
  return statement;
};
const amounts = (lines: readonly { amount: number }[]) => lines.map(({ amount }) => amount);

test.each(['02', '08'] as const)(
  'CAMT.053.001.%s: twins, a batch, a reversal, and what is pending',
  (version) => {
    const statement = only(camtStatement(version));
    expect(statement).toMatchObject({ account: 'DE89370400440532013000', currency: EUR, sequence: '44' });
    expect([statement.opening, statement.closing, statementDifference(statement)]).toEqual([
      1_234_055, 1_478_673, 0,
    ]);
    expect(amounts(statement.lines)).toEqual([148_237, 148_237, -8_900, 25_000, -42_956, -25_000, 7_770]);
    expect(statement.lines[0]).toMatchObject({
      bookedOn: '2026-03-04',
      bankReference: 'R1',
      endToEndId: null,
      text: 'STRIPE PAYOUT 20260304ABCDEF',
      counterpartyName: 'Stripe Technology Europe Ltd',
      counterpartyAccount: 'IE29AIBK93115212345678',
      typeCode: 'PMNT/RCDT/ESCT',
      status: 'booked',
    });
    expect(statement.lines[2]?.text).toBe('Bürobedarf Müller & Sohn');
    expect(statement.lines[4]?.text).toBe('Rent Power');
    expect(statement.lines.map(({ isReversal }) => isReversal).indexOf(true)).toBe(5);
    expect(statement.lines[6]?.status).toBe('pending');
  },
);

test('both years of CAMT tell the same', () => {
  const bare = (version: '02' | '08') =>
    only(camtStatement(version)).lines.map(({ raw: _, lineNumber: __, ...line }) => line);
  expect(bare('02')).toEqual(bare('08'));
});

test('MT940: the turn of the year, a reversed credit, a bare comma, a name in two parts', () => {
  const statement = only(mt940Statement().toString('latin1'));
  expect(statement).toMatchObject({ account: '37040044/0532013000', currency: EUR, sequence: '1/1' });
  expect([statement.opening, statement.closing, statementDifference(statement)]).toEqual([
    500_000, 585_575, 0,
  ]);
  expect(amounts(statement.lines)).toEqual([31_840, -6_425, 90_000, -31_840, 2_000]);
  expect(statement.lines[0]).toMatchObject({
    bookedOn: '2025-12-31',
    valuedOn: '2026-01-02',
    bankReference: 'B1',
    endToEndId: null,
    text: 'STRIPE PAYOUT MÄRZ',
    counterpartyName: 'Stripe Technology Europe Ltd',
  });
  expect(statement.lines[2]?.counterpartyName).toBe('Café Grün GmbH');
  expect(statement.lines[3]?.isReversal).toBe(true);
});

test('OFX 1: one number for two lines, a zone that moves no day, a balance to count back from', () => {
  const statement = only(ofxStatement().toString('latin1'));
  expect(statement).toMatchObject({ account: '121000248 9876543210', currency: USD, closing: 487_609 });
  expect(amounts(statement.lines)).toEqual([120_415, 120_415, 17_235, -1_500]);
  expect(statement.lines.map(({ bankReference }) => bankReference)).toEqual(['F1', 'F2', 'F3', 'F3']);
  expect(statement.lines[0]).toMatchObject({ bookedOn: '2026-03-03', text: 'STRIPE TRANSFER ST-A1' });
  expect(statement.lines[2]?.text).toBe('WIRE Café Montréal');
  expect(withBothBalances(statement).opening).toBe(231_044);
});

test('Chase: newest first, a comma too many, balances that follow on each other', () => {
  const reading = readStatements(chaseStatement(), {});
  expect(reading).toMatchObject({ kind: 'asks', bank: 'Chase', asks: ['account'] });
  const statement = only(chaseStatement(), USD);
  expect(statement).toMatchObject({ account: null, currency: USD, from: '2026-03-03', to: '2026-03-06' });
  expect([statement.opening, statement.closing, statementDifference(statement)]).toEqual([
    800_000, 993_815, 0,
  ]);
  expect(amounts(statement.lines)).toEqual([-4_210, 131_005, 7_500, 7_500, -12_000, 64_020]);
  expect(statement.lines[2]?.text).toBe('ACME, INC');
});

test('Deutsche Bank: cut zeros, an open quote, and only the balance at the end counts', () => {
  const statement = only(deutscheBankStatement().slice(1));
  expect(statement).toMatchObject({
    account: 'DE89370400440532013000',
    currency: EUR,
    opening: null,
    closing: 438_370,
  });
  expect(amounts(statement.lines)).toEqual([123_450, -10_080, 75_000]);
  expect(statement.lines[0]).toMatchObject({
    bookedOn: '2026-03-04',
    text: '"STRIPE AUSZAHLUNG',
    counterpartyName: 'Stripe Technology Europe Ltd',
    endToEndId: null,
  });
  expect(withBothBalances(statement).opening).toBe(250_000);
});

test('Revolut: the total with its fee, states, and yen without cents', () => {
  const { statements, refused } = read(revolutStatement().slice(1));
  expect(refused).toBe(1);
  expect(statements.map(({ account, currency: code }) => [account, code])).toEqual([
    ['Revolut Main', 'eur'],
    ['Revolut Tokyo', 'jpy'],
  ]);
  const [euro, yen] = statements;
  if (!euro || !yen) throw new Error('two accounts');
  expect([euro.opening, euro.closing, statementDifference(euro)]).toEqual([50_000, 101_183, 0]);
  expect(euro.lines.map(({ amount, status }) => [amount, status])).toEqual([
    [5_000, 'pending'],
    [-10_000, 'booked'],
    [-20_050, 'booked'],
    [81_233, 'booked'],
  ]);
  expect(amounts(yen.lines)).toEqual([48_000]);
});
