import type {
  BANK_FILE_PROBLEM_WORDS as english,
  LINE_PROBLEM_WORDS as englishLineProblemWords,
  statementProblemCopy as englishStatementProblemCopy,
} from '#domain/bank/statement-problem-copy.ts';
import { figure } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const BANK_FILE_PROBLEM_WORDS: Words<typeof english> = {
  empty: 'Diese Datei ist leer.',
  kind: 'Das ist kein lesbarer Kontoauszug. Laden Sie ihn von Ihrer Bank als CAMT.053, MT940, OFX, QIF oder CSV herunter.',
  camt_052:
    'Das ist ein Bericht des laufenden Tages (camt.052), der sich noch ändert. Laden Sie stattdessen den Kontoauszug (camt.053) herunter.',
  camt_054:
    'Das ist eine Anzeige einzelner Buchungen (camt.054) und kein Kontoauszug. Laden Sie stattdessen den Kontoauszug (camt.053) herunter.',
  mt942:
    'Das ist ein Bericht des laufenden Tages (MT942), der sich noch ändert. Laden Sie stattdessen den Kontoauszug (MT940) herunter.',
  bai2: 'Das ist eine BAI2-Datei, die sich nicht lesen lässt. Laden Sie den Kontoauszug stattdessen als CSV oder OFX herunter.',
  card_statement:
    'Das ist die Abrechnung einer Kreditkarte, auf der keine Auszahlungen eingehen. Laden Sie den Auszug des Kontos herunter, auf das sie gehen.',
  doctype:
    'Diese Datei deklariert eigene Bestandteile, was keine Bank tut. Sie wurde nicht geöffnet. Laden Sie sie noch einmal von Ihrer Bank herunter, und wählen Sie die neue.',
  damaged:
    'Diese Datei ist beschädigt. Laden Sie sie noch einmal von Ihrer Bank herunter, und wählen Sie die neue.',
  cut_off:
    'Diese Datei endet mittendrin. Laden Sie sie noch einmal von Ihrer Bank herunter, und wählen Sie die neue.',
  no_account_currency:
    'Diese Datei sagt nicht, in welcher Währung das Konto geführt wird. Laden Sie sie in einem anderen Format herunter, oder wählen Sie die Spalten selbst.',
  no_lines: 'In dieser Datei steht keine Buchung. Wählen Sie bei Ihrer Bank andere Tage.',
  too_many_lines:
    'Diese Datei hat mehr als 200.000 Zeilen. Laden Sie weniger Tage auf einmal herunter, und wählen Sie diese Dateien zusammen aus.',
  zip: 'Dieses Archiv lässt sich nicht entpacken: Es ist beschädigt, mit einem Passwort gesperrt oder zu groß. Entpacken Sie es auf Ihrem Computer, und wählen Sie die Dateien darin.',
  mail: 'An dieser E-Mail hängt keine Datei, die ein Kontoauszug sein könnte. Speichern Sie den Kontoauszug Ihrer Bank, und wählen Sie ihn.',
  too_heavy:
    'Diese Datei zu lesen braucht zu viel Zeit oder Speicher. Laden Sie weniger Tage auf einmal herunter, und wählen Sie diese Dateien zusammen aus.',
};

export const LINE_PROBLEM_WORDS: Words<typeof englishLineProblemWords> = {
  day: 'kein lesbarer Tag',
  amount: 'kein lesbarer Betrag',
  decimals: 'mehr Nachkommastellen, als die Währung hat',
  currency: 'keine bekannte Währung',
  other_currency: 'eine andere Währung als die des Kontos',
  sign: 'nichts sagt, ob das Geld ein- oder ausging',
  cells: 'weniger Spalten, als die Kopfzeile hat',
};

export const statementProblemCopy: Words<typeof englishStatementProblemCopy> = {
  onLine: (line, problem) => `Zeile ${figure(line)}: ${problem}`,
};
