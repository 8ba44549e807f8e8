import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/help/risk-topics-copy.ts';

export const riskTopics: Words<typeof english.riskTopics> = {
  disputes: {
    title: 'Geschillen',
    lead: 'Een klant heeft de bank gevraagd een betaling terug te halen. Je kunt dat accepteren, of met bewijs antwoorden.',
    sections: [
      {
        title: 'Wat er met het geld gebeurt',
        text: [
          'De bank haalt het bedrag en kosten meteen van je saldo. Win je, dan krijg je beide terug; verlies je, of antwoord je niet op tijd, dan geen van beide.',
          'De beslissing van de bank kan 60 dagen en langer na je antwoord duren, ongeveer 75 dagen in totaal.',
        ],
      },
      {
        title: 'De deadline',
        text: [
          'Die staat vermeld met dag, uur en tijdzone. Een concept dat je hebt opgeslagen, wordt zoals het is ingediend als de tijd voorbij is; zonder concept is het geschil verloren zonder dat ernaar is gekeken.',
          'Wie mag antwoorden, krijgt zeven, drie en één dag van tevoren een herinnering per e-mail, geteld op de kalender van de winkel.',
        ],
      },
      {
        title: 'Als de klant het intrekt',
        text: [
          'Vaak herkende een klant de afschrijving niet, of wilde die alleen een antwoord. Is de klant het ermee eens dat de betaling klopte, vraag dan om de bank te melden dat het geschil wordt ingetrokken, en om jou de bevestiging van de bank te sturen.',
          'Dien die bevestiging voor de deadline als bewijs in: een ingetrokken geschil is meestal pas ongeveer 75 dagen later definitief, en zonder bewijs kun je het nog verliezen.',
        ],
      },
      {
        title: 'Accepteren',
        text: [
          'Met accepteren verlies je het geschil definitief, en ook de kosten. Het is het juiste antwoord als de klant gelijk heeft.',
        ],
      },
    ],
    see: ['evidence', 'inquiries', 'fraud-protection'],
  },
  inquiries: {
    title: 'Informatieverzoeken',
    lead: 'Een vraag van de bank van de klant voordat die een geschil opent. Er is nog geen geld verplaatst.',
    sections: [
      {
        title: 'Wat je moet doen',
        text: [
          'Antwoord met bewijs, of betaal de bestelling terug: een terugbetaling beëindigt het informatieverzoek, zonder geschilkosten. Een informatieverzoek kun je niet accepteren.',
          'Het sluit vanzelf na ongeveer 120 dagen als de bank niet verdergaat.',
        ],
      },
    ],
    see: ['disputes', 'refunds'],
  },
  evidence: {
    title: 'Bewijs dat helpt',
    lead: 'De medewerker van de bank leest het in een paar minuten. Kort en volledig wint van lang.',
    sections: [
      {
        title: 'Wat je stuurt',
        text: ['Het hangt af van de reden van het geschil; het formulier vraagt naar wat telt.'],
        points: [
          'Niet ontvangen: de vervoerder, het trackingnummer en het bewijs van levering op het adres van de bestelling.',
          'Niet zoals beschreven: de beschrijving die de klant zag, en jullie berichten.',
          'Niet herkend of fraude: tekenen dat het de klant was: adrescontroles, eerdere bestellingen, toegangslog.',
          'Abonnement: wanneer en hoe het kon worden opgezegd, en dat dat niet is gebeurd.',
        ],
      },
      {
        title: 'Grenzen',
        text: [
          'Samen mogen de bestanden 4,5 MB groot zijn; gebruik PDF, JPEG of PNG. Eén tekst mag 20.000 tekens hebben, alles samen 150.000.',
        ],
      },
    ],
    see: ['disputes'],
  },
  'fraud-protection': {
    title: 'Fraudebescherming',
    lead: 'Filters bekijken elke betaling voordat je die ontvangt. Slaat een filter aan, dan wordt de betaling geblokkeerd of voor je aangehouden.',
    sections: [
      {
        title: 'Basis en geavanceerd',
        text: [
          'Basis gebruikt de controles van de kaartnetwerken en van de betaalprovider. Geavanceerd voegt filters toe die je zelf instelt; minstens één moet aanstaan.',
        ],
      },
      {
        title: 'De filters',
        text: [],
        points: [
          'AVS komt niet overeen: het factuuradres is niet het adres dat de bank kent.',
          'Internationaal IP-adres: de bestelling komt uit een land waaraan je niet verkoopt.',
          'IP-adres komt niet overeen: de bestelling komt uit een ander land dan dat van het factuuradres.',
          'Adressen verschillen: het verzendadres verschilt van het factuuradres.',
          'Grens voor aankoopbedrag: het totaal ligt onder of boven je grenzen.',
          'Grens voor aantal artikelen: minder of meer artikelen dan je grenzen.',
          'CVC-controle: de code op de kaart klopt niet.',
        ],
      },
      {
        title: 'Aangehouden of geblokkeerd',
        text: [
          'Een aangehouden betaling is op de kaart gereserveerd en wordt pas geïnd als je goedkeurt. Een geblokkeerde betaling vindt nooit plaats.',
        ],
      },
    ],
    see: ['risk-level', 'disputes', 'manual-capture'],
  },
  'risk-level': {
    title: 'Risiconiveaus',
    lead: 'De betaalprovider beoordeelt elke betaling naar wat in het hele netwerk is gezien.',
    sections: [
      {
        title: 'Normaal, verhoogd, zeer hoog',
        text: [
          'Bij ‘Normaal’ hoef je niets te doen. ‘Verhoogd’ verdient een blik voordat je verzendt. ‘Zeer hoog’ wordt meestal geblokkeerd; zo niet, vraag het dan eerst aan de klant.',
        ],
      },
    ],
    see: ['fraud-protection'],
  },
};
