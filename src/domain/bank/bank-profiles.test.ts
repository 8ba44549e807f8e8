import { describe, expect, test } from 'vitest';
import { type Currency, currency } from '../shared/money.ts';
import { readStatements } from './read-statements.ts';
import { statementDifference } from './statement-balance.ts';
import type { DayOrder } from './written-day.ts';

type Told = Readonly<{ dayOrder?: DayOrder; currency?: Currency }>;
function read(text: string, told: Told = {}) {
  const reading = readStatements(text, told);
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
  expect(reading.unreadable).toEqual([]);
  return reading;
}
const USD = currency('usd');
const brief = (text: string, told?: Told) =>
  read(text, told).statements.map((statement) => ({
    account: statement.account,
    currency: statement.currency as string,
    difference: statementDifference(statement) as number | null,
    lines: statement.lines.map(({ bookedOn, amount }) => [bookedOn, amount] as const),
  }));

describe('profiles of banks', () => {
  test('Bank of America: a block above, thousands, a row that is only a balance', () => {
    const text = [
      'Description,,Summary Amt.',
      'Beginning balance as of 03/01/2026,,"1,000.00"',
      'Total credits,,"1,300.00"',
      'Total debits,,"-50.00"',
      'Ending balance as of 03/31/2026,,"2,250.00"',
      '',
      'Date,Description,Amount,Running Bal.',
      '03/01/2026,Beginning balance as of 03/01/2026,,"1,000.00"',
      '03/04/2026,"STRIPE DES:TRANSFER ID:ST-A1 INDN:Shop","1,300.00","2,300.00"',
      '03/05/2026,"RENT","-50.00","2,250.00"',
    ].join('\r\n');
    expect(brief(text, { currency: USD })).toEqual([
      {
        account: null,
        currency: 'usd',
        difference: 0,
        lines: [
          ['2026-03-04', 130_000],
          ['2026-03-05', -5_000],
        ],
      },
    ]);
  });

  test('Wells Fargo: no header, known by its shape', () => {
    const text =
      '"03/05/2026","-50.00","*","","RENT"\n"03/04/2026","1300.00","*","","STRIPE TRANSFER ST-A1"\n';
    expect(read(text, { currency: USD }).bank).toBe('Wells Fargo');
    expect(brief(text, { currency: USD })).toEqual([
      {
        account: null,
        currency: 'usd',
        difference: null,
        lines: [
          ['2026-03-05', -5_000],
          ['2026-03-04', 130_000],
        ],
      },
    ]);
  });

  test('Deutsche Bank before: the amount in one of two columns, the first negative already', () => {
    const text = [
      'Umsätze;;;;;;',
      'Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Betrag;Soll;Haben;Währung',
      '04.03.2026;04.03.2026;Gutschrift;Stripe;Payout;IE29;A;N;;;1.300,00;EUR',
      '05.03.2026;05.03.2026;Lastschrift;Rent;Rent;DE02;B;N;;-50,00;;EUR',
    ].join('\n');
    expect(brief(text, { currency: currency('eur') })).toEqual([
      {
        account: null,
        currency: 'eur',
        difference: null,
        lines: [
          ['2026-03-04', 130_000],
          ['2026-03-05', -5_000],
        ],
      },
    ]);
  });

  test.each([
    [
      ';',
      'Datum',
      'Naam / Omschrijving',
      'Rekening',
      'Tegenrekening',
      'Code',
      'Af Bij',
      'Bedrag (EUR)',
      'MutatieSoort',
      'Mededelingen',
      'Saldo na mutatie',
      'Tag',
      'Af',
      'Bij',
    ],
    [
      ',',
      'Date',
      'Name / Description',
      'Account',
      'Counterparty',
      'Code',
      'Debit/credit',
      'Amount (EUR)',
      'Transaction type',
      'Notifications',
      'Resulting balance',
      'Tag',
      'Debit',
      'Credit',
    ],
  ])(
    'ING of the Netherlands with %j: amounts without a sign, the word beside them decides',
    (mark, ...words) => {
      const [out, into] = words.slice(11);
      const row = (...cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(mark);
      const text = [
        row(...words.slice(0, 11)),
        row(
          '20260305',
          'Rent',
          'NL91ABNA0417164300',
          'NL02',
          'BA',
          out ?? '',
          '50,00',
          'Pay',
          'Rent',
          '1.250,00',
          '',
        ),
        row(
          '20260304',
          'Stripe',
          'NL91ABNA0417164300',
          'IE29',
          'OV',
          into ?? '',
          '1300,00',
          'Transfer',
          'Payout',
          '1.300,00',
          '',
        ),
      ].join('\n');
      expect(brief(text)).toEqual([
        {
          ...{ account: 'NL91ABNA0417164300', currency: 'eur', difference: 0 },
          lines: [
            ['2026-03-05', -5_000],
            ['2026-03-04', 130_000],
          ],
        },
      ]);
    },
  );

  test('ING of Germany: the number above, a column for a tag, one name twice', () => {
    const text = [
      'Umsatzanzeige;Datei erstellt am: 06.03.2026 08:00',
      '',
      'IBAN;DE89 3704 0044 0532 0130 00',
      'Kontoname;Girokonto',
      '',
      'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Notiz;Verwendungszweck;Saldo;Währung;Betrag;Währung',
      '05.03.2026;05.03.2026;Vermieter;Lastschrift;;Miete;1.250,00;EUR;-50,00;EUR',
      '04.03.2026;04.03.2026;Stripe;Gutschrift;;Auszahlung;1.300,00;EUR;1.300,00;EUR',
    ].join('\n');
    expect(brief(text)).toEqual([
      {
        ...{ account: 'DE89370400440532013000', currency: 'eur', difference: 0 },
        lines: [
          ['2026-03-05', -5_000],
          ['2026-03-04', 130_000],
        ],
      },
    ]);
  });

  test.each([
    ['dmy', '14-03-2026', {}],
    ['ymd', '2026-03-14', {}],
    ['dmy', '04-03-2026', { dayOrder: 'dmy' as const }],
  ])('Wise with days %s', (_, day, told) => {
    const text = [
      'TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Payer Name',
      `CARD-1,${day},-50.00,EUR,Rent,,1250.00,`,
      `TRANSFER-1,${day},1300.00,EUR,Payout,ST-A1,1300.00,Stripe`,
    ].join('\n');
    const [statement] = brief(text, told);
    expect(statement).toMatchObject({ account: 'Wise', currency: 'eur', difference: 0 });
    expect(statement?.lines.map(([, amount]) => amount)).toEqual([-5_000, 130_000]);
  });

  test('Mercury: every account in one file, what failed is left out, what is pending waits', () => {
    const row = (day: string, amount: string, status: string, account: string) =>
      `${day},Stripe,${amount},${status},${account},STRIPE TRANSFER,,,,,,,,,,,,,TRACE1`;
    const text = [
      'Date (UTC),Description,Amount,Status,Source Account,Bank Description,Reference,Note,Last Four Digits,Name On Card,Mercury Category,Category,GL Code,Timestamp,Original Currency,Check Number,Tags,Cardholder Email,Tracking ID',
      row('03-06-2026', '9.00', 'Failed', 'Checking'),
      row('03-05-2026', '5.00', 'Pending', 'Checking'),
      row('03-04-2026', '1300.00', 'Sent', 'Checking'),
      row('03-04-2026', '1.00', 'Sent', 'Savings'),
    ].join('\n');
    const reading = read(text);
    expect(reading.refused).toBe(1);
    expect(
      reading.statements.map(({ account, lines }) => [account, lines.map(({ status }) => status)]),
    ).toEqual([
      ['Mercury Checking', ['pending', 'booked']],
      ['Mercury Savings', ['booked']],
    ]);
    expect(reading.statements[0]?.lines[1]?.bankReference).toBe('TRACE1');
  });

  test('a header that comes again, and a row of totals below, are no lines', () => {
    const header = 'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #';
    const row = 'CREDIT,03/04/2026,A,1.00,ACH,1.00,,';
    const text = [
      header,
      row,
      header,
      row.replace('A,1.00,ACH,1.00', 'B,1.00,ACH,2.00'),
      ',Total,,2.00,,,',
    ].join('\n');
    expect(brief(text, { currency: USD })[0]?.lines).toHaveLength(2);
  });
});

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
