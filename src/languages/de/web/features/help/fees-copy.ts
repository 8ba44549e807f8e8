import type { Words } from '#languages/kit/words.ts';
import type { feesTopic as english, ratesCopy as englishRates } from '#web/features/help/fees-copy.ts';
import type { HelpEntry } from '#web/features/help/help-topic.ts';

const EUROPE = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK';
const ELSEWHERE = 'AE AU CA HK JP NZ SG US';

/** Where the usual name is another one than the list of regions has. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  HK: 'Hongkong',
  US: 'Vereinigte Staaten und Puerto Rico',
};
const names = new Intl.DisplayNames('de', { type: 'region' });
const nameOf = (code: string): string => OWN_NAMES[code] ?? names.of(code) ?? code;

const countries = (codes: string): readonly HelpEntry[] =>
  codes
    .split(' ')
    .map((code) => ({ anchor: code.toLowerCase(), title: nameOf(code) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'de'));

export const ratesCopy: Words<typeof englishRates> = {
  title: 'Ihre Gebührensätze',
  method: 'Zahlungsmethode',
  base: 'Grundgebühr',
  international: 'Internationale Karte',
  conversion: 'Währungsumrechnung',
  none: 'Keine',
  discount: (percent) => `${percent} Rabatt enthalten`,
};

export const feesTopic: Words<typeof english> = {
  title: 'Gebühren',
  lead: 'Jede erfolgreiche Zahlung kostet einen Prozentsatz und einen festen Betrag. Eine Monatsgebühr gibt es nicht.',
  sections: [
    {
      title: 'Woraus eine Gebühr besteht',
      text: ['Die Aufschlüsselung steht bei jeder Zahlung. Alle Teile ergeben zusammen die Gebühr.'],
      points: [
        'Grundgebühr: der Prozentsatz und der feste Betrag der Methode in Ihrem Land.',
        'International: kommt hinzu, wenn die Karte im Ausland ausgegeben wurde.',
        'Umrechnung: kommt hinzu, wenn der Kunde in einer anderen Währung zahlt als der Ihrer Auszahlungen.',
        'Rabatt: ein Abschlag auf Grundgebühr und internationalen Anteil, für eine Zeit oder bis zu einem Volumen.',
      ],
    },
    {
      title: 'Weitere Gebühren',
      text: [
        'Eine Anfechtung hat eine eigene Gebühr, die Sie zurückerhalten, wenn Sie gewinnen. Auch Sofortauszahlungen und Kartenlesegeräte in Gebrauch haben eigene. Erstattungen kosten nichts, aber die Gebühr der Zahlung wird nicht zurückgegeben.',
      ],
    },
  ],
  entries: {
    title: 'In Ihrem Land',
    text: 'Für jede Karte, die nicht als inländisch gilt, fällt der internationale Anteil an. Ihre eigenen Sätze stehen oben und in den Einstellungen neben jeder Methode.',
    groups: [
      {
        text: 'Inländisch sind Karten, die in Ihrem eigenen Land oder im Europäischen Wirtschaftsraum ausgegeben wurden.',
        each: countries(EUROPE),
      },
      {
        text: 'Inländisch sind Karten, die in Ihrem eigenen Land ausgegeben wurden.',
        each: countries(ELSEWHERE),
      },
    ],
  },
  see: ['transactions', 'disputes', 'documents'],
};
