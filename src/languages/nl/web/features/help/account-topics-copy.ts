import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/help/account-topics-copy.ts';

export const accountTopics: Words<typeof english.accountTopics> = {
  verification: {
    title: 'Je bedrijf verifiëren',
    lead: 'De betaalprovider moet weten wie er betaald krijgt. Die vraagt gegevens van het bedrijf en van de mensen erachter.',
    sections: [
      {
        title: 'Wat je bij de hand moet hebben',
        text: ['Wat je hiervan nodig hebt, hangt af van je land en van het soort bedrijf.'],
        points: [
          'Van de eigenaar: naam, geboortedatum, woonadres en een persoonlijk identificatienummer of een identiteitsbewijs.',
          'Van het bedrijf: juridische naam, adres, registratie- of belastingnummer, website en een telefoonnummer.',
          'Een bankrekening op naam van het bedrijf.',
        ],
      },
      {
        title: 'Hoe lang het duurt',
        text: [
          'Invullen duurt ongeveer tien minuten. De meeste controles zijn meteen klaar; een document dat iemand moet lezen, kan twee werkdagen kosten.',
          'Terwijl de betaalprovider controleert, hoef je niets te doen. De accountkaart zegt wie op wie wacht.',
        ],
      },
      {
        title: 'Als iets wordt geweigerd',
        text: [
          'De reden staat bij het gegeven waar het om gaat. Verbeter dat gegeven en stuur het opnieuw; de rest hoef je niet te herhalen.',
          'Een document moet geldig zijn, in kleur, met alle vier de hoeken in beeld, en niet groter dan 10 MB.',
        ],
      },
    ],
    see: ['account-status', 'early-selling', 'https'],
  },
  'account-status': {
    title: 'Wat de accountstatus betekent',
    lead: 'De status zegt of je betalingen kunt ontvangen, of je uitbetaald krijgt, en wie er aan zet is.',
    sections: [
      {
        title: 'De statussen',
        text: [],
        points: [
          'Volledig of Ingeschakeld: betalingen en uitbetalingen lopen.',
          'In behandeling: de betaalprovider controleert wat je hebt gestuurd.',
          'Binnenkort beperkt: er ontbreekt iets. Betalingen lopen tot de getoonde datum.',
          'Deels beperkt: betalingen lopen, uitbetalingen wachten op jou.',
          'Beperkt: betalingen wachten op jou.',
          'Wordt beoordeeld: de betaalprovider bekijkt het account. Je hoort het als er een besluit is.',
          'Afgewezen: het account kan niet worden gebruikt. De betaalprovider houdt het geld dat over is aan voor terugbetalingen en geschillen, en beslist wanneer de rest wordt uitbetaald. De geschiedenis blijft voor je open.',
        ],
      },
      {
        title: 'Je geschiedenis blijft bereikbaar',
        text: [
          'Wat de status ook is, je kunt transacties, uitbetalingen, geschillen en documenten openen en exporteren.',
        ],
      },
    ],
    see: ['verification', 'payout-schedule'],
  },
  'early-selling': {
    title: 'Verkopen voordat de verificatie klaar is',
    lead: 'Sommige nieuwe winkels mogen betalingen ontvangen voordat elk gegeven is geverifieerd.',
    sections: [
      {
        title: 'Hoe ver het gaat',
        text: [
          'Je kunt verkopen tot $ 5.000 aan verkopen of tot er 30 dagen zijn verstreken sinds je eerste betaling, wat het eerst komt.',
          'Uitbetalingen beginnen zodra de bankrekening en de overige gegevens zijn geverifieerd. Tot die tijd wacht het geld op je saldo.',
        ],
      },
      {
        title: 'Als de limiet is bereikt',
        text: [
          'Nieuwe betalingen stoppen tot de gegevens volledig zijn. Niets van wat je hebt verdiend, gaat verloren.',
        ],
      },
    ],
    see: ['verification', 'payout-schedule'],
  },
  sandbox: {
    title: 'De sandbox',
    lead: 'Een sandbox-account gedraagt zich als een echt account, met geld dat niet bestaat.',
    sections: [
      {
        title: 'Waar die voor is',
        text: [
          'Een winkel bouwen voor iemand anders, oefenen, of instellingen proberen voordat klanten ze zien. Er zijn geen bedrijfsgegevens nodig.',
          'Echte kaarten worden geweigerd. Betalingen, geschillen en uitbetalingen van de sandbox raken nooit een bank.',
        ],
      },
      {
        title: 'Live gaan',
        text: [
          'Echte betalingen activeren start de verificatie van het echte bedrijf. De sandbox blijft tot het live-account betalingen kan ontvangen; dan worden de testbetalingen opgeborgen, en de bestellingen blijven in je winkel.',
        ],
      },
    ],
    see: ['test-mode', 'verification'],
  },
  'test-mode': {
    title: 'Testmodus',
    lead: 'Met een live-account kun je in de testmodus bestellingen plaatsen met testkaarten. Zolang die aanstaat, kunnen klanten niet betalen.',
    sections: [
      {
        title: 'Aan- en uitzetten',
        text: [
          'De testmodus is een instelling van betalingen. Een label bovenaan elke pagina laat zien dat die aanstaat.',
          'Testbetalingen hebben een eigen lijst: wat je in de testmodus doet, raakt nooit vermengd met echte betalingen.',
        ],
      },
      {
        title: 'Testkaarten',
        text: [
          'Met 4242 4242 4242 4242, een datum in de toekomst en drie willekeurige cijfers lukt de betaling. Andere testnummers worden geweigerd of betwist.',
        ],
      },
    ],
    see: ['sandbox'],
  },
  'site-connection': {
    title: 'De koppeling van je site',
    lead: 'De winkel praat met de betaalprovider via een koppeling die bij je site en bij je account hoort.',
    sections: [
      {
        title: 'Opnieuw koppelen',
        text: [
          'Een koppeling kan verloren gaan als de site verhuist of als de persoon vertrekt die de koppeling maakte. Koppel opnieuw vanaf het overzicht; het account blijft hetzelfde.',
        ],
      },
      {
        title: 'Veilige modus (Safe Mode)',
        text: [
          'Een kopie van een site (bijvoorbeeld voor staging) mag niet handelen als het origineel. In de veilige modus wordt niets verstuurd tot je zegt welke van de twee de echte is.',
        ],
      },
    ],
    see: ['https', 'verification'],
  },
  terms: {
    title: 'Servicevoorwaarden',
    lead: 'Wat jij en de betaalprovider elkaar beloven als je een account koppelt.',
    sections: [
      {
        title: 'In het kort',
        text: [
          'De betaalprovider ontvangt betalingen voor je, houdt de kosten in en betaalt de rest uit op je bankrekening.',
        ],
        points: [
          'Je verkoopt alleen wat je mag verkopen, en je geeft je klanten antwoord.',
          'Je geeft juiste gegevens over de eigenaar en het bedrijf, en houdt ze actueel.',
          'Kosten staan vermeld voordat je ze accepteert en bij elke betaling.',
          'Beide partijen mogen het account beëindigen; wat is verdiend, wordt uitbetaald.',
        ],
      },
    ],
    see: ['verification', 'privacy', 'fees'],
  },
  https: {
    title: 'Waarom HTTPS nodig is',
    lead: 'De formulieren van de betaalprovider openen alleen op pagina’s via HTTPS.',
    sections: [
      {
        title: 'Wat je moet doen',
        text: [
          'Vraag je hostingprovider om een certificaat; de meeste geven er gratis een. Zet daarna het adres van de winkel op https:// en open deze pagina opnieuw.',
          'Gebruik op je eigen computer de sandbox: die heeft geen HTTPS nodig.',
        ],
      },
    ],
    see: ['sandbox', 'verification'],
  },
};
