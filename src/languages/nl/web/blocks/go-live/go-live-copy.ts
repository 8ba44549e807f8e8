import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/go-live/go-live-copy.ts';

export const goLiveCopy: Words<typeof english.goLiveCopy> = {
  title: 'Echte betalingen activeren?',
  text: [
    'Je verifieert je bedrijf voor een live-account. De sandbox blijft zoals die is tot dat account betalingen kan ontvangen.',
    'Daarna zijn betalingen echt. Testbetalingen worden met de sandbox opgeborgen; hun bestellingen blijven in je winkel staan, gemarkeerd als test, met wat er van elke betaling is vastgelegd.',
    'Houd je bedrijfsgegevens, een identiteitsbewijs en je bankrekening bij de hand.',
  ],
  cancel: 'Annuleren',
  confirm: 'Echte betalingen activeren',
};

export const offerCopy: Words<typeof english.offerCopy> = {
  offer: 'Tijdelijke aanbieding',
  note: 'Wordt toegepast als je echte betalingen instelt.',
  terms: 'Voorwaarden van de aanbieding',
  failed:
    'Er ging iets mis bij het toepassen van de aanbieding. Neem contact op met support als het probleem blijft',
};

export const countryCopy: Words<typeof english.countryCopy> = {
  title: 'Je land wordt nog niet ondersteund',
  text: (country) =>
    `Betalingen worden in dit land nog niet aangeboden: ${country}. Je kunt verdergaan als je bedrijf is ingeschreven in een ander land dat wel wordt ondersteund.`,
};
