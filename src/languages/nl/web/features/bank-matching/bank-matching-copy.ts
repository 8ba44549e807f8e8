import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/bank-matching/bank-matching-copy.ts';

const VIEWS = {
  suggested: 'Te bevestigen',
  unknown: 'Onbekend',
  matched: 'Gematcht',
  not_ours: 'Niet van ons',
} as const;

export const bankMatchingCopy: Words<typeof english.bankMatchingCopy> = {
  title: 'Te matchen',
  lead: 'Welke regels van je bankafschriften welke uitbetalingen zijn. Wat op de cent zeker is, wordt vanzelf gematcht; de rest wacht hier op jou.',
  filter: 'Wat wordt getoond',
  view: (view, count) => `${VIEWS[view]} (${count})`,
  table: 'Bankregels en uitbetalingen',
  columns: { line: 'Bankregel', payout: 'Uitbetaling', reason: 'Waarom', actions: 'Acties' },
  on: (amount, day) => `${amount} op ${day}`,
  lineAt: (file, number, account) => `regel ${figure(number)} van ${file}, ${account}`,
  expected: (day) => `verwacht op ${day}`,
  withDay: (what, day) => `${what}, ${day}`,
  payoutOf: (amount) => `Uitbetaling van ${amount}`,
  returnOf: (amount) => `Terugkeer van de uitbetaling van ${amount}`,
  noPayout: 'Geen passende uitbetaling',
  reasons: {
    reference: 'De regel noemt deze uitbetaling, en het bedrag is gelijk.',
    reversal: 'Je bank heeft de regel teruggeboekt waarmee deze uitbetaling kwam.',
    only_pair: 'Zelfde bedrag, op het juiste moment, en het kan geen andere zijn.',
    far_day: 'Zelfde bedrag, maar dagen verwijderd van wanneer het werd verwacht.',
    no_alias: 'Zelfde bedrag, maar de regel is niet geschreven zoals je uitbetalingen.',
    other_account: 'Zelfde bedrag, maar op een andere rekening dan waarheen de uitbetaling ging.',
    names_other: 'Zelfde bedrag, maar de regel noemt een andere uitbetaling.',
    could_be_sum:
      'Zelfde bedrag, maar het kunnen ook meerdere uitbetalingen samen zijn, of een deel van een.',
    several: 'Zelfde bedrag als andere: kies de juiste.',
    many_payouts: 'Deze uitbetalingen zijn samen precies de regel.',
    many_lines: 'Deze regels zijn samen precies de uitbetaling.',
    differs: 'Geschreven zoals je uitbetalingen, en bijna hetzelfde bedrag.',
    by_hand: 'Met de hand gematcht.',
  },
  ways: (count) =>
    plural(count, { one: 'Eén mogelijkheid.', other: `Eén van ${figure(count)} mogelijkheden.` }),
  less: (amount) => `De bank toont ${amount} minder.`,
  more: (amount) => `De bank toont ${amount} meer.`,

  confirm: 'Bevestigen',
  confirmOf: (what) => `Bevestigen: ${what}`,
  explain: 'Verschil verklaren',
  explainOf: (what) => `Verschil verklaren: ${what}`,
  wrong: 'Niet deze uitbetaling',
  wrongOf: (what) => `Niet deze uitbetaling: ${what}`,
  undo: 'Ongedaan maken',
  undoOf: (what) => `Ongedaan maken: ${what}`,
  notOurs: 'Niet van ons',
  notOursOf: (what) => `Niet van ons: ${what}`,
  restore: 'Herstellen',
  restoreOf: (what) => `Herstellen: ${what}`,
  byHand: 'Met de hand matchen',
  byHandOf: (what) => `Met de hand matchen: ${what}`,
  rowName: (line, payout) => `${line} en ${payout}`,

  selected: (count) => `${figure(count)} gekozen`,
  confirmSelected: (count) =>
    plural(count, { one: '1 match bevestigen', other: `${figure(count)} matches bevestigen` }),

  matched: (lines, sums, payouts) =>
    plural(lines, {
      one: `1 regel gematcht, ${sums}: ${payouts}.`,
      other: `${figure(lines)} regels gematcht, ${sums}: ${payouts}.`,
    }),
  manyPayouts: (count) => `${figure(count)} uitbetalingen`,
  done: {
    undo: 'Ongedaan gemaakt. Dit paar wordt niet meer voorgesteld.',
    not_ours: 'De regel wordt niet meer voorgesteld.',
    restore: 'De regel doet weer mee.',
    forget: 'Vergeten. Wat alleen door deze afzender zeker was, wacht weer op je.',
    take_up: 'Regels van deze afzender tellen weer als uitbetalingen.',
  },
  senders: {
    title: 'Geleerde afzenders',
    text: 'Regels van deze afzenders tellen als uitbetalingen, omdat er twee of meer zijn bevestigd.',
    failed: 'De geleerde afzenders konden niet worden geladen.',
    unnamed: 'Afzender zonder naam',
    accountEnding: (ending) => `rekening eindigend op ${ending}`,
    confirmed: (count, words) =>
      plural(count, { one: '1 regel bevestigd', other: `${words} regels bevestigd` }),
    forgotten: 'Vergeten',
    forget: 'Vergeten',
    forgetOf: (who) => `${who} vergeten`,
    takeUp: 'Weer opnemen',
    takeUpOf: (who) => `${who} weer opnemen`,
  },
  notDone: 'Dat is niet gebeurd.',

  handTitle: 'Met de hand matchen',
  handText: (line) => `Welke uitbetaling is de regel ${line}?`,
  explainTitle: 'Waar is het verschil gebleven?',
  payout: 'Uitbetaling',
  choosePayout: 'Kies een uitbetaling',
  noPayouts: 'In deze valuta is er geen uitbetaling zonder regel.',
  reason: 'Waar het verschil is gebleven',
  chooseReason: 'Kies een reden',
  differenceReasons: {
    bank_fee: 'De bank heeft kosten ingehouden',
    exchange: 'Wisselen van valuta',
    other: 'Een andere reden',
  },
  note: 'Notitie',
  save: 'Matchen',

  failed: 'De matches konden niet worden geladen.',
  empty: {
    suggested: {
      title: 'Er wacht niets op je',
      text: 'Elke regel die een uitbetaling kan zijn, is gematcht. Wat een nieuw afschrift brengt en niet zeker is, komt hier te staan.',
    },
    unknown: {
      title: 'Geen onbekende regels',
      text: 'Regels die zijn geschreven zoals je uitbetalingen en bij geen ervan passen, komen hier te staan.',
    },
    matched: {
      title: 'Nog niets gematcht',
      text: 'Importeer een afschrift van je bank. De regels worden op de cent met je uitbetalingen gematcht.',
    },
    not_ours: {
      title: 'Geen regels gemarkeerd als ‘Niet van ons’',
      text: 'Wat volgens jou geen uitbetaling is, komt hier te staan en kan worden hersteld.',
    },
  },
};
