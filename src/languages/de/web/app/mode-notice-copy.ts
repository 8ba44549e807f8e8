import type { Words } from '#languages/kit/words.ts';
import type { modeNoticeCopy as english } from '#web/app/mode-notice-copy.ts';

export const modeNoticeCopy: Words<typeof english> = {
  sandbox: {
    title: 'Sie verwenden ein Sandbox-Konto.',
    text: 'Zahlungen sind hier nicht echt, und es fließt kein Geld. Richten Sie Live-Zahlungen ein, sobald Sie verkaufen möchten.',
    textOfKey:
      'Zahlungen sind hier nicht echt, und es fließt kein Geld. Mit einem Live-Schlüssel sind sie echt.',
    action: 'Live-Zahlungen einrichten',
    keys: 'Verwendeten Schlüssel ansehen',
    simulator: 'Zeit im Simulator vorstellen',
  },
  test: {
    title: 'Der Testmodus ist aktiv.',
    text: 'Sie sehen nur Testzahlungen. Echte Zahlungen bleiben erhalten und erscheinen im Live-Modus wieder.',
    action: 'Zahlungseinstellungen öffnen',
  },
};
