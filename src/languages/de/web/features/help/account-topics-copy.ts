import type { Words } from '#languages/kit/words.ts';
import type { accountTopics as english } from '#web/features/help/account-topics-copy.ts';

export const accountTopics: Words<typeof english> = {
  verification: {
    title: 'Ihr Unternehmen verifizieren',
    lead: 'Der Zahlungsanbieter muss wissen, wer das Geld erhält. Er fragt nach Angaben zum Unternehmen und zu den Menschen dahinter.',
    sections: [
      {
        title: 'Was Sie bereithalten sollten',
        text: ['Was davon Sie brauchen, hängt von Ihrem Land und von der Art des Unternehmens ab.'],
        points: [
          'Zum Inhaber: Name, Geburtsdatum, Wohnanschrift und eine persönliche Identifikationsnummer oder ein Ausweis.',
          'Zum Unternehmen: rechtlicher Name, Anschrift, Register- oder Steuernummer, Website und eine Telefonnummer.',
          'Ein Bankkonto auf den Namen des Unternehmens.',
        ],
      },
      {
        title: 'Wie lange es dauert',
        text: [
          'Das Ausfüllen dauert etwa zehn Minuten. Die meisten Prüfungen sind sofort erledigt; ein Dokument, das ein Mensch lesen muss, kann zwei Werktage dauern.',
          'Während der Zahlungsanbieter prüft, müssen Sie nichts tun. Die Karte mit den Kontodetails zeigt, wer gerade auf wen wartet.',
        ],
      },
      {
        title: 'Wenn etwas abgelehnt wird',
        text: [
          'Der Grund steht bei der Angabe, um die es geht. Korrigieren Sie diese Angabe und senden Sie sie erneut; sonst muss nichts wiederholt werden.',
          'Ein Dokument muss gültig und farbig sein, mit allen vier Ecken im Bild, und darf höchstens 10 MB groß sein.',
        ],
      },
    ],
    see: ['account-status', 'early-selling', 'https'],
  },
  'account-status': {
    title: 'Was der Kontostatus bedeutet',
    lead: 'Der Status sagt, ob Sie Zahlungen annehmen können, ob an Sie ausgezahlt wird, und wer handeln muss.',
    sections: [
      {
        title: 'Die Status',
        text: [],
        points: [
          'Vollständig oder Aktiviert: Zahlungen und Auszahlungen laufen.',
          'Ausstehend: Der Zahlungsanbieter prüft, was Sie gesendet haben.',
          'Bald eingeschränkt: Etwas fehlt. Zahlungen laufen bis zum angezeigten Datum.',
          'Teilweise eingeschränkt: Zahlungen laufen, Auszahlungen warten auf Sie.',
          'Eingeschränkt: Zahlungen warten auf Sie.',
          'In Prüfung: Der Zahlungsanbieter sieht sich das Konto an. Sie erfahren, wenn er entschieden hat.',
          'Abgelehnt: Das Konto kann nicht verwendet werden. Der Anbieter behält Ihr restliches Geld für Erstattungen und Anfechtungen zurück und entscheidet, wann der Rest ausgezahlt wird. Der Verlauf des Kontos bleibt Ihnen zugänglich.',
        ],
      },
      {
        title: 'Ihr Verlauf bleibt erreichbar',
        text: [
          'Bei jedem Status können Sie Transaktionen, Auszahlungen, Anfechtungen und Dokumente öffnen und exportieren.',
        ],
      },
    ],
    see: ['verification', 'payout-schedule'],
  },
  'early-selling': {
    title: 'Verkaufen vor abgeschlossener Verifizierung',
    lead: 'Manche neuen Shops dürfen Zahlungen annehmen, bevor alle Angaben verifiziert sind.',
    sections: [
      {
        title: 'Wie weit das geht',
        text: [
          'Sie können verkaufen, bis 5.000\u00a0$ Umsatz erreicht oder 30 Tage seit Ihrer ersten Zahlung vergangen sind, je nachdem, was zuerst eintritt.',
          'Auszahlungen beginnen, sobald das Bankkonto und die übrigen Angaben verifiziert sind. Bis dahin wartet das Geld in Ihrem Guthaben.',
        ],
      },
      {
        title: 'Wenn die Grenze erreicht ist',
        text: [
          'Neue Zahlungen sind nicht möglich, bis die Angaben vollständig sind. Nichts, was Sie verdient haben, geht verloren.',
        ],
      },
    ],
    see: ['verification', 'payout-schedule'],
  },
  sandbox: {
    title: 'Die Sandbox',
    lead: 'Ein Sandbox-Konto verhält sich wie ein echtes, mit Geld, das es nicht gibt.',
    sections: [
      {
        title: 'Wofür sie da ist',
        text: [
          'Um einen Shop für jemand anderen aufzubauen, zu üben oder Einstellungen auszuprobieren, bevor Kunden sie sehen. Unternehmensdaten sind nicht nötig.',
          'Echte Karten werden abgelehnt. Zahlungen, Anfechtungen und Auszahlungen der Sandbox berühren nie eine Bank.',
        ],
      },
      {
        title: 'Live gehen',
        text: [
          'Wenn Sie Live-Zahlungen aktivieren, beginnt die Verifizierung des echten Unternehmens. Die Sandbox bleibt, bis das Live-Konto Zahlungen annehmen kann; dann werden ihre Testzahlungen abgelegt, und ihre Bestellungen bleiben in Ihrem Shop.',
        ],
      },
    ],
    see: ['test-mode', 'verification'],
  },
  'test-mode': {
    title: 'Testmodus',
    lead: 'Mit einem Live-Konto können Sie im Testmodus Bestellungen mit Testkarten aufgeben. Kunden können währenddessen nicht zahlen.',
    sections: [
      {
        title: 'Ein- und ausschalten',
        text: [
          'Der Testmodus ist eine Zahlungseinstellung. Eine Markierung oben auf jeder Seite zeigt, dass er eingeschaltet ist.',
          'Testzahlungen haben ihre eigene Liste: Was Sie im Testmodus tun, vermischt sich nie mit echten Zahlungen.',
        ],
      },
      {
        title: 'Testkarten',
        text: [
          'Mit 4242 4242 4242 4242, einem beliebigen künftigen Datum und drei beliebigen Ziffern gelingt die Zahlung. Andere Testnummern werden abgelehnt oder angefochten.',
        ],
      },
    ],
    see: ['sandbox'],
  },
  'site-connection': {
    title: 'Die Verbindung Ihrer Website',
    lead: 'Der Shop spricht mit dem Zahlungsanbieter über eine Verbindung, die zu Ihrer Website und zu Ihrem Konto gehört.',
    sections: [
      {
        title: 'Neu verbinden',
        text: [
          'Eine Verbindung kann verloren gehen, wenn die Website umzieht oder die Person ausscheidet, die sie eingerichtet hat. Verbinden Sie sie in der Übersicht neu; das Konto bleibt dasselbe.',
        ],
      },
      {
        title: 'Abgesicherter Modus',
        text: [
          'Eine Kopie einer Website (etwa zum Testen) darf nicht als Original auftreten. Im abgesicherten Modus wird nichts gesendet, bis Sie sagen, welche der beiden die echte ist.',
        ],
      },
    ],
    see: ['https', 'verification'],
  },
  terms: {
    title: 'Nutzungsbedingungen',
    lead: 'Was Sie und der Zahlungsanbieter einander zusagen, wenn Sie ein Konto verbinden.',
    sections: [
      {
        title: 'Kurz gefasst',
        text: [
          'Der Zahlungsanbieter nimmt Zahlungen für Sie an, behält seine Gebühren und zahlt den Rest auf Ihr Bankkonto.',
        ],
        points: [
          'Sie verkaufen nur, was Sie verkaufen dürfen, und antworten Ihren Kunden.',
          'Sie machen wahre Angaben zum Inhaber und zum Unternehmen und halten sie aktuell.',
          'Gebühren werden angezeigt, bevor Sie sie akzeptieren, und bei jeder Zahlung.',
          'Beide Seiten können das Konto beenden; was verdient wurde, wird ausgezahlt.',
        ],
      },
    ],
    see: ['verification', 'privacy', 'fees'],
  },
  https: {
    title: 'Warum HTTPS nötig ist',
    lead: 'Die Formulare des Zahlungsanbieters öffnen sich nur auf Seiten, die über HTTPS ausgeliefert werden.',
    sections: [
      {
        title: 'Was zu tun ist',
        text: [
          'Fragen Sie Ihren Hoster nach einem Zertifikat; bei den meisten ist es kostenlos. Stellen Sie dann die Adresse des Shops auf https:// um und öffnen Sie diese Seite erneut.',
          'Auf Ihrem eigenen Computer verwenden Sie die Sandbox: Sie braucht kein HTTPS.',
        ],
      },
    ],
    see: ['sandbox', 'verification'],
  },
};
