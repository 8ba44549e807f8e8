import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof english.embeddedCopy> = {
  stepTitle: {
    business: 'Je bedrijf',
    owner: 'De eigenaar',
    bank: 'Waar uitbetalingen heen gaan',
    document: 'Een foto van een identiteitsbewijs',
    review: 'Controleren en inleveren',
  },
  stepLead: {
    business: 'Zoals het bij de belastingdienst is geregistreerd.',
    owner: 'De persoon van wie het bedrijf is of die het leidt.',
    bank: 'Een bankrekening op naam van de eigenaar of het bedrijf.',
    document:
      'Een paspoort of identiteitskaart, als PNG, JPEG of PDF, tot 10 MB. Deze gesimuleerde betaalprovider noteert naam en grootte en krijgt het bestand nooit.',
    review: 'Daarna bekijkt de betaalprovider je gegevens. Je kunt ze later verbeteren.',
  },
  progress: (at, of) => `Stap ${at} van ${of}`,
  back: 'Terug',
  next: 'Doorgaan',
  submit: 'Inleveren',
  later: 'Opslaan en later afmaken',
  edit: 'Wijzigen',
  terms: 'Ik bevestig dat deze gegevens kloppen en accepteer de voorwaarden van de betaalprovider.',
  termsMissing: 'Bevestig dit voordat je inlevert.',
  failed: 'Dit kon niet worden opgeslagen. Controleer je verbinding en probeer het opnieuw.',
  unreachable: 'De betaalprovider is niet bereikbaar.',
  troubled: 'Er was een probleem bij de betaalprovider.',
  noSession: 'Er is geen sessie.',
  problems: 'Kijk hier nog eens naar:',
  errorsTitle: 'De betaalprovider kon sommige gegevens niet bevestigen',
  simulated: 'Gesimuleerd formulier: geen echte gegevens nodig',
  chosen: (name) => `Gekozen: ${name}`,
  bannerAction: 'Gegevens van je account vragen je aandacht.',
  bannerPending: 'Je gegevens worden gecontroleerd.',
  bannerUpdate: 'Gegevens bijwerken',
};

export const FIELDS: Words<typeof english.FIELDS> = {
  business: [
    { name: 'business_name', label: 'Juridische naam', autocomplete: 'organization' },
    { name: 'url', label: 'Website', type: 'url', autocomplete: 'url' },
    { name: 'tax_id', label: 'Belasting- of registratienummer' },
  ],
  owner: [
    { name: 'first_name', label: 'Voornaam', autocomplete: 'given-name' },
    { name: 'last_name', label: 'Achternaam', autocomplete: 'family-name' },
    { name: 'dob', label: 'Geboortedatum', type: 'date', autocomplete: 'bday' },
    { name: 'line1', label: 'Straat en huisnummer', autocomplete: 'address-line1' },
    { name: 'city', label: 'Plaats', autocomplete: 'address-level2' },
    { name: 'postal_code', label: 'Postcode', autocomplete: 'postal-code' },
    { name: 'id_number', label: 'Identificatienummer' },
  ],
  bank: [
    { name: 'account_holder', label: 'Rekeninghouder', autocomplete: 'name' },
    { name: 'account_number', label: 'Rekeningnummer', inputmode: 'numeric' },
  ],
  document: [
    {
      name: 'kind',
      label: 'Soort document',
      options: [
        { value: 'passport', label: 'Paspoort' },
        { value: 'id_card', label: 'Identiteitskaart' },
        { value: 'driving_licence', label: 'Rijbewijs' },
      ],
    },
    { name: 'filename', label: 'Bestand', type: 'file' },
  ],
};
