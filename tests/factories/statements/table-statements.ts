import { DOLLARS, latin, payoutAndRent, rowsOf, type ToldStatement, utf16 } from './told-statement.ts';

/** A tenth in everyday runs. */
const LONG = process.env.SAFETY_FULL ? 100_000 : 10_000;
const EUROS = { account_name: 'Giro', currency: 'eur' };
const CHASE_HEADER = 'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #';
const chaseRow = (nth: number) =>
  `CREDIT,0${1 + (nth % 9)}/1${nth % 9}/2026,"STRIPE ${nth}, TRANSFER",${(nth % 7919) + 1}.${String(nth % 100).padStart(2, '0')},ACH_CREDIT,,,`;
const quoted = (mark: string, ...cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(mark);

function dutch(mark: string, words: readonly string[], [out, into]: readonly [string, string]): string {
  const own = ['NL91ABNA0417164300'];
  return rowsOf(
    '\n',
    quoted(mark, ...words),
    quoted(
      mark,
      '20260304',
      'Stripe',
      ...own,
      'IE29',
      'OV',
      into,
      '1300,00',
      'Transfer',
      'Payout',
      '1.300,00',
      '',
    ),
    quoted(mark, '20260305', 'Rent', ...own, 'NL02', 'BA', out, '50,00', 'Pay', 'Rent', '1.250,00', ''),
  );
}
const mercury = (day: string, amount: string, status: string, account: string) =>
  `${day},Stripe,${amount},${status},${account},STRIPE TRANSFER,,,,,,,,,,,,,TRACE1`;
const mapped = (columns: object, dayOrder: string, decimal: string, answers = EUROS) => ({
  ...answers,
  mapping: JSON.stringify({ columns, text: [1], dayOrder, decimal }),
});

export const tableStatements: readonly ToldStatement[] = [
  {
    name: 'Bank of America, with a block above and a row that is only a balance',
    content: Buffer.from(
      rowsOf(
        '\r\n',
        ...['Description,,Summary Amt.', 'Beginning balance as of 03/01/2026,,"1,000.00"'],
        ...[
          'Total credits,,"1,300.00"',
          'Total debits,,"-50.00"',
          'Ending balance as of 03/31/2026,,"2,250.00"',
          '',
        ],
        ...[
          'Date,Description,Amount,Running Bal.',
          '03/01/2026,Beginning balance as of 03/01/2026,,"1,000.00"',
        ],
        '03/04/2026,"STRIPE DES:TRANSFER ID:ST-A1 INDN:Shop","1,300.00","2,300.00"',
        '03/05/2026,"RENT","-50.00","2,250.00"',
      ),
    ),
    answers: DOLLARS,
    holds: payoutAndRent('usd'),
  },
  {
    name: 'Wells Fargo, without a header',
    content: Buffer.from(
      '"03/05/2026","-50.00","*","","RENT"\n"03/04/2026","1300.00","*","","STRIPE TRANSFER ST-A1"\n',
    ),
    answers: DOLLARS,
    holds: payoutAndRent('usd').toReversed(),
  },
  {
    name: 'Deutsche Bank before, in Latin-1',
    content: latin(
      rowsOf(
        '\n',
        'Umsätze;;;;;;',
        'Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Betrag;Soll;Haben;Währung',
        '04.03.2026;04.03.2026;Gutschrift;Stripe;Payout;IE29;A;N;;;1.300,00;EUR',
        '05.03.2026;05.03.2026;Lastschrift;Müller;Miete;DE02;B;N;;-50,00;;EUR',
      ),
    ),
    answers: EUROS,
    holds: payoutAndRent('eur'),
  },
  {
    name: 'ING of the Netherlands in Dutch',
    content: Buffer.from(
      dutch(
        ';',
        'Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);MutatieSoort;Mededelingen;Saldo na mutatie;Tag'.split(
          ';',
        ),
        ['Af', 'Bij'],
      ),
    ),
    holds: payoutAndRent('eur'),
  },
  {
    name: 'ING of the Netherlands in English',
    content: Buffer.from(
      dutch(
        ',',
        'Date,Name / Description,Account,Counterparty,Code,Debit/credit,Amount (EUR),Transaction type,Notifications,Resulting balance,Tag'.split(
          ',',
        ),
        ['Debit', 'Credit'],
      ),
    ),
    holds: payoutAndRent('eur'),
  },
  {
    name: 'ING of Germany, with a column for a tag and one name twice, in Latin-1',
    content: latin(
      rowsOf(
        '\n',
        ...['Umsatzanzeige;Datei erstellt am: 06.03.2026 08:00', '', 'IBAN;DE89 3704 0044 0532 0130 00', ''],
        'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Notiz;Verwendungszweck;Saldo;Währung;Betrag;Währung',
        '05.03.2026;05.03.2026;Vermieter;Lastschrift;;Miete;1.250,00;EUR;-50,00;EUR',
        '04.03.2026;04.03.2026;Stripe;Gutschrift;;Auszahlung;1.300,00;EUR;1.300,00;EUR',
      ),
    ),
    holds: payoutAndRent('eur').toReversed(),
  },
  {
    name: 'Wise, whose days somebody has to explain',
    content: Buffer.from(
      rowsOf(
        '\n',
        'TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Payer Name',
        ...[
          'CARD-1,05-03-2026,-50.00,EUR,Rent,,1250.00,',
          'TRANSFER-1,04-03-2026,1300.00,EUR,Payout,ST-A1,1300.00,Stripe',
        ],
      ),
    ),
    answers: { day_order: 'dmy' },
    holds: payoutAndRent('eur').toReversed(),
  },
  {
    name: 'Mercury, with every account in one file',
    content: Buffer.from(
      rowsOf(
        '\n',
        'Date (UTC),Description,Amount,Status,Source Account,Bank Description,Reference,Note,Last Four Digits,Name On Card,Mercury Category,Category,GL Code,Timestamp,Original Currency,Check Number,Tags,Cardholder Email,Tracking ID',
        ...[
          mercury('03-06-2026', '9.00', 'Failed', 'Checking'),
          mercury('03-05-2026', '5.00', 'Pending', 'Checking'),
        ],
        ...[
          mercury('03-04-2026', '1300.00', 'Sent', 'Checking'),
          mercury('03-04-2026', '-1.00', 'Sent', 'Savings'),
        ],
      ),
    ),
    answers: DOLLARS,
    holds: ['2026-03-05 500 usd pending', '2026-03-04 130000 usd', '2026-03-04 -100 usd'],
  },
  {
    name: 'Chase in UTF-16, with its header twice and a row of totals',
    content: utf16(
      rowsOf(
        '\n',
        ...[
          CHASE_HEADER,
          'CREDIT,03/04/2026,A,1.00,ACH,1.00,,',
          CHASE_HEADER,
          'CREDIT,03/04/2026,B,1.00,ACH,2.00,,',
        ],
        ',Total,,2.00,,,',
      ),
    ),
    answers: DOLLARS,
    holds: ['2026-03-04 100 usd', '2026-03-04 100 usd'],
  },
  {
    name: 'a bank nobody knows, with a column for each way, apostrophes and long minus signs',
    content: Buffer.from(
      rowsOf(
        '\r\n',
        'Tag;Was;Ausgang;Eingang',
        ...["04.03.2026;Auszahlung;;1'300.00", '05.03.2026;Miete;\u221250.00;'],
      ),
    ),
    answers: mapped({ booked: 0, out: 2, in: 3 }, 'dmy', '.'),
    holds: payoutAndRent('eur'),
  },
  {
    name: 'a bank nobody knows, with brackets and a minus behind, in dinars of three digits',
    content: Buffer.from(
      'Day;What;How much\n2026-03-04;Payout;1.300,125\n2026-03-05;Rent;(50,5)\n2026-03-06;Fee;0,001-\n',
    ),
    answers: mapped({ booked: 0, amount: 2 }, 'ymd', ',', { account_name: 'Gulf', currency: 'kwd' }),
    holds: ['2026-03-04 1300125 kwd', '2026-03-05 -50500 kwd', '2026-03-06 -1 kwd'],
  },
  {
    name: `${LONG} lines`,
    content: Buffer.from(
      rowsOf(
        '\n',
        CHASE_HEADER.replace('Details', 'Detail'),
        ...Array.from({ length: LONG }, (_, nth) => chaseRow(nth)),
      ),
    ),
    answers: {
      ...{ account_name: 'Long', currency: 'usd' },
      mapping: JSON.stringify({
        columns: { booked: 1, amount: 3 },
        text: [2],
        dayOrder: 'mdy',
        decimal: '.',
      }),
    },
    holds: Array.from(
      { length: LONG },
      (_, nth) => `2026-0${1 + (nth % 9)}-1${nth % 9} ${((nth % 7919) + 1) * 100 + (nth % 100)} usd`,
    ),
  },
];
