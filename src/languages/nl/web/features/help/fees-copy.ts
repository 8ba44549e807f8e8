import type { Words } from '#languages/kit/words.ts';
import { listed } from '#languages/nl/speech.ts';
import type * as english from '#web/features/help/fees-copy.ts';

/** De landen waar de betaalprovider werkt. */
const EUROPE =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');
const ELSEWHERE = 'AE AU CA HK JP NZ SG US'.split(' ');

const names = new Intl.DisplayNames('nl', { type: 'region' });
const nameOf = (code: string): string => names.of(code) ?? code;
const countries = (codes: readonly string[]) =>
  codes
    .map((code) => ({
      anchor: code.toLowerCase(),
      title: code === 'US' ? listed([nameOf('US'), nameOf('PR')]) : nameOf(code),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'nl'));

export const ratesCopy: Words<typeof english.ratesCopy> = {
  title: 'Je tarieven',
  method: 'Betaalmethode',
  base: 'Basis',
  international: 'Internationale kaart',
  conversion: 'Valutaomrekening',
  none: 'Geen',
  discount: (percent) => `inclusief ${percent} korting`,
};

export const feesTopic: Words<typeof english.feesTopic> = {
  title: 'Kosten',
  lead: 'Elke geslaagde betaling kost een percentage en een vast bedrag. Er zijn geen maandelijkse kosten.',
  sections: [
    {
      title: 'Hoe de kosten zijn opgebouwd',
      text: ['De uitsplitsing staat bij elke betaling. De delen zijn samen de kosten.'],
      points: [
        'Basiskosten: het percentage en het vaste bedrag van de methode in je land.',
        'Internationaal: komt erbij als de kaart in het buitenland is uitgegeven.',
        'Omrekening: komt erbij als de klant in een andere valuta betaalt dan die van je uitbetalingen.',
        'Korting: een deel dat van de basis en het internationale deel afgaat, tijdelijk of tot een bepaald volume.',
      ],
    },
    {
      title: 'Andere kosten',
      text: [
        'Een geschil heeft eigen kosten, die je terugkrijgt als je wint. Directe uitbetalingen en kaartlezers in gebruik hebben ook eigen kosten. Terugbetalingen kosten niets, maar de kosten van de betaling krijg je niet terug.',
      ],
    },
  ],
  entries: {
    title: 'In jouw land',
    text: 'Voor elke kaart die niet binnenlands is, betaal je het internationale deel. Je eigen tarieven staan hierboven, en naast elke methode in de instellingen.',
    groups: [
      {
        text: 'Binnenlandse kaarten zijn kaarten uit je eigen land of uit de Europese Economische Ruimte.',
        each: countries(EUROPE),
      },
      {
        text: 'Binnenlandse kaarten zijn kaarten uit je eigen land.',
        each: countries(ELSEWHERE),
      },
    ],
  },
  see: ['transactions', 'disputes', 'documents'],
};
