import { DOLLARS, latin, rowsOf, type ToldStatement } from './told-statement.ts';

export const mt940 = (
  lines: readonly string[],
  { closing = 'C260304EUR10,00', opening = 'C260303EUR0,00' } = {},
) =>
  rowsOf(
    '\n',
    ...[':20:A', ':25:NL91ABNA0417164300EUR', ':28C:1', `:60F:${opening}`],
    ...[...lines, `:62F:${closing}`, '-'],
  );
const swift = (name: string, content: string, ...holds: readonly string[]): ToldStatement => ({
  ...{ name, content: Buffer.from(content), holds },
});

const mt940Statements: readonly ToldStatement[] = [
  swift(
    'MT940 in SWIFT blocks with the ends of lines of Windows',
    `{1:F01BANK}{2:O940}{4:\n${mt940([':61:2603040304C10,00NTRFNONREF'])}}`.replaceAll('\n', '\r\n'),
    '2026-03-04 1000 eur',
  ),
  swift(
    'MT940 whose entries are of the year before and after',
    mt940([':61:2601011230C4,00NTRFX', ':61:2512310105C6,00NTRFY'], { opening: 'C251230EUR0,00' }),
    '2025-12-30 400 eur',
    '2026-01-05 600 eur',
  ),
  swift(
    'MT940 with every mark there is',
    mt940(
      ['CR10,00', 'D-3,00', 'RC4,00', 'RD2,00', 'C20,', 'D0,5'].map((mark) => `:61:2603040304${mark}NTRFX`),
      { closing: 'C260304EUR24,50' },
    ),
    ...[1000, -300, -400, 200, 2000, -50].map((amount) => `2026-03-04 ${amount} eur`),
  ),
  // These add up whichever way the reversals are read: only their marks say it.
  swift(
    'MT940 with a credit taken back and a debit given back, as much as each other',
    mt940(['C10,00', 'RC4,00', 'RD4,00'].map((mark) => `:61:2603040304${mark}NTRFX`)),
    ...[1000, -400, 400].map((amount) => `2026-03-04 ${amount} eur`),
  ),
  swift(
    'MT940 with a debit given back for every credit taken back',
    mt940(['RD7,00', 'C10,00', 'RC2,50', 'RC4,50'].map((mark) => `:61:2603040304${mark}NTRFX`)),
    ...[700, 1000, -250, -450].map((amount) => `2026-03-04 ${amount} eur`),
  ),
  swift(
    'MT940 of the Netherlands, overdrawn',
    mt940(
      [
        ':61:2603040304D10,00NTRF0123456789//BANK-4567890',
        ':86:/TRTP/SEPA/IBAN/IE29AIBK93115212345678/NAME/Stripe Technology\nEurope/EREF/E-1/REMI/USTD//Payout ST-A1/',
      ],
      { closing: 'D260304EUR10,00' },
    ),
    '2026-03-04 -1000 eur',
  ),
  swift(
    'MT940 of one day on two pages',
    mt940([':61:2603040304C10,00NTRFX']).replace(':62F:', ':62M:') +
      mt940([':61:2603040304C1,00NTRFY'], { closing: 'C260304EUR11,00' }).replace(
        ':60F:C260303EUR0,00',
        ':60M:C260304EUR10,00',
      ),
    '2026-03-04 1000 eur',
    '2026-03-04 100 eur',
  ),
  swift(
    'MT940 in yen, with free words',
    mt940([':61:2603040304C10000,NTRFX', ':86:STRIPE\nTRANSFER ST-A1'], {
      opening: 'C260303JPY0,',
      closing: 'C260304JPY10000,',
    }),
    '2026-03-04 10000 jpy',
  ),
];

const ofx2 = (inside: string) =>
  `<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?><OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS>${inside}</CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;
const ofx1 = (inside: string, head = 'ENCODING:UTF-8') =>
  `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n${head}\n\n<OFX><STMTRS>${inside}</STMTRS></OFX>`;

const ofxStatements: readonly ToldStatement[] = [
  {
    name: 'OFX 2 of a card, with a decimal comma and a line taken back',
    content: Buffer.from(
      ofx2(
        '<CURDEF>EUR</CURDEF><CCACCTFROM><ACCTID>4</ACCTID></CCACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260304</DTPOSTED><TRNAMT>-1300,50</TRNAMT><FITID>1</FITID><NAME>Tom &amp; Co</NAME></STMTTRN><STMTTRN><DTPOSTED>20260304</DTPOSTED><TRNAMT>-1,00</TRNAMT><FITID>2</FITID><CORRECTFITID>0</CORRECTFITID><CORRECTACTION>DELETE</CORRECTACTION></STMTTRN></BANKTRANLIST>',
      ),
    ),
    holds: ['2026-03-04 -130050 eur'],
  },
  {
    name: 'QFX without an account, and a balance older than its last line',
    content: Buffer.from(
      ofx1(
        '<CURDEF>USD<BANKTRANLIST><STMTTRN><DTPOSTED>20260305120000.000[0:GMT]<TRNAMT>+1.00<FITID>1</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>9.00<DTASOF>20260304</LEDGERBAL><INTU.BID>3000',
      ),
    ),
    answers: DOLLARS,
    holds: ['2026-03-05 100 usd'],
  },
  {
    name: 'OFX in yen that says ASCII and is Windows-1252',
    content: latin(
      ofx1(
        '<CURDEF>JPY<BANKACCTFROM><ACCTID>77</BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20260304<TRNAMT>48000<FITID>1<NAME>Café</STMTTRN></BANKTRANLIST>',
        'ENCODING:USASCII\nCHARSET:NONE',
      ),
    ),
    holds: ['2026-03-04 48000 jpy'],
  },
];

const qif = (day: string, amount: string) =>
  Buffer.from(`!Account\nNMine\n^\n!Type:Bank\n${day}\n${amount}\nPStripe\nMPayout\nSFood\n$9.00\n^\n`);

const qifStatements: readonly ToldStatement[] = [
  {
    name: 'QIF of America, with an apostrophe for the century',
    content: qif("D1/ 5'26", 'T-1,300.50'),
    answers: { ...DOLLARS, day_order: 'mdy' },
    holds: ['2026-01-05 -130050 usd'],
  },
  {
    name: 'QIF of Europe, with points and commas',
    content: qif('D25.01.26', 'T1.300,50'),
    answers: { account_name: 'Giro', currency: 'eur' },
    holds: ['2026-01-25 130050 eur'],
  },
  {
    name: 'QIF with two equal lines, which are two',
    content: Buffer.from('!Type:Bank\nD2026-01-05\nU12.5\nPA\n^\nD2026-01-05\nU12.5\nPA\n^\n'),
    answers: DOLLARS,
    holds: ['2026-01-05 1250 usd', '2026-01-05 1250 usd'],
  },
];

export const textStatements: readonly ToldStatement[] = [
  ...mt940Statements,
  ...ofxStatements,
  ...qifStatements,
];
