import type { Words } from '#languages/kit/words.ts';
import type {
  countryCopy as englishCountry,
  goLiveCopy as englishGoLive,
  offerCopy as englishOffer,
} from '#web/blocks/go-live/go-live-copy.ts';

export const goLiveCopy: Words<typeof englishGoLive> = {
  title: 'Live-Zahlungen aktivieren?',
  text: [
    'Sie verifizieren Ihr Unternehmen für ein Live-Konto. Die Sandbox bleibt, wie sie ist, bis dieses Konto Zahlungen annehmen kann.',
    'Dann sind Zahlungen echt. Testzahlungen werden mit der Sandbox abgelegt; ihre Bestellungen bleiben als Tests gekennzeichnet in Ihrem Shop, mit dem, was zu jeder Zahlung festgehalten wurde.',
    'Halten Sie Ihre Unternehmensdaten, einen Ausweis und Ihre Bankverbindung bereit.',
  ],
  cancel: 'Abbrechen',
  confirm: 'Live-Zahlungen aktivieren',
};

export const offerCopy: Words<typeof englishOffer> = {
  offer: 'Befristetes Angebot',
  note: 'Gilt, sobald Sie Live-Zahlungen einrichten.',
  terms: 'Angebotsbedingungen',
  failed:
    'Beim Anwenden der Aktion ist ein Fehler aufgetreten. Bitte wenden Sie sich an den Support, wenn das Problem bestehen bleibt',
};

export const countryCopy: Words<typeof englishCountry> = {
  title: 'Ihr Land wird noch nicht unterstützt',
  text: (country) =>
    `Zahlungen werden in diesem Land noch nicht angeboten: ${country}. Sie können fortfahren, wenn Ihr Unternehmen in einem anderen, unterstützten Land registriert ist.`,
};
