import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { bankMatchingCopy as english } from '#web/features/bank-matching/bank-matching-copy.ts';

const VIEWS: Readonly<Record<keyof Words<typeof english>['empty'], string>> = {
  suggested: 'Zu bestätigen',
  unknown: 'Unbekannt',
  matched: 'Zugeordnet',
  not_ours: 'Keine Auszahlung',
};

export const bankMatchingCopy: Words<typeof english> = {
  title: 'Zuzuordnen',
  lead: 'Welche Umsätze auf Ihren Kontoauszügen zu welchen Auszahlungen gehören. Was auf den Cent sicher ist, wird von selbst zugeordnet; was nicht, wartet hier auf Sie.',
  filter: 'Welche angezeigt werden',
  view: (view, count) => `${VIEWS[view]} (${count})`,
  table: 'Kontoumsätze und Auszahlungen',
  columns: { line: 'Kontoumsatz', payout: 'Auszahlung', reason: 'Warum', actions: 'Aktionen' },
  on: (amount, day) => `${amount} am ${day}`,
  lineAt: (file, number, account) => `Zeile ${figure(number)} von ${file}, ${account}`,
  expected: (day) => `erwartet am ${day}`,
  withDay: (what, day) => `${what}, ${day}`,
  payoutOf: (amount) => `Auszahlung über ${amount}`,
  returnOf: (amount) => `Rückgabe der Auszahlung über ${amount}`,
  noPayout: 'Keine Auszahlung passt',
  reasons: {
    reference: 'Der Umsatz nennt diese Auszahlung, und der Betrag ist derselbe.',
    reversal: 'Ihre Bank hat den Umsatz zurückgenommen, mit dem diese Auszahlung kam.',
    only_pair: 'Derselbe Betrag zur richtigen Zeit, und nichts anderes kommt infrage.',
    far_day: 'Derselbe Betrag, aber Tage vom erwarteten Termin entfernt.',
    no_alias: 'Derselbe Betrag, aber der Umsatz ist anders geschrieben als Ihre Auszahlungen.',
    other_account: 'Derselbe Betrag, aber auf einem anderen Konto als dem, an das die Auszahlung ging.',
    names_other: 'Derselbe Betrag, aber der Umsatz nennt eine andere Auszahlung.',
    could_be_sum:
      'Derselbe Betrag, aber es könnten auch mehrere Auszahlungen zusammen sein oder ein Teil von einer.',
    several: 'Derselbe Betrag wie bei anderen: Wählen Sie die richtige.',
    many_payouts: 'Diese Auszahlungen ergeben zusammen genau den Umsatz.',
    many_lines: 'Diese Umsätze ergeben zusammen genau die Auszahlung.',
    differs: 'Geschrieben wie Ihre Auszahlungen, und fast derselbe Betrag.',
    by_hand: 'Von Hand zugeordnet.',
  },
  ways: (count) => `Eine von ${figure(count)} Möglichkeiten.`,
  less: (amount) => `Bei der Bank ${amount} weniger.`,
  more: (amount) => `Bei der Bank ${amount} mehr.`,

  confirm: 'Bestätigen',
  confirmOf: (what) => `Bestätigen: ${what}`,
  explain: 'Abweichung begründen',
  explainOf: (what) => `Abweichung begründen: ${what}`,
  wrong: 'Nicht diese Auszahlung',
  wrongOf: (what) => `Nicht diese Auszahlung: ${what}`,
  undo: 'Rückgängig',
  undoOf: (what) => `Rückgängig: ${what}`,
  notOurs: 'Keine Auszahlung',
  notOursOf: (what) => `Keine Auszahlung: ${what}`,
  restore: 'Wiederherstellen',
  restoreOf: (what) => `Wiederherstellen: ${what}`,
  byHand: 'Von Hand zuordnen',
  byHandOf: (what) => `Von Hand zuordnen: ${what}`,
  rowName: (line, payout) => `${line} und ${payout}`,

  selected: (count) => `${figure(count)} ausgewählt`,
  confirmSelected: (count) =>
    plural(count, { one: '1 Zuordnung bestätigen', other: `${figure(count)} Zuordnungen bestätigen` }),

  matched: (lines, sums, payouts) =>
    plural(lines, {
      one: `1 Umsatz zugeordnet, ${sums}: ${payouts}.`,
      other: `${figure(lines)} Umsätze zugeordnet, ${sums}: ${payouts}.`,
    }),
  manyPayouts: (count) => `${figure(count)} Auszahlungen`,
  done: {
    undo: 'Rückgängig gemacht. Dieses Paar wird nicht mehr vorgeschlagen.',
    not_ours: 'Der Umsatz wird nicht mehr vorgeschlagen.',
    restore: 'Der Umsatz wird wieder berücksichtigt.',
    forget: 'Vergessen. Was nur durch diesen Absender sicher war, wartet wieder auf Sie.',
    take_up: 'Umsätze dieses Absenders gelten wieder als Auszahlungen.',
  },
  senders: {
    title: 'Gelernte Absender',
    text: 'Umsätze dieser Absender gelten als Auszahlungen, weil zwei oder mehr davon bestätigt wurden.',
    failed: 'Die gelernten Absender konnten nicht geladen werden.',
    unnamed: 'Absender ohne Namen',
    accountEnding: (ending) => `Konto mit der Endung ${ending}`,
    confirmed: (count, words) =>
      plural(count, { one: '1 Umsatz bestätigt', other: `${words} Umsätze bestätigt` }),
    forgotten: 'Vergessen',
    forget: 'Vergessen',
    forgetOf: (who) => `${who} vergessen`,
    takeUp: 'Wieder aufnehmen',
    takeUpOf: (who) => `${who} wieder aufnehmen`,
  },
  notDone: 'Das wurde nicht ausgeführt.',

  handTitle: 'Von Hand zuordnen',
  handText: (line) => `Zu welcher Auszahlung gehört der Umsatz ${line}?`,
  explainTitle: 'Woher kommt die Abweichung?',
  payout: 'Auszahlung',
  choosePayout: 'Auszahlung wählen',
  noPayouts: 'In dieser Währung fehlt keiner Auszahlung ihr Umsatz.',
  reason: 'Woher die Abweichung kommt',
  chooseReason: 'Grund wählen',
  differenceReasons: {
    bank_fee: 'Die Bank hat eine Gebühr einbehalten',
    exchange: 'Währungstausch',
    other: 'Ein anderer Grund',
  },
  note: 'Notiz',
  save: 'Zuordnen',

  failed: 'Die Zuordnungen konnten nicht geladen werden.',
  empty: {
    suggested: {
      title: 'Nichts wartet auf Sie',
      text: 'Jeder Umsatz, der eine Auszahlung sein kann, ist zugeordnet. Was ein neuer Kontoauszug bringt und nicht sicher ist, steht hier.',
    },
    unknown: {
      title: 'Keine unbekannten Umsätze',
      text: 'Umsätze, die wie Ihre Auszahlungen geschrieben sind und zu keiner passen, stehen hier.',
    },
    matched: {
      title: 'Noch ist nichts zugeordnet',
      text: 'Importieren Sie einen Kontoauszug Ihrer Bank. Seine Umsätze werden auf den Cent genau Ihren Auszahlungen zugeordnet.',
    },
    not_ours: {
      title: 'Kein Umsatz wurde ausgeschlossen',
      text: 'Was Sie als „Keine Auszahlung“ markieren, steht hier und lässt sich wiederherstellen.',
    },
  },
};
