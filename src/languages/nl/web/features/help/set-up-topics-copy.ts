import type { Words } from '#languages/kit/words.ts';
import { feesTopic } from '#languages/nl/web/features/help/fees-copy.ts';
import type * as english from '#web/features/help/set-up-topics-copy.ts';

export const setUpTopics: Words<typeof english.setUpTopics> = {
  fees: feesTopic,
  'payment-methods': {
    title: 'Betaalmethoden',
    lead: 'Kaarten werken overal. Met lokale methoden en achteraf betalen bereik je klanten die niet met een kaart betalen.',
    sections: [
      {
        title: 'Een methode aanzetten',
        text: [
          'Sommige methoden vereisen goedkeuring van de betaalprovider, of nog een paar gegevens. Tot die tijd staan ze als in behandeling gemarkeerd en zien klanten ze niet.',
          'Een methode verschijnt in de checkout alleen bij klanten van wie het land en de valuta worden ondersteund.',
        ],
      },
    ],
    see: ['express-checkouts', 'multi-currency', 'fees'],
  },
  'express-checkouts': {
    title: 'Express-checkouts',
    lead: 'Knoppen om te betalen met gegevens die de telefoon of browser van de klant al kent.',
    sections: [
      {
        title: 'Waar de knoppen staan',
        text: [
          'Op productpagina’s, in de winkelwagen en in de checkout, naar jouw keuze. Tekst, grootte en thema kun je instellen; een voorbeeld toont ze.',
          'Ze hebben HTTPS nodig en verschijnen alleen op apparaten die ze ondersteunen.',
        ],
      },
    ],
    see: ['payment-methods', 'https'],
  },
  'multi-currency': {
    title: 'Verkopen in meerdere valuta’s',
    lead: 'Klanten zien en betalen prijzen in hun eigen valuta; jij krijgt uitbetaald in die van jou.',
    sections: [
      {
        title: 'Koersen',
        text: [
          'Automatische koersen worden om de paar uur vernieuwd; een handmatige koers blijft tot je hem wijzigt. Door afronding en een psychologische prijs ziet het resultaat eruit als een prijs.',
        ],
      },
      {
        title: 'Omrekening',
        text: [
          'Een betaling in een andere valuta wordt omgerekend op het moment dat je die ontvangt. De koers en de kosten staan bij de betaling.',
        ],
      },
    ],
    see: ['fees', 'transactions'],
  },
  'statement-descriptor': {
    title: 'De naam op bankafschriften',
    lead: 'Wat klanten op hun afschrift lezen. Een naam die ze kennen, voorkomt geschillen.',
    sections: [
      {
        title: 'Wat is toegestaan',
        text: [
          '5 tot 22 tekens met minstens één letter, en geen van de tekens < > \\ \' " *. Winkels in Japan geven de naam ook in kanji en kana.',
        ],
      },
    ],
    see: ['disputes'],
  },
  subscriptions: {
    title: 'Terugkerende betalingen',
    lead: 'Abonnementen worden verlengd met de kaart die de klant heeft opgeslagen. Hun bestellingen en betalingen zien eruit als alle andere.',
    sections: [
      {
        title: 'Als een verlenging mislukt',
        text: [
          'De bestelling wacht, de klant krijgt bericht, en de betaling wordt in de dagen erna opnieuw geprobeerd.',
        ],
      },
    ],
    see: ['transactions', 'payment-methods'],
  },
  'time-zone': {
    title: 'Dagen en tijdzones',
    lead: 'Eén zone bepaalt wat een dag is: die van de winkel.',
    sections: [
      {
        title: 'Waar het telt',
        text: [
          'In lijsten, filters, deadlines, grafieken en bestanden. De zone staat erbij waar twijfel mogelijk is. De zone van je eigen computer speelt geen rol.',
        ],
      },
    ],
    see: ['exports', 'transactions'],
  },
  'api-keys': {
    title: 'API-sleutels',
    lead: 'Met een sleutel kan een programma in jouw naam de gegevens van de winkel lezen of wijzigen.',
    sections: [
      {
        title: 'Een sleutel gebruiken',
        text: [
          'Stuur de sleutel als gebruikersnaam en het geheim als wachtwoord (HTTP Basic) naar de adressen onder /wp-json. Een leessleutel kan niets wijzigen.',
          'Het geheim wordt één keer getoond. Kwijt? Trek de sleutel in en maak een nieuwe.',
          'Een sleutel kan wat zijn persoon vandaag kan, of minder: kies per taak, en wanneer hij vervalt. Een sleutel die alleen voorstelt, doet zelf niets; een persoon keurt goed wat hij vraagt.',
        ],
      },
      {
        title: 'Als een sleutel uitlekt',
        text: ['Trek hem meteen in. Bij het volgende verzoek werkt hij niet meer.'],
      },
    ],
    see: ['exports'],
  },
  privacy: {
    title: 'Wat wordt bijgehouden',
    lead: 'Er wordt geteld welke pagina’s en knoppen van dit beheer worden gebruikt, om het te verbeteren.',
    sections: [
      {
        title: 'Waar het heen gaat',
        text: [
          'Nergens heen. De tellingen blijven 90 dagen in de database van deze winkel en kunnen in de opties van de winkel worden uitgezet.',
        ],
      },
    ],
    see: [],
  },
};
