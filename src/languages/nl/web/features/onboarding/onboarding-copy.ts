import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/onboarding/onboarding-copy.ts';

export const onboardingCopy: Words<typeof english.onboardingCopy> = {
  brand: 'Countinghouse',
  steps: [
    { id: 'business', label: 'Bedrijf' },
    { id: 'embedded', label: 'Verificatie' },
  ],
  leave: 'Verlaten',
  title: 'Vertel ons over je bedrijf',
  lead: 'Zes antwoorden. Ze bepalen welke gegevens de betaalprovider daarna vraagt, zodat je alleen ziet wat voor jou geldt.',
  embeddedTitle: 'Verificatie',
  continueTitle: 'Verder met aanmelden',

  country: 'Waar is je bedrijf ingeschreven?',
  countryHelp: 'Als je het land wijzigt, wordt het soort bedrijf gewist.',
  countryPlaceholder: 'Kies een land',
  type: 'Wat voor bedrijf is het?',
  typeHelp: 'Kies eerst een land.',
  structure: 'Rechtsvorm',
  structurePlaceholder: 'Kies een rechtsvorm',
  mcc: 'Wat verkoop je?',
  mccPlaceholder: 'Zoek goederen en diensten',
  revenue: 'Omzet per jaar',
  revenuePlaceholder: 'Kies een bereik',
  revenues: {
    less_than_250k: 'Minder dan $ 250.000',
    from_250k_to_1m: '$ 250.000 – $ 1 mln',
    from_1m_to_20m: '$ 1 mln – $ 20 mln',
    from_20m_to_100m: '$ 20 mln – $ 100 mln',
    more_than_100m: 'Meer dan $ 100 mln',
  },
  timeframe: 'Wanneer ontvang je de eerste betaling?',
  timeframePlaceholder: 'Kies een moment',
  timeframes: {
    already_live: 'Ik verkoop al',
    within_1month: 'Binnen 1 maand',
    from_1_to_3months: '1 – 3 maanden',
    from_3_to_6months: '3 – 6 maanden',
    more_than_6months: 'Meer dan 6 maanden',
  },
  back: 'Terug',
  next: 'Doorgaan',

  door: {
    verified: {
      title: 'Je bedrijf is geverifieerd',
      text: 'De betaalprovider vraagt niets meer. Waar uitbetalingen heen gaan en wat klanten over je bedrijf lezen, kun je hier wijzigen.',
    },
    waiting: {
      title: 'Je gegevens zijn bij de betaalprovider',
      text: 'Die bekijkt ze nu, dus er kan niets worden gewijzigd. Als er iets ontbreekt, hoor je het.',
    },
    closed: {
      title: 'Dit account kan niet meer worden gewijzigd',
      text: 'De betaalprovider heeft het gesloten. Eerdere betalingen, uitbetalingen, geschillen en documenten blijven voor je toegankelijk.',
    },
  },
  toOverview: 'Overzicht bekijken',
  bank: 'Bankrekening wijzigen',
  business: 'Wat klanten lezen',

  fieldsFailed: 'Het formulier kon niet worden geladen',
  finishing: 'Je gegevens worden opgeslagen…',

  aside: 'Wat er daarna gebeurt',
  events: [
    { id: 'details', icon: 'user', title: 'Jij: bedrijfsgegevens', text: 'Ongeveer 2 minuten.' },
    {
      id: 'verification',
      icon: 'shield',
      title: 'Jij: verificatie',
      text: 'Eigenaar, identiteitsbewijs en bankrekening, op een formulier van de betaalprovider. Ongeveer 8 minuten.',
    },
    {
      id: 'review',
      icon: 'clock',
      title: 'Betaalprovider: controle',
      text: 'Meestal binnen een uur, soms twee werkdagen.',
    },
  ],
  stopTitle: 'Je kunt altijd stoppen',
  stopText: 'Antwoorden blijven op dit apparaat bewaard tot je terugkomt.',
};
