import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/help/money-topics-copy.ts';

export const moneyTopics: Words<typeof english.moneyTopics> = {
  'payout-schedule': {
    title: 'Het uitbetalingsschema',
    lead: 'Een uitbetaling is geld onderweg van je betaalaccount naar je bank.',
    sections: [
      {
        title: 'Wanneer uitbetalingen worden overgemaakt',
        text: [
          'Dagelijks, wekelijks op een dag naar keuze, of maandelijks op een datum naar keuze. De 31e betekent de laatste dag van de maand. Uitbetalingen worden op werkdagen overgemaakt.',
          'Een betaling wacht eerst een paar dagen tot het geld beschikbaar is; hoeveel dagen hangt af van je land. Daarna gaat die mee met de volgende uitbetaling.',
        ],
      },
      {
        title: 'Je eerste uitbetaling',
        text: ['Die wordt na je eerste betaling 7 tot 14 dagen vastgehouden. Daarna geldt het schema.'],
      },
      {
        title: 'Kleine saldi',
        text: [
          'Elke valuta heeft een minimumbedrag voor een uitbetaling. Minder dan dat wacht op de volgende.',
        ],
      },
      {
        title: 'Afschrijvingen van je bankrekening',
        text: [
          'Als terugbetalingen en geschillen meer zijn dan je hebt verdiend, is het saldo negatief en wordt het verschil van je bankrekening afgeschreven.',
        ],
      },
    ],
    see: ['failed-payouts', 'instant-payouts', 'balances'],
  },
  'instant-payouts': {
    title: 'Directe uitbetalingen',
    lead: 'Stuurt je beschikbare saldo binnen 30 minuten naar je bank, op elke dag. Daar zijn kosten aan verbonden.',
    sections: [
      {
        title: 'De kosten',
        text: [
          'Je ziet het percentage en het bedrag voordat je bevestigt. De kosten gaan van het verstuurde bedrag af.',
        ],
      },
      {
        title: 'Welke transacties erin zitten',
        text: [
          'Een directe uitbetaling stuurt een bedrag, geen lijst met betalingen, dus de betaalprovider noemt er geen transacties bij. Als we er toch tonen, is dat onze eigen toewijzing, oudste eerst, en als zodanig gemarkeerd.',
        ],
      },
    ],
    see: ['payout-schedule', 'balances'],
  },
  'failed-payouts': {
    title: 'Als een uitbetaling mislukt',
    lead: 'De bank heeft het geld teruggestuurd. Het staat weer op je saldo.',
    sections: [
      {
        title: 'Wat je moet doen',
        text: [
          'Bij de uitbetaling staat de reden die de bank gaf: een opgeheven rekening, een verkeerd nummer, een naam die niet klopt. Verbeter of vervang de bankrekening.',
          'Uitbetalingen blijven gepauzeerd tot de rekening is verbeterd, daarna gaat het bedrag mee met de volgende.',
        ],
      },
    ],
    see: ['payout-schedule'],
  },
  balances: {
    title: 'Je saldo',
    lead: 'Wat de betaalprovider voor je bewaart, per valuta.',
    sections: [
      {
        title: 'Beschikbaar en in behandeling',
        text: [
          'Beschikbaar kan nu worden uitbetaald. In behandeling zijn betalingen waarvan de wachtdagen niet voorbij zijn. Samen zijn ze het totaal.',
          'Een negatief saldo komt van terugbetalingen en geschillen; de volgende betalingen vullen het aan, of het wordt van je bankrekening afgeschreven.',
        ],
      },
    ],
    see: ['payout-schedule', 'instant-payouts'],
  },
  transactions: {
    title: 'De transactielijst lezen',
    lead: 'Eén regel voor alles wat je saldo veranderde: betalingen, terugbetalingen, geschillen, kosten, leningen.',
    sections: [
      {
        title: 'Bedrag, kosten, netto',
        text: [
          'Bedrag is wat de klant betaalde of terugkreeg, in de valuta van je uitbetalingen. Netto is wat er na kosten voor jou overblijft.',
          'Een wisselteken betekent dat de klant in een andere valuta betaalde.',
        ],
      },
      {
        title: 'Dagen en tijdzones',
        text: [
          'Een dag is een dag in de tijdzone van de winkel, in de lijst, in de filters en in geëxporteerde bestanden.',
        ],
      },
    ],
    see: ['fees', 'exports', 'refunds'],
  },
  'manual-capture': {
    title: 'Betalingen later vastleggen',
    lead: 'Met handmatig vastleggen wordt een betaling bij de bestelling alleen gereserveerd. Je legt die vast als je verzendt.',
    sections: [
      {
        title: 'Hoeveel tijd je hebt',
        text: [
          'Een online reservering op een kaart vervalt na 7 dagen, in een fysieke winkel eerder. Wat dan niet is vastgelegd, is weg, en de bestelling heeft een nieuwe betaling nodig.',
          'Je kunt het bedrag vastleggen of annuleren, vanuit de bestelling of vanuit de lijst ‘Vast te leggen’.',
        ],
      },
    ],
    see: ['transactions', 'refunds'],
  },
  refunds: {
    title: 'Terugbetalingen',
    lead: 'Geeft de klant geld terug, geheel of gedeeltelijk.',
    sections: [
      {
        title: 'Geheel en gedeeltelijk',
        text: [
          'Een volledige terugbetaling begint bij de betaling. Een deel betaal je terug bij de bestelling, waar je de artikelen kiest.',
          'Het bedrag gaat meteen van je saldo af; de bank van de klant toont het binnen 5 tot 10 dagen. De kosten van de betaling krijg je niet terug.',
        ],
      },
      {
        title: 'Wanneer terugbetalen niet kan',
        text: [
          'Een betwiste betaling kan niet worden terugbetaald, tenzij het geschil nog een informatieverzoek is of is gewonnen.',
        ],
      },
    ],
    see: ['disputes', 'transactions'],
  },
  exports: {
    title: 'Een lijst exporteren',
    lead: 'Een bestand met de rijen, de kolommen, de volgorde en de tijdzone die je op het scherm ziet.',
    sections: [
      {
        title: 'Het bestand',
        text: [
          'Het is CSV, leesbaar voor elk spreadsheetprogramma. Het toont één moment: door een verkoop tijdens het downloaden wordt geen rij herhaald of overgeslagen.',
          'Het downloadt vanzelf. Een kopie of link gaat naar je eigen e-mailadres, nooit naar een ander.',
        ],
      },
      {
        title: 'De taal',
        text: [
          'Bestanden van transacties, uitbetalingen en geschillen zijn in de taal waarin je werkt, of in het Engels als jij of de betalingsinstellingen dat zeggen.',
          'De koppen van de kolommen en onze eigen woorden zijn vertaald. Namen, referenties en getallen blijven zoals ze zijn.',
        ],
      },
      {
        title: 'Opnieuw downloaden',
        text: [
          'Download je een export een tweede keer, dan wordt een nieuw bestand met dezelfde selectie gemaakt, met de getallen van dat moment.',
        ],
      },
    ],
    see: ['transactions', 'time-zone'],
  },
  documents: {
    title: 'Btw-facturen',
    lead: 'In veel landen zit er btw op de kosten die je betaalt. De facturen staan onder Documenten.',
    sections: [
      {
        title: 'Je btw-nummer',
        text: [
          'Voor de eerste download bevestig je je bedrijfsnaam, adres en, als je er een hebt, je btw-nummer. Het wordt bij de belastingdienst gecontroleerd.',
          'Het nummer begint met de letters van je land: EL voor Griekenland, CHE voor Zwitserland, geen letters voor Japan.',
        ],
      },
      {
        title: 'Zonder btw-nummer',
        text: ['Geef aan dat je niet geregistreerd bent. De factuur toont dan de belasting die is berekend.'],
      },
    ],
    see: ['fees'],
  },
  'card-readers': {
    title: 'Kaartlezers en fysieke betalingen',
    lead: 'Accepteer kaarten in je fysieke winkel met een lezer, of met alleen je telefoon.',
    sections: [
      {
        title: 'Koppelen',
        text: [
          'Lezers koppel je in de mobiele app van de winkel, via Bluetooth. Ze verschijnen daarna onder Kaartlezers met hun model en status.',
          'Tap to Pay heeft geen lezer nodig: de telefoon zelf leest de kaart.',
        ],
      },
      {
        title: 'Kosten van lezers',
        text: [
          'Een lezer die in een maand wordt gebruikt, heeft kosten, als eigen regel zichtbaar in transacties.',
        ],
      },
    ],
    see: ['transactions', 'manual-capture'],
  },
  capital: {
    title: 'Capital-leningen',
    lead: 'Een voorschot op toekomstige verkopen, afgelost met een deel van elke betaling.',
    sections: [
      {
        title: 'Aflossing',
        text: [
          'Aan het begin worden vaste kosten bepaald; er is geen rente en geen einddatum. Het afgesproken deel van elke betaling gaat naar de lening tot die is afgelost.',
          'In elke periode moet een minimumbedrag worden afgelost. Brengen verkopen minder op, dan wordt de rest van je bankrekening afgeschreven.',
        ],
      },
      {
        title: 'Waar je het ziet',
        text: [
          'Elke aflossing is een regel in transacties; de pagina van de lening toont wat is afgelost en wat volgt.',
        ],
      },
    ],
    see: ['balances', 'transactions'],
  },
};
