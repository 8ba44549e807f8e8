import type { DifferenceReason, MatchView } from '#domain/bank/match-decision.ts';
import type { MatchReason } from '#domain/bank/match-proposal.ts';

/** Why lines and payouts are thought to be the same money, and what speaks against it. */
const REASONS: Readonly<Record<MatchReason, string>> = {
  reference: 'The line names this payout, and the amount is the same.',
  reversal: 'Your bank took back the line that this payout came with.',
  only_pair: 'Same amount, at the right time, and there is no other it could be.',
  far_day: 'Same amount, but days away from when it was expected.',
  no_alias: 'Same amount, but the line is not written as your payouts are.',
  other_account: 'Same amount, but on another account than the payout was sent to.',
  names_other: 'Same amount, but the line names another payout.',
  could_be_sum: 'Same amount, but it could also be several payouts together, or a part of one.',
  several: 'Same amount as others: choose the one that is right.',
  many_payouts: 'These payouts add up to the line exactly.',
  many_lines: 'These lines add up to the payout exactly.',
  differs: 'Written as your payouts are, and nearly the same amount.',
  by_hand: 'Matched by hand.',
};

const VIEWS: Readonly<Record<MatchView, string>> = {
  suggested: 'To confirm',
  unknown: 'Unknown',
  matched: 'Matched',
  not_ours: 'Not ours',
};

export const bankMatchingCopy = {
  title: 'To match',
  lead: 'Which lines of your bank statements are which payouts. What is certain to the cent is matched by itself; what is not waits here for you.',
  filter: 'Which are shown',
  view: (view: MatchView, count: string) => `${VIEWS[view]} (${count})`,
  table: 'Bank lines and payouts',
  columns: { line: 'Bank line', payout: 'Payout', reason: 'Why', actions: 'Actions' },
  on: (amount: string, day: string) => `${amount} on ${day}`,
  lineAt: (file: string, number: number, account: string) => `line ${number} of ${file}, ${account}`,
  expected: (day: string) => `expected ${day}`,
  withDay: (what: string, day: string) => `${what}, ${day}`,
  payoutOf: (amount: string) => `Payout of ${amount}`,
  returnOf: (amount: string) => `Return of the payout of ${amount}`,
  noPayout: 'No payout fits',
  reasons: REASONS,
  ways: (count: number) => `One of ${count} ways.`,
  less: (amount: string) => `Bank shows ${amount} less.`,
  more: (amount: string) => `Bank shows ${amount} more.`,

  confirm: 'Confirm',
  confirmOf: (what: string) => `Confirm: ${what}`,
  explain: 'Say why it differs',
  explainOf: (what: string) => `Say why it differs: ${what}`,
  wrong: 'Not this payout',
  wrongOf: (what: string) => `Not this payout: ${what}`,
  undo: 'Undo',
  undoOf: (what: string) => `Undo: ${what}`,
  notOurs: 'Not ours',
  notOursOf: (what: string) => `Not ours: ${what}`,
  restore: 'Restore',
  restoreOf: (what: string) => `Restore: ${what}`,
  byHand: 'Match by hand',
  byHandOf: (what: string) => `Match by hand: ${what}`,
  rowName: (line: string, payout: string) => `${line} and ${payout}`,

  selected: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
  confirmSelected: (count: number) => (count === 1 ? 'Confirm 1 match' : `Confirm ${count} matches`),

  /** `sums` is one amount for each currency; `payouts` names them, or says how many they are. */
  matched: (lines: number, sums: string, payouts: string) =>
    lines === 1 ? `Matched 1 line, ${sums}: ${payouts}.` : `Matched ${lines} lines, ${sums}: ${payouts}.`,
  manyPayouts: (count: number) => `${count} payouts`,
  done: {
    undo: 'Undone. This pair will not be suggested again.',
    not_ours: 'The line is not suggested any more.',
    restore: 'The line is looked at again.',
    forget: 'Forgotten. What was certain only because of this sender waits for you again.',
    take_up: 'Lines of this sender count as payouts again.',
  },
  senders: {
    title: 'Learned senders',
    text: 'Lines of these senders count as payouts, because two or more of them were confirmed.',
    failed: 'The learned senders could not be loaded.',
    unnamed: 'Sender without a name',
    accountEnding: (ending: string) => `account ending in ${ending}`,
    confirmed: (count: number, words: string) =>
      count === 1 ? '1 line confirmed' : `${words} lines confirmed`,
    forgotten: 'Forgotten',
    forget: 'Forget',
    forgetOf: (who: string) => `Forget ${who}`,
    takeUp: 'Take up again',
    takeUpOf: (who: string) => `Take up ${who} again`,
  },
  notDone: 'That was not done.',

  handTitle: 'Match by hand',
  handText: (line: string) => `Which payout is the line ${line}?`,
  explainTitle: 'Where did the difference go?',
  payout: 'Payout',
  choosePayout: 'Choose a payout',
  noPayouts: 'No payout in this currency is without its line.',
  reason: 'Where the difference went',
  chooseReason: 'Choose a reason',
  differenceReasons: {
    bank_fee: 'The bank kept a fee',
    exchange: 'Exchange of currencies',
    other: 'Another reason',
  } satisfies Record<DifferenceReason, string>,
  note: 'Note',
  save: 'Match',

  failed: 'The matches could not be loaded.',
  empty: {
    suggested: {
      title: 'Nothing waits for you',
      text: 'Every line that may be a payout is matched. What a new statement brings and what is not certain will stand here.',
    },
    unknown: {
      title: 'No unknown lines',
      text: 'Lines that are written as your payouts are and fit none will stand here.',
    },
    matched: {
      title: 'Nothing is matched yet',
      text: 'Import a statement of your bank. Its lines are matched with your payouts to the cent.',
    },
    not_ours: {
      title: 'No line was called not ours',
      text: 'What you say is no payout will stand here, and can be restored.',
    },
  },
} as const;
