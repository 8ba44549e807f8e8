import { calendarDate } from '#domain/shared/time.ts';
import { zipFiles } from '#server/features/books/zip-files.ts';
import { camtStatement } from '../bank-file.ts';
import { latin, type ToldStatement, utf16 } from './told-statement.ts';

type Way = 'CRDT' | 'DBIT';

const entry = (amount: string, { way = 'CRDT', inside = '' }: { way?: Way; inside?: string } = {}) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd>${inside}<BookgDt><Dt>2026-03-04</Dt></BookgDt></Ntry>`;
const balance = (code: string, amount: string, way: Way = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd><Dt><Dt>2026-03-04</Dt></Dt></Bal>`;
const statement = (inside: string, number = '1') =>
  `<Stmt><Acct><Id><Othr><Id>${number}</Id></Othr></Id><Ccy>EUR</Ccy></Acct>${inside}</Stmt>`;
const camt = (inside: string, { version = '08', encoding = 'UTF-8' } = {}) =>
  `<?xml version="1.0" encoding="${encoding}"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>${inside}</BkToCstmrStmt></Document>`;

async function zipped(...files: readonly string[]): Promise<Buffer> {
  const zip = zipFiles(calendarDate('2026-03-04'));
  const parts: Buffer[] = [];
  for (const [index, text] of files.entries())
    parts.push(await zip.file(`day-${index}.xml`, Buffer.from(text)));
  return Buffer.concat([...parts, zip.end()]);
}

const SIX = [148_237, 148_237, -8_900, 25_000, -42_956, -25_000].map((amount) => `2026-03-04 ${amount} eur`);
export const CAMT_LINES = [...SIX, '2026-03-04 7770 eur pending'];

export async function camtStatements(): Promise<readonly ToldStatement[]> {
  const told = (name: string, content: string | Buffer, ...amounts: readonly number[]): ToldStatement => ({
    ...{ name, content: Buffer.from(content) },
    holds: amounts.map((amount) => `2026-03-04 ${amount} eur`),
  });
  const umlaut = entry('10.00', { inside: '<AddtlNtryInf>Büro</AddtlNtryInf>' });
  return [
    { name: 'CAMT .02, the twin of the first', content: Buffer.from(camtStatement('02')), holds: CAMT_LINES },
    told(
      'CAMT .13 with a prefix and an account without IBAN',
      camt(statement(entry('15.26')), { version: '13' })
        .replaceAll(/<(\/?)(\w)/g, '<$1n:$2')
        .replace('xmlns=', 'xmlns:n='),
      1526,
    ),
    told(
      'CAMT with a charge beside a part',
      camt(
        statement(
          entry('1526.00', {
            inside:
              '<NtryDtls><TxDtls><Amt Ccy="EUR">1500.00</Amt><Chrgs><Amt Ccy="EUR">26.00</Amt></Chrgs></TxDtls></NtryDtls>',
          }),
        ),
      ),
      152_600,
    ),
    told(
      'CAMT that opens overdrawn, with zeros before its amounts',
      camt(
        statement(
          balance('PRCD', '000000000026.00', 'DBIT') +
            balance('CLBD', '0000001500.00') +
            entry('000000001526.00'),
        ),
      ),
      152_600,
    ),
    told(
      'CAMT with two statements, one of them empty',
      camt(statement(entry('5.00')) + statement(balance('OPBD', '5.00') + balance('CLBD', '5.00'), '2')),
      500,
    ),
    told(
      'CAMT with an entry for information',
      camt(statement(entry('1.00', { inside: '<Sts><Cd>INFO</Cd></Sts>' }) + entry('2.00'))),
      200,
    ),
    told(
      'CAMT with a reversal whose sign only fits the other way round',
      camt(
        statement(
          balance('OPBD', '20.00') +
            balance('CLBD', '4.74') +
            entry('15.26', { inside: '<RvslInd>true</RvslInd>' }),
        ),
      ),
      -1526,
    ),
    told('CAMT in Latin-1, as it says', latin(camt(statement(umlaut), { encoding: 'ISO-8859-1' })), 1000),
    told('CAMT that says UTF-8 and is Latin-1', latin(camt(statement(umlaut))), 1000),
    told('CAMT that says UTF-16 and is UTF-8', camt(statement(umlaut), { encoding: 'utf-16' }), 1000),
    told('CAMT in UTF-16', utf16(camt(statement(umlaut), { encoding: 'UTF-16' })), 1000),
    told(
      'an archive of two days that overlap',
      await zipped(
        camt(statement(entry('1.00', { inside: '<AcctSvcrRef>A</AcctSvcrRef>' }))),
        camt(
          statement(
            entry('1.00', { inside: '<AcctSvcrRef>A</AcctSvcrRef>' }) +
              entry('3.00', { way: 'DBIT', inside: '<AcctSvcrRef>B</AcctSvcrRef>' }),
          ),
        ),
      ),
      100,
      -300,
    ),
  ];
}
