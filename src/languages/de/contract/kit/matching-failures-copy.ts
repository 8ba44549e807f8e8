import type {
  matchingFailuresCopy as english,
  matchImpossibleCopy as englishMatchImpossibleCopy,
} from '#contract/kit/matching-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const matchingFailuresCopy: Words<typeof english> = {
  bank_match_gone:
    'Das hat sich inzwischen geändert: Der Umsatz oder die Auszahlung ist anders zugeordnet, oder der Vorschlag wurde zurückgezogen. Sehen Sie sich die Liste noch einmal an; es wurde nichts geändert.',
  bank_difference_unexplained:
    'Die Bank zeigt einen anderen Betrag, als überwiesen wurde. Geben Sie an, woher die Abweichung kommt, bevor Sie bestätigen.',
  bank_line_missing: 'Diesen Kontoumsatz gibt es nicht. Vielleicht wurde er mit seiner Datei entfernt.',
  bank_sender_missing:
    'Dieser Absender ist nicht mehr bekannt: Zu wenige seiner Umsätze sind bestätigt. Sehen Sie sich die Liste noch einmal an; geändert wurde nichts.',
};

export const matchImpossibleCopy: Words<typeof englishMatchImpossibleCopy> = {
  several_with_several:
    'Ordnen Sie einen Umsatz mehreren Auszahlungen zu oder mehrere Umsätze einer Auszahlung, nicht mehrere mehreren.',
  other_currency:
    'Umsätze und Auszahlungen sind in verschiedenen Währungen. Wählen Sie solche in einer Währung.',
  other_direction:
    'Der Umsatz ist eine Abbuchung, die Auszahlung ein Eingang, oder umgekehrt. Wählen Sie einen anderen Umsatz.',
};
