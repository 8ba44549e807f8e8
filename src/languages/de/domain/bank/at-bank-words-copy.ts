import type {
  DIFFERENCE_WORDS as english,
  atBankCopy as englishAtBankCopy,
  SEEN_WORDS as englishSeenWords,
} from '#domain/bank/at-bank-words-copy.ts';
import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const DIFFERENCE_WORDS: Words<typeof english> = {
  bank_fee: 'Von der Bank als Gebühr einbehalten',
  exchange: 'Währungstausch',
  other: 'Von Hand begründet',
};

export const SEEN_WORDS: Words<typeof englishSeenWords> = {
  seen: 'Auf einem Kontoauszug',
  unseen: 'Noch auf keinem Kontoauszug',
};

export const atBankCopy: Words<typeof englishAtBankCopy> = {
  line: (line, file) => `Zeile ${figure(line)} von ${file}`,
  lines: (lines, file) => `Zeilen ${lines.map((line) => figure(line)).join(', ')} von ${file}`,
  places: (places) => places.join(', '),
  since: (day, where) => `seit ${day}, ${where}`,
  on: (day, where) => `am ${day}, ${where}`,
  less: (difference) => `Bei der Bank ${difference} weniger`,
  more: (difference) => `Bei der Bank ${difference} mehr`,
  matched: 'Auf Ihrem Konto',
  expected: (day) => `Erwartet bis ${day}`,
  noStatement: 'Noch kein Kontoauszug',
  forThatDay: 'für diesen Tag',
  noStatementAdvice: (day) =>
    `Sie wird bis ${day} erwartet. Importieren Sie den Kontoauszug Ihrer Bank, der diesen Tag enthält; vorher ist nichts überfällig.`,
  missing: (days) => plural(days, { one: 'Überfällig, 1 Tag', other: `Überfällig, ${figure(days)} Tage` }),
  missingAdvice: (day) =>
    `Sie wurde bis ${day} erwartet, und kein Umsatz auf Ihren Kontoauszügen ist diese Auszahlung. Sehen Sie nach, ob unter „Zuzuordnen“ ein Umsatz wartet und ob der Kontoauszug des richtigen Kontos importiert wurde. Hilft beides nicht, fragen Sie Ihre Bank und nennen Sie die Bankreferenz dieser Auszahlung.`,
  suggested: 'Zu bestätigen',
  nearlyAdvice:
    'Ein Umsatz auf Ihrem Kontoauszug ist fast diese Auszahlung. Geben Sie an, woher die Abweichung kommt, oder dass es eine andere ist.',
  suggestedAdvice:
    'Ein Umsatz auf Ihrem Kontoauszug könnte diese Auszahlung sein. Bestätigen Sie ihn, oder geben Sie an, dass es eine andere ist.',
  returned: 'Von Ihrer Bank zurückgeschickt',
  returnedAdvice:
    'Das Geld hat Ihr Konto wieder verlassen. Es kommt zurück in Ihr Guthaben und wird mit einer späteren Auszahlung überwiesen.',
};
