import { feesTopic } from '#languages/de/web/features/help/fees-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type { setUpTopics as english } from '#web/features/help/set-up-topics-copy.ts';

export const setUpTopics: Words<typeof english> = {
  fees: feesTopic,
  'payment-methods': {
    title: 'Zahlungsmethoden',
    lead: 'Karten funktionieren überall. Lokale Methoden und spätere Zahlung erreichen Kunden, die nicht mit Karte zahlen.',
    sections: [
      {
        title: 'Eine einschalten',
        text: [
          'Manche Methoden müssen vom Zahlungsanbieter zugelassen werden oder brauchen ein paar weitere Angaben. Bis dahin sind sie als ausstehend gekennzeichnet, und Kunden sehen sie nicht.',
          'Eine Methode erscheint an der Kasse nur für Kunden, deren Land und Währung sie unterstützt.',
        ],
      },
    ],
    see: ['express-checkouts', 'multi-currency', 'fees'],
  },
  'express-checkouts': {
    title: 'Express-Kasse',
    lead: 'Schaltflächen zum Zahlen mit den Daten, die Telefon oder Browser des Kunden schon kennen.',
    sections: [
      {
        title: 'Wo die Schaltflächen stehen',
        text: [
          'Auf Produktseiten, im Warenkorb und an der Kasse, wie Sie es wählen. Beschriftung, Größe und Farbschema lassen sich einstellen; eine Vorschau zeigt sie.',
          'Sie brauchen HTTPS und erscheinen nur auf Geräten, die sie unterstützen.',
        ],
      },
    ],
    see: ['payment-methods', 'https'],
  },
  'multi-currency': {
    title: 'In mehreren Währungen verkaufen',
    lead: 'Kunden sehen und zahlen Preise in ihrer eigenen Währung; Sie erhalten Auszahlungen in Ihrer.',
    sections: [
      {
        title: 'Kurse',
        text: [
          'Automatische Kurse werden alle paar Stunden erneuert; ein manueller Kurs bleibt, bis Sie ihn ändern. Rundung und ein Schwellenpreis lassen das Ergebnis wie einen Preis aussehen.',
        ],
      },
      {
        title: 'Umrechnung',
        text: [
          'Eine Zahlung in einer anderen Währung wird umgerechnet, wenn sie angenommen wird. Kurs und Gebühr stehen bei der Zahlung.',
        ],
      },
    ],
    see: ['fees', 'transactions'],
  },
  'statement-descriptor': {
    title: 'Der Name auf Kontoauszügen',
    lead: 'Was Kunden auf ihrem Kontoauszug lesen. Ein Name, den sie kennen, beugt Anfechtungen vor.',
    sections: [
      {
        title: 'Was erlaubt ist',
        text: [
          '5 bis 22 Zeichen mit mindestens einem Buchstaben und keinem der Zeichen < > \\ \' " *. Shops in Japan geben ihn auch in Kanji und Kana an.',
        ],
      },
    ],
    see: ['disputes'],
  },
  subscriptions: {
    title: 'Wiederkehrende Zahlungen',
    lead: 'Abonnements verlängern sich mit der Karte, die der Kunde gespeichert hat. Ihre Bestellungen und Zahlungen sehen aus wie alle anderen.',
    sections: [
      {
        title: 'Wenn eine Verlängerung fehlschlägt',
        text: [
          'Die Bestellung wartet, der Kunde wird informiert, und die Zahlung wird an den folgenden Tagen erneut versucht.',
        ],
      },
    ],
    see: ['transactions', 'payment-methods'],
  },
  'time-zone': {
    title: 'Tage und Zeitzonen',
    lead: 'Eine Zeitzone entscheidet, was ein Tag ist: die des Shops.',
    sections: [
      {
        title: 'Wo sie gilt',
        text: [
          'In Listen, Filtern, Fristen, Diagrammen und Dateien. Die Zeitzone wird genannt, wo Zweifel aufkommen könnten. Die Ihres Computers spielt keine Rolle.',
        ],
      },
    ],
    see: ['exports', 'transactions'],
  },
  'api-keys': {
    title: 'API-Schlüssel',
    lead: 'Mit einem Schlüssel kann ein Programm in Ihrem Namen Daten des Shops lesen oder ändern.',
    sections: [
      {
        title: 'Einen verwenden',
        text: [
          'Senden Sie den Schlüssel als Benutzernamen und das Geheimnis als Passwort (HTTP Basic) an die Adressen unter /wp-json. Ein Schlüssel zum Lesen kann nichts ändern.',
          'Das Geheimnis wird einmal angezeigt. Verloren? Widerrufen Sie den Schlüssel und erstellen Sie einen neuen.',
          'Ein Schlüssel kann, was die Person dahinter heute kann, oder weniger: Wählen Sie Aufgabe für Aufgabe, und wann er abläuft. Einer, der nur vorschlägt, tut von sich aus nichts; eine Person gibt frei, was er beantragt.',
        ],
      },
      {
        title: 'Wenn ein Schlüssel in fremde Hände gerät',
        text: ['Widerrufen Sie ihn sofort. Ab der nächsten Anforderung gilt er nicht mehr.'],
      },
    ],
    see: ['exports'],
  },
  privacy: {
    title: 'Was erfasst wird',
    lead: 'Gezählt wird, welche Seiten und Schaltflächen dieser Verwaltung benutzt werden, um sie zu verbessern.',
    sections: [
      {
        title: 'Wohin das geht',
        text: [
          'Nirgendwohin. Die Zahlen bleiben 90 Tage in der Datenbank dieses Shops und lassen sich in den Optionen des Shops abschalten.',
        ],
      },
    ],
    see: [],
  },
};
