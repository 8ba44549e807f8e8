import { describe, expect, test } from 'vitest';
import { brief, read } from '#tests/read-bank-statement.ts';
import { currency } from '../shared/money.ts';
import { readStatements } from './read-statements.ts';

const USD = currency('usd');

describe('CAMT', () => {
  const entry = (inside: string) =>
    `<Ntry><Amt Ccy="EUR">1526.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${inside}<BookgDt><DtTm>2026-03-04T00:30:00+02:00</DtTm></BookgDt></Ntry>`;
  const file = (inside: string, version = '13') =>
    `<?xml version="1.0"?><n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><n:BkToCstmrStmt>${inside}</n:BkToCstmrStmt></n:Document>`;
  const statement = (inside: string, number = '1') =>
    `<Stmt><Acct><Id><Othr><Id>${number}</Id></Othr></Id><Ccy>EUR</Ccy></Acct>${inside}</Stmt>`;
  const balance = (code: string, amount: string, way = 'CRDT') =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd><Dt><Dt>2026-03-04</Dt></Dt></Bal>`;

  test('of any year, with a prefix, and an account without IBAN', () => {
    expect(brief(file(statement(entry(''))))).toMatchObject([
      { account: '1', lines: [['2026-03-04', 152_600]] },
    ]);
  });
  test('a charge beside a part changes no entry', () => {
    const parts =
      '<NtryDtls><TxDtls><Amt Ccy="EUR">1500.00</Amt><Chrgs><Amt Ccy="EUR">26.00</Amt></Chrgs></TxDtls></NtryDtls>';
    expect(brief(file(statement(entry(parts))))[0]?.lines).toEqual([['2026-03-04', 152_600]]);
  });
  test('opens with where the day before closed, and may be overdrawn', () => {
    const inside =
      balance('PRCD', '26.00', 'DBIT') + balance('CLBD', '1500.00') + balance('CLAV', '9.00') + entry('');
    expect(brief(file(statement(inside)))[0]).toMatchObject({ difference: 0 });
  });
  test('several statements, one of them empty', () => {
    const empty = statement(balance('OPBD', '5.00') + balance('CLBD', '5.00'), '2');
    expect(
      brief(file(statement(entry('')) + empty)).map(({ account, lines }) => [account, lines.length]),
    ).toEqual([
      ['1', 1],
      ['2', 0],
    ]);
  });
  test('for information is left out', () => {
    const reading = read(file(statement(entry('<Sts><Cd>INFO</Cd></Sts>') + entry('<Sts>BOOK</Sts>'))));
    expect([reading.refused, reading.statements[0]?.lines.length]).toEqual([1, 1]);
  });
  test('a reversal whose sign only fits the other way round', () => {
    const inside = balance('OPBD', '2000.00') + balance('CLBD', '474.00') + entry('<RvslInd>true</RvslInd>');
    expect(brief(file(statement(inside)))[0]).toMatchObject({
      difference: 0,
      lines: [['2026-03-04', -152_600]],
    });
  });
  test.each([
    ['nothing to add up', ''],
    ['a pair that adds up either way', entry('<RvslInd>1</RvslInd>').replace('CRDT', 'DBIT')],
  ])('a reversal goes the way it says where there is %s', (_, other) => {
    const balances = other === '' ? '' : balance('OPBD', '5.00') + balance('CLBD', '5.00');
    const lines = brief(file(statement(balances + entry('<RvslInd>true</RvslInd>') + other)))[0]?.lines;
    expect(lines?.map(([, amount]) => amount)).toEqual(other === '' ? [152_600] : [152_600, -152_600]);
  });
  test('lines of several currencies add up each in its own', () => {
    const inside = balance('OPBD', '10.00') + balance('CLBD', '1536.00') + entry('');
    const dollars = inside.replaceAll('"EUR"', '"USD"').replaceAll('1536.00', '1535.99');
    expect(brief(file(statement(inside + dollars)))).toEqual([
      { account: '1', currency: 'eur', difference: 0, lines: [['2026-03-04', 152_600]] },
      { account: '1', currency: 'usd', difference: -1, lines: [['2026-03-04', 152_600]] },
    ]);
  });
  test('a line in another currency than its account’s is not counted in it', () => {
    const inside = balance('OPBD', '10.00') + balance('CLBD', '1536.00');
    const found = brief(file(statement(inside + entry('').replace('"EUR"', '"JPY"'))));
    expect(found).toEqual([
      { account: '1', currency: 'eur', difference: 152_600, lines: [] },
      { account: '1', currency: 'jpy', difference: null, lines: [['2026-03-04', 1526]] },
    ]);
  });
  test('words in CDATA and behind comments', () => {
    const words = '<!-- a < b --><AddtlNtryInf><![CDATA[Tom & Jerry <3]]> &#233;&#x20AC;</AddtlNtryInf>';
    expect(read(file(statement(entry(words)))).statements[0]?.lines[0]?.text).toBe('Tom & Jerry <3 é€');
  });
});

describe('MT940', () => {
  const message = (lines: readonly string[], closing = 'C260304EUR10,00') =>
    [
      ':20:A',
      ':25:NL91ABNA0417164300EUR',
      ':28C:1',
      ':60F:C260303EUR0,00',
      ...lines,
      `:62F:${closing}`,
      '-',
    ].join('\n');

  test.each([
    ['in SWIFT blocks', (text: string) => `{1:F01BANK}{2:O940}{4:\n${text}}`],
    ['with the ends of lines of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['plain', (text: string) => text],
  ])('%s', (_, dress) => {
    expect(brief(dress(message([':61:2603040304C10,00NTRFNONREF'])))).toEqual([
      { account: 'NL91ABNA0417164300', currency: 'eur', difference: 0, lines: [['2026-03-04', 1_000]] },
    ]);
  });
  test.each([
    [':61:2601011230C10,00NTRFX', '2025-12-30'],
    [':61:1412310105C10,00NTRFX', '2015-01-05'],
    [':61:260304C10,00NTRFX', '2026-03-04'],
    [':61:2603040229C10,00NTRFX', undefined],
  ])('%s was booked on %s', (line, day) => {
    const found = readStatements(message([line]), {});
    const booked = found.kind === 'read' ? found.statements[0]?.lines[0]?.bookedOn : undefined;
    expect(booked).toBe(day);
  });
  test.each([
    ['C10,00', 1_000],
    ['CR10,00', 1_000],
    ['D10,00', -1_000],
    ['D-10,00', -1_000],
    ['RC10,00', -1_000],
    ['RD10,00', 1_000],
  ])('the mark and amount %s come to %i', (written, amount) => {
    const text = message(
      [`:61:2603040304${written}NTRFX`],
      amount > 0 ? 'C260304EUR10,00' : 'D260304EUR10,00',
    );
    expect(brief(text)[0]).toMatchObject({ difference: 0, lines: [['2026-03-04', amount]] });
  });
  // Balances would turn a reversal that was read the wrong way. Here they cannot: its mark alone says where the money went.
  test.each([
    ['a pair that adds up either way', ['RC10,00', 'RD10,00'], 'C260304EUR0,00', 0, [-1_000, 1_000]],
    ['a credit taken back, a cent off', ['C30,00', 'RC10,00'], 'C260304EUR20,01', 1, [3_000, -1_000]],
    ['a debit given back, a cent off', ['D30,00', 'RD10,00'], 'D260304EUR20,01', -1, [-3_000, 1_000]],
    ['a third letter and no entry day', ['RCR10,00', 'RDR10,00'], 'C260304EUR0,00', 0, [-1_000, 1_000]],
  ])('%s: reversals go the way of their marks', (name, written, closing, difference, amounts) => {
    const days = name.includes('no entry day') ? '260304' : '2603040304';
    const text = message(
      written.map((one) => `:61:${days}${one}NTRFX`),
      closing,
    );
    const lines = amounts.map((amount) => ['2026-03-04', amount]);
    expect(brief(text)).toMatchObject([{ difference, lines }]);
    expect(read(text).statements[0]?.lines.map(({ isReversal }) => isReversal)).toEqual(
      written.map((one) => one.startsWith('R')),
    );
  });
  test('words of the Netherlands, and a long reference', () => {
    const about =
      ':86:/TRTP/SEPA/IBAN/IE29AIBK93115212345678/BIC/AIBK/NAME/Stripe Technology\nEurope/EREF/E-1/REMI/USTD//Payout ST-A1/';
    const line = read(
      message([':61:2603040304C10,00NTRF0123456789012345678901234567890//BANK-4567890123456789', about]),
    ).statements[0]?.lines[0];
    expect(line).toMatchObject({
      bankReference: 'BANK-4567890123456789',
      endToEndId: 'E-1',
      counterpartyAccount: 'IE29AIBK93115212345678',
      counterpartyName: 'Stripe TechnologyEurope',
      text: 'Payout ST-A1',
    });
  });
  test('free words of an American bank', () => {
    const line = read(message([':61:2603040304C10,00NTRFX', ':86:STRIPE\nTRANSFER ST-A1'])).statements[0]
      ?.lines[0];
    expect(line?.text).toBe('STRIPE TRANSFER ST-A1');
  });
  test('pages of one day are statements that follow on each other', () => {
    const text = `${message([':61:2603040304C10,00NTRFX']).replace(':62F:', ':62M:')}\n${message([':61:2603040304C1,00NTRFY'], 'C260304EUR11,00').replace(':60F:C260303EUR0,00', ':60M:C260304EUR10,00')}`;
    expect(brief(text).map(({ difference }) => difference)).toEqual([0, 0]);
  });
});

describe('OFX and QIF', () => {
  test('OFX 2, a card, a decimal comma, an entity, a correction that takes a line back', () => {
    const text = `<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?><OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS>
<CURDEF>EUR</CURDEF><CCACCTFROM><ACCTID>4</ACCTID></CCACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260304</DTPOSTED><TRNAMT>-1300,50</TRNAMT><FITID>1</FITID><NAME>Tom &amp; Co</NAME></STMTTRN>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260304</DTPOSTED><TRNAMT>-1,00</TRNAMT><FITID>2</FITID><CORRECTFITID>0</CORRECTFITID><CORRECTACTION>DELETE</CORRECTACTION></STMTTRN>
</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;
    const reading = read(text);
    expect(reading.refused).toBe(1);
    expect(reading.statements[0]?.lines).toMatchObject([{ amount: -130_050, text: 'Tom & Co' }]);
  });
  const account = (inside: string, after = '') =>
    `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>7</BANKACCTFROM><BANKTRANLIST>${inside}${after}<LEDGERBAL><BALAMT>9.00<DTASOF>20260306</LEDGERBAL></STMTRS></OFX>`;
  const transaction = (id: string, more = '') =>
    `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260305<TRNAMT>${id}.00<FITID>${id}<CHECKNUM>\n${more}`;
  test.each([
    ['each closed', '</STMTTRN>', '</BANKTRANLIST>'],
    ['none of them closed', '', '</BANKTRANLIST>'],
    ['not even their list closed', '', ''],
  ])('OFX 1: no transaction is lost with %s', (_, end, after) => {
    const text = account(`${transaction('1')}${end}${transaction('2')}${end}`, after);
    const [statement] = read(text).statements;
    expect(statement?.lines.map(({ amount, bankReference }) => [amount, bankReference])).toEqual([
      [100, '1'],
      [200, '2'],
    ]);
    expect(statement?.closing).toBe(900);
  });
  test.each([
    ['USD', '<CURRENCY><CURRATE>1.0<CURSYM>USD</CURRENCY>', []],
    ['no currency', '', []],
    ['one it was exchanged from', '<ORIGCURRENCY><CURRATE>1.1<CURSYM>EUR</ORIGCURRENCY>', []],
    ['EUR', '<CURRENCY><CURRATE>1.1<CURSYM>EUR</CURRENCY>', ['other_currency']],
    ['EUR behind an empty rate', '<CURRENCY><CURRATE><CURSYM>EUR</CURRENCY>', ['other_currency']],
  ])('OFX: an amount in %s on an account in dollars', (_, more, problems) => {
    const found = readStatements(account(`${transaction('1', more)}</STMTTRN>`, '</BANKTRANLIST>'), {});
    expect(found.kind === 'read' && found.unreadable.map(({ problem }) => problem)).toEqual(problems);
  });
  test('QIF of several accounts keeps their lines apart; of one, the file’s name for it says nothing', () => {
    const named = (name: string) => `!Account\nN${name}\nTBank\n^\n`;
    const booked = (...amounts: readonly string[]) =>
      `!Type:Bank\n${amounts.map((amount) => `D2026-01-05\nT${amount}\n^\n`).join('')}`;
    const list =
      '!Option:AutoSwitch\n!Account\nNMine\n^\nNYours\n^\n!Clear:AutoSwitch\n!Type:Cat\nNFood\n^\n';
    const told = (text: string) =>
      brief(text, { currency: USD }).map(({ account: whose, lines }) => [whose, lines.map(([, sum]) => sum)]);
    const mine = list + named('Mine') + booked('1.50');
    expect(told(mine)).toEqual([[null, [150]]]);
    expect(told(mine + named('Yours') + booked('2.50', '3.50'))).toEqual([
      ['Mine', [150]],
      ['Yours', [250, 350]],
    ]);
  });
  test('a balance older than the last line proves nothing', () => {
    const text =
      'OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>USD<BANKTRANLIST><STMTTRN><DTPOSTED>20260305<TRNAMT>1.00<FITID>1</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>9.00<DTASOF>20260304</LEDGERBAL></STMTRS></OFX>';
    expect(read(text, { currency: USD }).statements[0]?.closing).toBeNull();
  });
  test.each([
    ["D1/ 5'26", 'T-1,300.50', 'mdy', '2026-01-05', -130_050],
    ['D05.01.26', 'T1.300,50', 'dmy', '2026-01-05', 130_050],
    ['D2026-01-05', 'U12.5', undefined, '2026-01-05', 1_250],
  ] as const)('QIF: %s %s', (day, amount, dayOrder, bookedOn, minorAmount) => {
    const text = `!Account\nNMine\n^\n!Type:Bank\n${day}\n${amount}\nPStripe\nMPayout\nSFood\n$9.00\n^\n`;
    const [statement] = read(text, { currency: USD, ...(dayOrder && { dayOrder }) }).statements;
    expect(statement?.lines).toMatchObject([{ bookedOn, amount: minorAmount, text: 'Stripe Payout' }]);
  });
});
