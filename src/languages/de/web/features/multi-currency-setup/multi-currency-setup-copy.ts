import { plural } from '#languages/de/speech.ts';
import { currenciesCopy } from '#languages/de/web/blocks/currencies/currencies-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type { multiCurrencySetupCopy as english } from '#web/features/multi-currency-setup/multi-currency-setup-copy.ts';

/** After "in". */
const inCurrencies = (count: number): string =>
  plural(count, { one: 'einer Währung', other: currenciesCopy.currenciesInWords(count) });

export const multiCurrencySetupCopy: Words<typeof english> = {
  title: 'Mehrere Währungen einrichten',
  lead: 'Lassen Sie Kunden Preise in der Währung sehen und zahlen, die sie kennen. Sie erhalten Auszahlungen in Ihrer.',
  steps: {
    'add-currencies': 'Währungen hinzufügen',
    'multi-currency-settings': 'Shop-Einstellungen prüfen',
    'setup-complete': 'Einrichtung abgeschlossen',
  },
  addText: (enabled) =>
    enabled > 1
      ? `Ihr Shop verkauft bereits in ${inCurrencies(enabled)}. Wählen Sie weitere, oder fahren Sie fort.`
      : 'Wählen Sie die Währungen, in denen Ihre Kunden zahlen können. Die Kurse werden für Sie aktuell gehalten.',
  reviewText:
    'Entscheiden Sie, wie Besucher zu ihrer Währung kommen. Das können Sie später in den Einstellungen ändern.',
  continue: 'Weiter',
  back: 'Zurück',
  completeText: (enabled) =>
    `Ihr Shop verkauft jetzt in ${inCurrencies(enabled)}. Kurse, Rundung und Schwellenpreise lassen sich für jede einstellen.`,
  notRemembered:
    'Die Einrichtung ist fertig, aber das konnte nicht vermerkt werden. Diese Seite erscheint vielleicht wieder.',
  home: 'Zurück zur Startseite',
  settings: 'Einstellungen für mehrere Währungen ansehen',
};
