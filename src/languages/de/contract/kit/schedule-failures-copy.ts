import type { scheduleFailuresCopy as english } from '#contract/kit/schedule-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleFailuresCopy: Words<typeof english> = {
  schedule_missing: 'Diesen Zeitplan gibt es nicht mehr. Laden Sie die Seite neu.',
  schedule_stopped: 'Dieser Zeitplan wurde gestoppt. Starten Sie ihn zuerst.',
  schedule_misfit:
    'Diese Datei gibt es nicht in dieser Form oder nicht so oft. Eine Monatsaufstellung kommt einmal im Monat; eine wöchentliche Datei braucht ihren Wochentag.',
  schedule_filters_wrong:
    'So kann ein Zeitplan die Liste nicht eingrenzen: Alle Filter müssen zutreffen, und die Tage bestimmt der Zeitplan.',
  schedule_beyond_you:
    'Ein Zeitplan sendet, was Sie exportieren dürfen, und das dürfen Sie nicht exportieren.',
  schedule_beyond_them:
    'Jemand, den Sie gewählt haben, darf das nicht exportieren oder ist nicht mehr hier. Wählen Sie nur Personen aus der Liste.',
};
