import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/connect/connect-copy.ts';

export const connectCopy: Words<typeof english.connectCopy> = {
  greeting: (name) =>
    name ? `Hallo ${name}, laten we zorgen dat je betaald krijgt` : 'Laten we zorgen dat je betaald krijgt',
  title: 'Ontvang betalingen in je eigen winkel',
  lead: 'Kaarten en lokale methoden, in de valuta’s van je klanten. Je geld, kosten en uitbetalingen op één plek, en elke uitbetaling klopt.',
  methods: 'Betaalmethoden',
  more: (count) => `+ ${count}`,
  moreLabel: (count) =>
    plural(count, { one: 'Nog 1 betaalmethode', other: `Nog ${figure(count)} betaalmethoden` }),
  payouts: 'Uitbetalingen',
  payoutsValue: 'Automatisch, dagelijks',
  capture: 'Vastleggen van betalingen',
  captureValue: 'Bij de bestelling',
  recurring: 'Terugkerende betalingen',
  recurringValue: 'Ondersteund',
  verifyTitle: 'Je verifieert je bedrijfsgegevens',
  verifyText: 'Dat duurt ongeveer tien minuten, en je kunt stoppen en terugkomen.',
  verifyLink: 'Wat je nodig hebt',
  primary: {
    connect_store: 'Je winkel koppelen',
    verify: 'Bedrijfsgegevens verifiëren',
    finish: 'Verificatie afronden',
    overview: 'Overzicht bekijken',
  },
  terms: (terms, privacy) => `Door verder te gaan accepteer je de ${terms} en de ${privacy}.`,
  termsLink: 'servicevoorwaarden',
  privacyLink: 'privacyverklaring',
  reset: 'Account resetten',

  incomplete: 'Rond het instellen af om betalingen te verwerken.',
  sandboxFailed: 'Er ging iets mis bij het instellen van je sandbox-account. Probeer het opnieuw!',
  paused:
    'We hebben het aanmaken van nieuwe accounts tijdelijk gepauzeerd. Voor de rest van je winkel verandert er niets. Kom over een paar dagen terug.',
  connected: 'Je betaalaccount is gekoppeld',
  verifying: 'Je live-account wordt geverifieerd',
  connectedText: 'Betalingen, uitbetalingen en wat het account nog nodig heeft, vind je in het overzicht.',
  notConnected: 'Je account is niet gekoppeld. Er is niets verloren gegaan: ga verder waar je was gebleven.',
  saved: 'De pagina’s die je hebt ingevuld, zijn opgeslagen',
  besideSandbox: 'Je live-account is nog niet af',
  besideSandboxText: 'De sandbox blijft zoals die is tot het live-account betalingen kan ontvangen.',

  needsTitle: 'Je bedrijf verifiëren',
  needsLead:
    'De wet verplicht betaalbedrijven te weten aan wie ze uitbetalen. De betaalprovider controleert deze gegevens; wij bewaren je documenten nooit.',
  needsOwner: 'Over de eigenaar',
  needsOwnerText:
    'Naam, woonadres, geboortedatum, een identificatienummer en een foto van een paspoort of identiteitskaart.',
  needsBusiness: 'Over het bedrijf',
  needsBusinessText: 'Juridische naam, soort bedrijf, belasting- of registratienummer, website.',
  needsBank: 'Een bankrekening',
  needsBankText:
    'Waar uitbetalingen heen moeten. De rekening moet op naam van de eigenaar of het bedrijf staan.',
  close: 'Sluiten',

  countryContinue: 'Doorgaan',
  cancel: 'Annuleren',

  resetTitle: 'Account resetten?',
  resetText:
    'Je begint opnieuw met een nieuw account. Testbetalingen en gegevens die je hebt ingevuld, zie je dan niet meer; bestellingen blijven in je winkel.',
  resetAction: 'Account resetten',

  sandboxTitle: 'Ik richt een winkel in voor iemand anders.',
  sandboxText:
    'Probeer alles met testbetalingen: geen identiteitscontrole, geen echt geld. De eigenaar verifieert het bedrijf later; gegevens van de sandbox blijven apart.',
  sandboxAction: 'Sandbox aanzetten',
  sandboxTry: 'In een sandbox proberen',
  loaderTitle: 'Betalingen worden ingesteld',
  loaderText: 'Je sandbox-account wordt gemaakt. Dat duurt een paar seconden.',

  atHand: 'Wat je bij de hand moet hebben',
  who: 'Wie wat doet',
  steps: [
    { id: 'you', icon: 'user', title: 'Jij', text: 'Vult bedrijfsgegevens in, ongeveer 10 minuten' },
    {
      id: 'company',
      icon: 'shield',
      title: 'Betaalprovider',
      text: 'Controleert ze, meestal binnen een uur',
    },
    {
      id: 'bank',
      icon: 'payout',
      title: 'Bank',
      text: 'Krijgt de eerste uitbetaling ongeveer 7 dagen na de eerste verkoop',
    },
  ],
};
