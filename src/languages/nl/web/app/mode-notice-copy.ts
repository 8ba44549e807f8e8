import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/mode-notice-copy.ts';

export const modeNoticeCopy: Words<typeof english.modeNoticeCopy> = {
  sandbox: {
    title: 'Je gebruikt een sandbox-account.',
    text: 'Betalingen hier zijn niet echt en er wordt geen geld verplaatst. Stel echte betalingen in als je wilt gaan verkopen.',
    textOfKey: 'Betalingen hier zijn niet echt en er wordt geen geld verplaatst. Met een live-sleutel wel.',
    action: 'Echte betalingen instellen',
    keys: 'Bekijk welke sleutel in gebruik is',
    simulator: 'Zet de tijd vooruit in de simulator',
  },
  test: {
    title: 'De testmodus staat aan.',
    text: 'Je ziet alleen testbetalingen. Echte betalingen blijven waar ze zijn en verschijnen weer in de live-modus.',
    action: 'Betalingsinstellingen openen',
  },
};
