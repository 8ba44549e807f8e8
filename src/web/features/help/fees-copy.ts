import type { HelpEntry, HelpTopic } from './help-topic.ts';

/** Where fee links point: one place for each country the provider serves, under its two letters. */
const COUNTRIES = {
  AE: 'United Arab Emirates', AT: 'Austria', AU: 'Australia', BE: 'Belgium', BG: 'Bulgaria', CA: 'Canada',
  CH: 'Switzerland', CY: 'Cyprus', CZ: 'Czechia', DE: 'Germany', DK: 'Denmark', EE: 'Estonia', ES: 'Spain',
  FI: 'Finland', FR: 'France', GB: 'United Kingdom', GR: 'Greece', HK: 'Hong Kong', HR: 'Croatia', HU: 'Hungary',
  IE: 'Ireland', IT: 'Italy', JP: 'Japan', LT: 'Lithuania', LU: 'Luxembourg', LV: 'Latvia', MT: 'Malta',
  NL: 'Netherlands', NO: 'Norway', NZ: 'New Zealand', PL: 'Poland', PT: 'Portugal', RO: 'Romania', SE: 'Sweden',
  SG: 'Singapore', SI: 'Slovenia', SK: 'Slovakia', US: 'United States and Puerto Rico',
} as const; // biome-ignore format: a table

const EUROPE = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

const countries = (isChosen: (code: string) => boolean): readonly HelpEntry[] =>
  Object.entries(COUNTRIES)
    .filter(([code]) => isChosen(code))
    .map(([code, title]) => ({ anchor: code.toLowerCase(), title }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));

/** The merchant's own prices, above what holds for everybody. */
export const ratesCopy = {
  title: 'Your rates',
  method: 'Payment method',
  base: 'Base',
  international: 'International card',
  conversion: 'Currency conversion',
  none: 'Nothing',
  discount: (percent: string) => `${percent} discount included`,
} as const;

export const feesTopic: HelpTopic = {
  title: 'Fees',
  lead: 'Every successful payment costs a percentage and a fixed amount. There is no monthly fee.',
  sections: [
    {
      title: 'What a fee is made of',
      text: ['The breakdown stands on every payment. Its parts add up to the fee.'],
      points: [
        'Base fee: the percentage and the fixed amount of the method in your country.',
        'International: added when the card was issued abroad.',
        'Conversion: added when the customer pays in another currency than your payouts.',
        'Discount: a share taken off the base and international parts, for a time or up to a volume.',
      ],
    },
    {
      title: 'Other fees',
      text: [
        'A dispute has its own fee, returned when you win. Instant payouts and card readers in use have theirs. Refunds cost nothing, but the fee of the payment is not returned.',
      ],
    },
  ],
  entries: {
    title: 'In your country',
    text: 'Every card that is not domestic pays the international part. Your own rates stand above, and beside each method in the settings.',
    groups: [
      {
        text: 'Domestic cards are those issued in your own country or in the European Economic Area.',
        each: countries((code) => EUROPE.has(code)),
      },
      {
        text: 'Domestic cards are those issued in your own country.',
        each: countries((code) => !EUROPE.has(code)),
      },
    ],
  },
  see: ['transactions', 'disputes', 'documents'],
};
