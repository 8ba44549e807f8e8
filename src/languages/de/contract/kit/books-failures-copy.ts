import type { booksFailuresCopy as english } from '#contract/kit/books-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const booksFailuresCopy: Words<typeof english> = {
  books_days_wrong:
    'Wählen Sie einen ersten Tag, der nicht nach dem letzten liegt, beide zwischen 1970 und 2999.',
  books_chart_wrong:
    'Einem Konto des Kontenplans fehlt die Nummer oder der Name, es teilt sich seine Nummer mit einem anderen, oder DATEV nimmt die Nummer nicht an. Es wurde nichts gespeichert.',
  books_locked_basis:
    'Monate sind nach dem Tag abgeschlossen, nach dem jetzt gebucht wird. Öffnen Sie sie wieder, bevor Sie nach einem anderen Tag buchen; sonst würden Zahlungen doppelt oder gar nicht gebucht.',
  books_month_not_over: 'Dieser Monat ist noch nicht vorbei. Kommen Sie danach wieder.',
  books_month_locked: 'Dieser Monat ist bereits abgeschlossen.',
  books_month_gap: 'Ein früherer Monat ist noch offen. Schließen Sie die Monate der Reihe nach ab.',
  books_month_not_locked: 'Dieser Monat ist nicht abgeschlossen.',
  books_month_locked_after: 'Auch ein späterer Monat ist abgeschlossen. Öffnen Sie zuerst diesen wieder.',
  books_not_datev:
    'DATEV nimmt nur Kontonummern mit vier bis acht Ziffern. Wählen Sie unter „Kontenplan“ zuerst einen von DATEV.',
};
