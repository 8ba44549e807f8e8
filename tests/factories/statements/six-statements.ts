import {
  camtStatement,
  chaseStatement,
  deutscheBankStatement,
  mt940Statement,
  ofxStatement,
  revolutStatement,
} from '../bank-file.ts';
import { DOLLARS, type ToldStatement } from './told-statement.ts';
import { CAMT_LINES } from './xml-statements.ts';

/** The six that a person wrote by hand, with what each of them holds. */
export const sixStatements: readonly ToldStatement[] = [
  { name: 'CAMT .08', content: Buffer.from(camtStatement()), holds: CAMT_LINES },
  {
    name: 'MT940',
    content: mt940Statement(),
    holds: [
      ...['2025-12-31 31840 eur', '2026-01-02 -6425 eur', '2026-01-03 90000 eur'],
      ...['2026-01-05 -31840 eur', '2026-01-05 2000 eur'],
    ],
  },
  {
    name: 'OFX 1',
    content: ofxStatement(),
    holds: [
      ...['2026-03-03 120415 usd', '2026-03-03 120415 usd'],
      ...['2026-03-04 17235 usd', '2026-03-04 -1500 usd'],
    ],
  },
  {
    name: 'Chase',
    content: Buffer.from(chaseStatement()),
    answers: DOLLARS,
    holds: [
      ...['2026-03-06 -4210 usd', '2026-03-06 131005 usd', '2026-03-05 7500 usd', '2026-03-05 7500 usd'],
      ...['2026-03-04 -12000 usd', '2026-03-03 64020 usd'],
    ],
  },
  {
    name: 'Deutsche Bank',
    content: Buffer.from(deutscheBankStatement()),
    holds: ['2026-03-04 123450 eur', '2026-03-05 -10080 eur', '2026-03-05 75000 eur'],
  },
  {
    name: 'Revolut',
    content: Buffer.from(revolutStatement()),
    holds: [
      ...['2026-03-08 5000 eur pending', '2026-03-06 -10000 eur', '2026-03-05 -20050 eur'],
      ...['2026-03-04 81233 eur', '2026-03-07 48000 jpy'],
    ],
  },
];
