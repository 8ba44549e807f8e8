import type { Words } from '#languages/kit/words.ts';
import type { atTheProviderCopy as english } from '#web/blocks/at-the-provider/at-the-provider-copy.ts';

export const atTheProviderCopy: Words<typeof english> = {
  title: 'Bei Ihrem Zahlungsanbieter',
  open: 'Zahlungsanbieter öffnen',
  schedule:
    'Mit Ihrem eigenen Schlüssel ändern Sie den Auszahlungsplan bei Ihrem Zahlungsanbieter. Was Sie dort wählen, wird hier übernommen.',
  business:
    'Mit Ihrem eigenen Schlüssel ändern Sie den Text auf Kontoauszügen und den Supportkontakt bei Ihrem Zahlungsanbieter. Was dort steht, wird hier angezeigt.',
  verification:
    'Mit Ihrem eigenen Schlüssel wird das Unternehmen bei Ihrem Zahlungsanbieter verifiziert, und seine Angaben werden dort geändert. Was dort entschieden wird, wird hier angezeigt.',
  loans:
    'Darlehen werden bei Ihrem Zahlungsanbieter angeboten und angenommen. Ein laufendes wird hier angezeigt.',
};
