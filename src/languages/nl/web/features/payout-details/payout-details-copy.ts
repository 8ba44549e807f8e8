import type { Words } from '#languages/kit/words.ts';
import { PROOF_END_WORDS, PROOF_LINE_WORDS } from '#languages/nl/domain/payouts/proof-words-copy.ts';
import { plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/payout-details/payout-details-copy.ts';

export const payoutDetailsCopy: Words<typeof english.payoutDetailsCopy> = {
  title: 'Uitbetalingsdetails',
  titleOf: (type, day) => `${type} van ${day}`,
  notFound: 'De uitbetaling die je zoekt, is niet gevonden.',
  notFoundText: 'Misschien is het adres niet volledig, of hoort de uitbetaling bij een ander account.',
  failedRead: 'De uitbetaling kon niet worden geladen.',
  back: 'Terug naar uitbetalingen',

  summary: 'Samenvatting',
  failureReason: 'Reden van mislukken: ',
  laterPayout: 'Die uitbetaling bekijken',
  payoutFailure: {
    title: 'Deze uitbetaling is mislukt',
    mended: (day) =>
      `Je bank heeft het geld teruggestuurd. Het zit nu in de uitbetaling van ${day}; je hoeft niets te doen.`,
    text: 'Je bank heeft het geld teruggestuurd. Het staat weer op je saldo en gaat mee met een latere uitbetaling; ligt het aan de rekening, wijzig dan eerst de bankgegevens.',
  },
  withdrawalFailure: {
    title: 'Deze afschrijving is mislukt',
    mended: (day) =>
      `Je bank heeft niet betaald. Het bedrag zit nu in de uitbetaling van ${day}; je hoeft niets te doen.`,
    text: 'Je bank heeft niet betaald, dus het bedrag ontbreekt weer op je saldo: nieuwe verkopen dekken het, of het wordt opnieuw afgeschreven. Ligt het aan de rekening, wijzig dan eerst de bankgegevens.',
  },
  updateBank: 'Bankgegevens bijwerken',

  details: 'Details',
  bankAccount: 'Bankrekening',
  noBank: 'Niet beschikbaar',
  reference: 'Bankreferentie',
  referenceWhat: 'bankreferentie',
  noReference: 'Niet beschikbaar',
  type: 'Type',
  kinds: { automatic: 'Automatisch', instant: 'Direct', manual: 'Handmatig' },
  fee: 'Kosten directe uitbetaling',
  feeOf: (percentage) => `(${percentage})`,
  feeReturned: 'Teruggegeven met de uitbetaling',
  payoutId: 'Uitbetalings-ID',
  payoutIdWhat: 'uitbetalings-ID',

  instantMessage: 'Bij directe uitbetalingen kunnen we geen transactiegeschiedenis tonen',
  learnMore: 'Meer informatie',
};

export const stationsCopy: Words<typeof english.stationsCopy> = {
  label: 'Waar de uitbetaling is',
  prepared: 'Voorbereid',
  made: 'Overgemaakt',
  inTransit: 'Onderweg',
  inTransitText: 'Bij de bank',
  arrived: 'Aangekomen',
  collected: 'Afgeschreven',
  expected: (day) => `Verwacht op ${day}`,
  failed: 'Mislukt',
  canceled: 'Geannuleerd',
  instantLead: {
    pending: (moment) => `Uiterlijk ${moment} op je rekening verwacht.`,
    in_transit: (moment) => `Uiterlijk ${moment} op je rekening verwacht.`,
    paid: (moment) => `Op je rekening sinds ${moment}.`,
  },
  withdrawalLead: {
    pending: (day) => `Wordt uiterlijk ${day} van je rekening afgeschreven.`,
    in_transit: (day) => `Wordt uiterlijk ${day} van je rekening afgeschreven.`,
    paid: (day) => `Op ${day} van je rekening afgeschreven.`,
    failed: 'De bank heeft niet betaald. Het bedrag ontbreekt weer op je saldo.',
    canceled: 'Deze afschrijving is geannuleerd voordat ze werd uitgevoerd.',
  },
  lead: {
    pending: (day) => `Wordt binnenkort overgemaakt en uiterlijk ${day} op je rekening verwacht.`,
    in_transit: (day) =>
      `Uiterlijk ${day} op je rekening verwacht. Bij sommige banken duurt het een dag langer.`,
    paid: (day) => `Op je rekening sinds ${day}.`,
    failed: 'De bank heeft deze uitbetaling teruggestuurd. Er is niets verloren gegaan.',
    canceled: 'Deze uitbetaling is vóór de overboeking geannuleerd. Er is niets verloren gegaan.',
  },
};

export const proofCopy: Words<typeof english.proofCopy> = {
  title: 'Onderbouwing van de uitbetaling',
  checked: (rows, when) => `${rows}, gecontroleerd ${when}`,
  rows: (count, words) => plural(count, { one: '1 transactie', other: `${words} transacties` }),
  failed: 'De onderbouwing van deze uitbetaling kon niet worden gelezen.',
  madeOf: 'Opbouw',
  rowsColumn: 'Rijen',
  amountColumn: 'Bedrag',
  lines: PROOF_LINE_WORDS,
  total: PROOF_END_WORDS.total,
  sent: PROOF_END_WORDS.sent,
  taken: PROOF_END_WORDS.taken,
  booked: PROOF_END_WORDS.booked,
  unexplained: (amount) => `Niet verklaard: ${amount}`,
  toTheCent: 'op de cent',
  exactly: 'precies',
  off: (amount) => `Deze uitbetaling verschilt ${amount} van de regels.`,
  offText:
    'Misschien zijn de mutaties erachter nog onderweg hierheen. Blijft dit zo, geef support dan de uitbetalings-ID.',
  allocation: 'Onze toewijzing',
  allocationText:
    'De betaalprovider zegt niet welke transacties een directe uitbetaling heeft meegenomen. Wij tellen het oudste geld dat ervoor beschikbaar was, en vermelden dat.',
  returned:
    'Met deze uitbetaling is geen geld bij je bank aangekomen, en geen van je transacties zit er nog in vast.',
  hadTaken: 'De transacties die erin zaten',
  leftWith: (day) => `Ze gingen mee met de uitbetaling van ${day}`,
  waitsForNext: 'Ze gaan mee met een latere.',
  foot: 'Elke regel opent de bijbehorende rijen.',
  download: 'Onderbouwing downloaden',
  paper: 'Onderbouwing als PDF',
  file: {
    heads: ['Uitbetalings-ID', 'Bankreferentie', 'Regel', 'Rijen', 'Bedrag', 'Valuta'],
    unexplained: PROOF_END_WORDS.unexplained,
    name: (payout) => `onderbouwing-uitbetaling-${payout}.csv`,
  },
  carriedFrom: (day) => `uit de uitbetaling van ${day}`,
};

export const payoutTransactionsCopy: Words<typeof english.payoutTransactionsCopy> = {
  name: 'Transacties in deze uitbetaling',
  things: (count) => plural(count, { one: 'transactie', other: 'transacties' }),
  failed: 'De transacties konden niet worden geladen.',
  empty: {
    icon: 'card',
    title: 'Bij deze uitbetaling horen geen transacties',
    text: 'Een mislukte of geannuleerde uitbetaling geeft de transacties terug; die gaan mee met een latere.',
  },
};

export const atBankCopy: Words<typeof english.atBankCopy> = {
  title: 'Bij je bank',
  toMatch: 'Te matchen',
};
