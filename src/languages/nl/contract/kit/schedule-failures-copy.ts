import type { scheduleFailuresCopy as english } from '#contract/kit/schedule-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleFailuresCopy: Words<typeof english> = {
  schedule_missing: 'Deze planning is er niet meer. Laad de pagina opnieuw.',
  schedule_stopped: 'Deze planning is gestopt. Start die eerst.',
  schedule_misfit:
    'Dit bestand bestaat niet in deze vorm of zo vaak. Een maandoverzicht komt één keer per maand; een wekelijks bestand heeft een weekdag nodig.',
  schedule_filters_wrong:
    'Een planning kan de lijst zo niet beperken: alle filters moeten gelden, en de dagen komen van de planning.',
  schedule_beyond_you: 'Een planning verstuurt wat je mag exporteren, en dit mag je niet exporteren.',
  schedule_beyond_them:
    'Iemand die je koos, mag dit niet exporteren of is er niet meer. Kies alleen mensen uit de lijst.',
};
