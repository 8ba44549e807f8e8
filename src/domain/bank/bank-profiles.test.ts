import { describe, expect, test } from 'vitest';
import { brief, read } from '#tests/read-bank-statement.ts';
import { currency } from '../shared/money.ts';

const USD = currency('usd');

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
