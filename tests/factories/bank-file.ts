/** Six statements of made-up merchants, as their banks would write them. Each closes to the cent. */

const camtEntry = (
  fields: Readonly<{ amount: string; way: 'CRDT' | 'DBIT'; status: string; day: string; inside: string }>,
) => `
      <Ntry>
        <Amt Ccy="EUR">${fields.amount}</Amt>
        <CdtDbtInd>${fields.way}</CdtDbtInd>
        ${fields.inside.includes('RvslInd') ? '<RvslInd>true</RvslInd>' : ''}
        <Sts>${fields.status}</Sts>
        <BookgDt><Dt>${fields.day}</Dt></BookgDt>
        <ValDt><Dt>${fields.day}</Dt></ValDt>
        ${fields.inside.replace('RvslInd', '')}
      </Ntry>`;

const balance = (code: string, amount: string, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

const stripe = (version: '02' | '08', reference: string, text: string) => {
  const name = 'Stripe Technology Europe Ltd';
  return `<AcctSvcrRef>${reference}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
        <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
          <RltdPties><Dbtr>${version === '02' ? `<Nm>${name}</Nm>` : `<Pty><Nm>${name}</Nm></Pty>`}</Dbtr><DbtrAcct><Id><IBAN>IE29AIBK93115212345678</IBAN></Id></DbtrAcct></RltdPties>
          <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls>`;
};

/** The first statement, in an old and in a newer year of its format. Closing may be told wrong. */
export function camtStatement(version: '02' | '08' = '08', closing = '14786.73'): string {
  const status = (code: string) => (version === '02' ? code : `<Cd>${code}</Cd>`);
  const entry = (amount: string, way: 'CRDT' | 'DBIT', inside: string, code = 'BOOK') =>
    camtEntry({ amount, way, inside, status: status(code), day: '2026-03-04' });
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-03-05T04:00:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>S-1</Id><ElctrncSeqNb>44</ElctrncSeqNb>
      <Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>
      ${balance('OPBD', '12340.55', '2026-03-04')}
      ${balance('CLBD', closing, '2026-03-04')}
      ${entry('1482.37', 'CRDT', stripe(version, 'R1', 'STRIPE PAYOUT 20260304ABCDEF'))}
      ${entry('1482.37', 'CRDT', stripe(version, 'R2', 'STRIPE'))}
      ${entry('89.00', 'DBIT', '<AddtlNtryInf>Bürobedarf Müller &amp; Sohn</AddtlNtryInf>')}
      ${entry('250.00', 'CRDT', '<AcctSvcrRef>R4</AcctSvcrRef>')}
      ${entry(
        '429.56',
        'DBIT',
        `<NtryDtls><Btch><NbOfTxs>2</NbOfTxs><TtlAmt>429.56</TtlAmt></Btch>
          <TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">329.56</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>Rent</Ustrd></RmtInf></TxDtls>
          <TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">100.00</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>Power</Ustrd></RmtInf></TxDtls></NtryDtls>`,
      )}
      ${entry('250.00', 'DBIT', 'RvslInd<AcctSvcrRef>R6</AcctSvcrRef>')}
      ${entry('77.70', 'CRDT', '<AddtlNtryInf>Not yet</AddtlNtryInf>', 'PDNG')}
    </Stmt>
  </BkToCstmrStmt>
</Document>
`;
}

/** The second: over the turn of a year, with a payout that went back. In Latin-1 with the ends of lines of Windows. */
export const mt940Statement = (): Buffer =>
  Buffer.from(
    [
      ':20:STARTUMS',
      ':25:37040044/0532013000',
      ':28C:1/1',
      ':60F:C251230EUR5000,00',
      ':61:2601021231C318,40NTRFNONREF//B1',
      ':86:166?00GUTSCHRIFT?20EREF+NOTPROVIDED?21SVWZ+STRIPE PAYOUT?22 MÄRZ?30AIBKIE2D?31IE29AIBK93115212345678?32Stripe Technology Europe Lt?33d',
      ':61:2601020102D64,25NDDTNONREF//B2',
      ':86:105?00LASTSCHRIFT?20SVWZ+STRIPE?32Stripe Technology Europe Lt?33d',
      ':61:2601030103C900,00NTRFNONREF//B3',
      ':86:166?00GUTSCHRIFT?20SVWZ+Invoice 17?32Café Grün GmbH',
      ':61:2601050105RC318,40NTRFNONREF//B4',
      ':86:166?00STORNO?20SVWZ+STORNO STRIPE PAYOUT',
      ':61:2601050105C20,NTRFNONREF//B5',
      ':86:166?00GUTSCHRIFT?20SVWZ+Small change',
      ':62F:C260105EUR5855,75',
      '-',
      '',
    ].join('\r\n'),
    'latin1',
  );

/** The third: SGML without ends, in Windows-1252, with one number for a wire and its fee. */
export const ofxStatement = (): Buffer =>
  Buffer.from(
    `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>121000248<ACCTID>9876543210<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260301<DTEND>20260306
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260303230000[-5:EST]<TRNAMT>1204.15<FITID>F1<NAME>STRIPE<MEMO>TRANSFER ST-A1</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260303230000[-5:EST]<TRNAMT>+1204.15<FITID>F2<NAME>STRIPE<MEMO>TRANSFER ST-A2</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260304<TRNAMT>172.35<FITID>F3<NAME>WIRE Café Montréal</STMTTRN>
<STMTTRN><TRNTYPE>FEE<DTPOSTED>20260304<TRNAMT>-15.00<FITID>F3<NAME>WIRE FEE</STMTTRN>
</BANKTRANLIST>
<LEDGERBAL><BALAMT>4876.09<DTASOF>20260306</LEDGERBAL>
<AVAILBAL><BALAMT>4800.00<DTASOF>20260306</AVAILBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`,
    'latin1',
  );

const CHASE_HEADER = 'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #';

/** The fourth, newest first and with a comma too many in each row; the second file tells the last days again, and one line more. */
export const chaseStatement = (): string =>
  [
    CHASE_HEADER,
    'DEBIT,03/06/2026,ORIG CO NAME:STRIPE CO ENTRY DESCR:TRANSFER,-42.10,ACH_DEBIT,9938.15,,',
    'CREDIT,03/06/2026,ORIG CO NAME:STRIPE CO ENTRY DESCR:TRANSFER TRACE#:091000012345678,1310.05,ACH_CREDIT,9980.25,,',
    'CREDIT,03/05/2026,"ACME, INC",75.00,ACH_CREDIT,8670.20,,',
    'CREDIT,03/05/2026,"ACME, INC",75.00,ACH_CREDIT,8595.20,,',
    'DEBIT,03/04/2026,OFFICE RENT,-120.00,ACH_DEBIT,8520.20,,',
    'CREDIT,03/03/2026,ORIG CO NAME:STRIPE CO ENTRY DESCR:TRANSFER,640.20,ACH_CREDIT,8640.20,,',
    '',
  ].join('\n');
export const chaseOverlap = (): string =>
  [
    CHASE_HEADER,
    'DEBIT,03/06/2026,ORIG CO NAME:STRIPE CO ENTRY DESCR:TRANSFER,-42.10,ACH_DEBIT,9943.15,,',
    'CREDIT,03/06/2026,ORIG CO NAME:STRIPE CO ENTRY DESCR:TRANSFER TRACE#:091000012345678,1310.05,ACH_CREDIT,9985.25,,',
    'CREDIT,03/05/2026,"ACME, INC",75.00,ACH_CREDIT,8675.20,,',
    'CREDIT,03/05/2026,"ACME, INC",75.00,ACH_CREDIT,8600.20,,',
    'CREDIT,03/04/2026,INTEREST PAYMENT,5.00,MISC_CREDIT,8525.20,,',
    'DEBIT,03/04/2026,OFFICE RENT,-120.00,ACH_DEBIT,8520.20,,',
    '',
  ].join('\n');

/** The fifth: no zeros at the end, a quote that is never closed, and a balance above the table that is not that of its end. */
export const deutscheBankStatement = (): string =>
  '\ufeff' +
  [
    'Umsätze Geschäftskonto;;;Zeitraum: 30 Tage',
    'Letzter Kontostand;;;;2.499,99;EUR',
    'Konto;Filiale;IBAN;Währung',
    '0532013;370;DE89370400440532013000;EUR',
    'Alter Kontostand;;;;2.500;EUR',
    'Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.',
    'Saldo in EUR',
    'Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung',
    '4.3.2026;4.3.2026;SEPA-Gutschrift;Stripe Technology Europe Ltd;"STRIPE AUSZAHLUNG;IE29AIBK93115212345678;AIBKIE2D;NOTPROVIDED;;;;1.234,5;;;;;1.234,5;EUR',
    '5.3.2026;5.3.2026;SEPA-Lastschrift;Stadtwerke;Strom;DE02120300000000202051;;E-1;M-1;;;-100,8;;;;-100,8;;EUR',
    '5.3.2026;5.3.2026;SEPA-Gutschrift;Erika Muster;Rechnung 12;DE02500105170137075030;;;;;;750;;;;;750;EUR',
    'Kontostand;5.3.2026;;;4.383,7;EUR',
    '',
  ].join('\n');

const REVOLUT_HEADER =
  'Date started (UTC),Date completed (UTC),Date started (Europe/Berlin),Date completed (Europe/Berlin),ID,Type,State,Description,Reference,Payer,Card number,Orig currency,Orig amount,Payment currency,Amount,Total amount,Exchange rate,Fee,Fee currency,Balance,Account,Beneficiary IBAN';
const revolutRow = (
  ...[id, type, state, text, currency, amount, total, fee, left, account]: readonly string[]
) =>
  `2026-03-0${3 + Number(id?.slice(1))},${state === 'PENDING' ? '' : `2026-03-0${3 + Number(id?.slice(1))}`},2026-03-04,2026-03-04,${id},${type},${state},${text},,,,${currency},${amount},${currency},${amount},${total},,${fee},${currency},${left},${account},`;

/** The sixth: two currencies, a fee that is in the total, and rows about money that never moved. Newest first. */
export const revolutStatement = (): string =>
  [
    `\ufeff${REVOLUT_HEADER}`,
    revolutRow('r5', 'TRANSFER', 'REVERTED', 'To nobody', 'EUR', '-9.99', '-9.99', '0.00', '', 'Main'),
    revolutRow('r5', 'TOPUP', 'PENDING', 'Not yet', 'EUR', '50.00', '50.00', '0.00', '', 'Main'),
    revolutRow('r4', 'TOPUP', 'COMPLETED', 'Payout', 'JPY', '48000', '48000', '0', '48000', 'Tokyo'),
    revolutRow(
      'r3',
      'EXCHANGE',
      'COMPLETED',
      'To USD',
      'EUR',
      '-100.00',
      '-100.00',
      '0.00',
      '1011.83',
      'Main',
    ),
    revolutRow(
      'r2',
      'TRANSFER',
      'COMPLETED',
      'To Jane',
      'EUR',
      '-200.00',
      '-200.50',
      '0.50',
      '1111.83',
      'Main',
    ),
    revolutRow('r1', 'TOPUP', 'COMPLETED', 'Payout', 'EUR', '812.33', '812.33', '0.00', '1312.33', 'Main'),
    '',
  ].join('\n');
