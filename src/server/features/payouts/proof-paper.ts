import type { StoreProfile } from '#contract/page-settings.ts';
import type { Payout } from '#contract/payouts.ts';
import { atBankWords, linesWords } from '#domain/bank/at-bank-words.ts';
import { DIFFERENCE_WORDS } from '#domain/bank/at-bank-words-copy.ts';
import type { PayoutAtBank } from '#domain/bank/payout-at-bank.ts';
import { proofAtBank } from '#domain/bank/proof-at-bank.ts';
import { arrivalDay } from '#domain/payouts/arrival-day.ts';
import { payoutStatusLabel } from '#domain/payouts/payout-status.ts';
import { payoutTypeLabel } from '#domain/payouts/payout-type-copy.ts';
import { PROOF_END_WORDS, PROOF_LINE_WORDS } from '#domain/payouts/proof-words-copy.ts';
import { formatDay } from '#domain/shared/format-date.ts';
import { moneyFigure } from '#domain/shared/format-money.ts';
import { minor, money } from '#domain/shared/money.ts';
import { paperAmount } from '#domain/shared/paper-figure.ts';
import { paperSizeOf } from '#domain/shared/paper-size.ts';
import { parted } from '#domain/shared/separators.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { labelOf } from '#domain/shared/word.ts';
import { formatInZone } from '#domain/shared/zone-name.ts';
import type { Paper, PaperRow } from '#provider/paper.ts';
import type { Deps } from '../../deps.ts';
import { providerClock } from '../../provider-clock.ts';
import { getStore } from '../../store/store-repository.ts';
import { tellPayouts } from '../bank-matching/at-bank-repository.ts';
import { proofPaperCopy as copy } from './proof-paper-copy.ts';
import { getPayout, type ProvenPayout, provePayout } from './prove-payout.ts';

type Reading = Pick<Deps, 'db' | 'config' | 'provider' | 'now'>;

/** The proof of a payout as somebody files it: the chain from its payments to the line of the bank's statement. */
export async function proofPaper(context: Reading, id: string): Promise<Paper> {
  const [payout, proof, store] = await Promise.all([
    getPayout(context.db, id),
    provePayout(context, id),
    getStore(context),
  ]);
  const today = dayOf(await providerClock(context), store.timezone);
  const [told] = await tellPayouts(context.db, [id], { today, zone: store.timezone });
  return paperOf({ payout, proof, store, atBank: told?.atBank });
}

type Proved = Readonly<{
  payout: Payout;
  proof: ProvenPayout;
  store: StoreProfile;
  atBank: PayoutAtBank | undefined;
}>;

function paperOf({ payout, proof, store, atBank }: Proved): Paper {
  const { currency } = payout;
  const amount = (value: number) => paperAmount(money(minor(value), currency), store.locale);
  const figure = (value: number) => moneyFigure(money(minor(value), currency), store.locale);
  const code = currency.toUpperCase();
  const arrival = arrivalDay(epochSeconds(Math.floor(payout.date / 1000)), store.timezone);
  const booked = proofAtBank(atBank && { ...atBank, amount: payout.amount });
  const end = (label: string, value: number): PaperRow => [label, '', figure(value)];
  return {
    size: paperSizeOf(store.country),
    from: store.name,
    title: copy.title,
    totals: [
      { label: labelOf(payoutTypeLabel, payout.type), amount: amount(payout.amount) },
      { label: PROOF_END_WORDS.unexplained, amount: amount(proof.unexplained) },
    ],
    facts: [
      [copy.payout, payout.id],
      [copy.status, payoutStatusLabel(payout.status, payout.type)],
      [copy.arrival, formatDay(arrival, store)],
      [copy.account, payout.bankAccount ?? copy.unknown],
      [copy.reference, payout.bank_reference_key ?? copy.unknown],
      ...(atBank ? [[copy.atBank, bankWords(atBank, payout, store)] as const] : []),
      [copy.checked, formatInZone(proof.checked, store)],
    ],
    parties: [],
    tables: [
      {
        head: [copy.line(code), copy.rows, copy.amount],
        lines: proof.lines.map(({ kind, count, amount: value }) => [
          PROOF_LINE_WORDS[kind],
          kind === 'payout_fee' ? '' : parted(String(count), store.locale),
          figure(value),
        ]),
        sums: [
          end(PROOF_END_WORDS.total, proof.total),
          end(payout.type === 'withdrawal' ? PROOF_END_WORDS.taken : PROOF_END_WORDS.sent, proof.sent),
          ...(booked && booked.difference !== 0
            ? [end(labelOf(DIFFERENCE_WORDS, booked.reason ?? 'other'), booked.difference)]
            : []),
          ...(booked && atBank
            ? [end(PROOF_END_WORDS.bookedIn(linesWords(atBank.lines.map(namedFile))), booked.booked)]
            : []),
        ],
        total: [PROOF_END_WORDS.unexplained, '', amount(proof.unexplained)],
      },
    ],
    notes: [booked ? copy.toTheBank : copy.toTheProvider],
    foot: copy.foot(store.name, payout.id),
  };
}

const namedFile = ({ file, line_number }: PayoutAtBank['lines'][number]) => ({
  file_name: file,
  line_number,
});

function bankWords(
  { state, day, days, difference, lines }: PayoutAtBank,
  { currency }: Payout,
  store: StoreProfile,
): string {
  const { label, detail } = atBankWords({
    ...{ state, days, day: formatDay(day, store), lines: lines.map(namedFile) },
    ...{ isLess: difference < 0, hasDifference: difference !== 0 },
    difference: paperAmount(money(minor(Math.abs(difference)), currency), store.locale),
  });
  return `${label} ${detail}`.trim();
}
