import type { Words } from '#languages/kit/words.ts';
import type { moneyTopics as english } from '#web/features/help/money-topics-copy.ts';

export const moneyTopics: Words<typeof english> = {
  'payout-schedule': {
    title: 'Der Auszahlungsplan',
    lead: 'Eine Auszahlung ist Geld auf dem Weg von Ihrem Zahlungskonto zu Ihrer Bank.',
    sections: [
      {
        title: 'Wann Auszahlungen überwiesen werden',
        text: [
          'Täglich, wöchentlich an einem Tag Ihrer Wahl oder monatlich an einem Datum Ihrer Wahl. Der 31. bedeutet den letzten Tag des Monats. Auszahlungen werden an Werktagen überwiesen.',
          'Eine Zahlung wartet zuerst einige Tage, bis ihr Geld verfügbar ist; wie viele, hängt von Ihrem Land ab. Danach wird es mit der nächsten Auszahlung überwiesen.',
        ],
      },
      {
        title: 'Ihre erste Auszahlung',
        text: [
          'Sie wird nach Ihrer ersten Zahlung 7 bis 14 Tage zurückgehalten. Danach gilt der Auszahlungsplan.',
        ],
      },
      {
        title: 'Kleine Guthaben',
        text: [
          'Jede Währung hat einen Mindestbetrag für eine Auszahlung. Was darunter liegt, wartet auf die nächste.',
        ],
      },
      {
        title: 'Abbuchungen',
        text: [
          'Wenn Erstattungen und Anfechtungen mehr sind, als Sie verdient haben, ist das Guthaben negativ, und die Differenz wird von Ihrem Bankkonto abgebucht.',
        ],
      },
    ],
    see: ['failed-payouts', 'instant-payouts', 'balances'],
  },
  'instant-payouts': {
    title: 'Sofortauszahlungen',
    lead: 'Sendet Ihr verfügbares Guthaben gegen eine Gebühr innerhalb von 30 Minuten an Ihre Bank, an jedem Tag.',
    sections: [
      {
        title: 'Die Gebühr',
        text: [
          'Prozentsatz und Betrag werden angezeigt, bevor Sie bestätigen. Die Gebühr wird vom gesendeten Betrag abgezogen.',
        ],
      },
      {
        title: 'Welche Transaktionen enthalten sind',
        text: [
          'Eine Sofortauszahlung sendet einen Betrag, keine Liste von Zahlungen; der Zahlungsanbieter nennt deshalb keine Transaktionen dazu. Wo wir welche zeigen, ist das unsere eigene Zuordnung, die ältesten zuerst, und als solche gekennzeichnet.',
        ],
      },
    ],
    see: ['payout-schedule', 'balances'],
  },
  'failed-payouts': {
    title: 'Wenn eine Auszahlung fehlschlägt',
    lead: 'Die Bank hat das Geld zurückgeschickt. Es ist wieder in Ihrem Guthaben.',
    sections: [
      {
        title: 'Was zu tun ist',
        text: [
          'Die Auszahlung zeigt den Grund, den die Bank genannt hat: ein geschlossenes Konto, eine falsche Nummer, ein Name, der nicht passt. Korrigieren oder ersetzen Sie das Bankkonto.',
          'Auszahlungen bleiben pausiert, bis das Konto korrigiert ist; dann wird der Betrag mit der nächsten überwiesen.',
        ],
      },
    ],
    see: ['payout-schedule'],
  },
  balances: {
    title: 'Ihr Guthaben',
    lead: 'Was der Zahlungsanbieter für Sie verwahrt, je Währung.',
    sections: [
      {
        title: 'Verfügbar und ausstehend',
        text: [
          'Verfügbares kann jetzt ausgezahlt werden. Ausstehend sind Zahlungen, deren Wartetage noch nicht vorbei sind. Beides zusammen ist das Gesamtguthaben.',
          'Ein negatives Guthaben entsteht durch Erstattungen und Anfechtungen; die nächsten Zahlungen gleichen es aus, oder es wird von Ihrem Bankkonto abgebucht.',
        ],
      },
    ],
    see: ['payout-schedule', 'instant-payouts'],
  },
  transactions: {
    title: 'Die Transaktionsliste lesen',
    lead: 'Eine Zeile für alles, was Ihr Guthaben bewegt hat: Zahlungen, Erstattungen, Anfechtungen, Gebühren, Darlehen.',
    sections: [
      {
        title: 'Betrag, Gebühren, Netto',
        text: [
          'Der Betrag ist, was der Kunde gezahlt oder zurückerhalten hat, in der Währung Ihrer Auszahlungen. Netto ist, was Ihnen nach Gebühren bleibt.',
          'Zwei gegenläufige Pfeile bedeuten, dass der Kunde in einer anderen Währung gezahlt hat.',
        ],
      },
      {
        title: 'Tage und Zeitzonen',
        text: [
          'Ein Tag ist ein Tag in der Zeitzone des Shops, in der Liste, in ihren Filtern und in exportierten Dateien.',
        ],
      },
    ],
    see: ['fees', 'exports', 'refunds'],
  },
  'manual-capture': {
    title: 'Zahlungen später einziehen',
    lead: 'Beim manuellen Einzug wird eine Zahlung bei der Bestellung nur reserviert. Sie ziehen sie ein, wenn Sie versenden.',
    sections: [
      {
        title: 'Wie viel Zeit Sie haben',
        text: [
          'Online endet die Reservierung auf einer Karte nach 7 Tagen, im Ladengeschäft früher. Was bis dahin nicht eingezogen ist, verfällt, und die Bestellung braucht eine neue Zahlung.',
          'Sie können den Betrag einziehen oder stornieren, in der Bestellung oder in der Liste „Nicht eingezogen“.',
        ],
      },
    ],
    see: ['transactions', 'refunds'],
  },
  refunds: {
    title: 'Erstattungen',
    lead: 'Gibt dem Kunden Geld zurück, ganz oder teilweise.',
    sections: [
      {
        title: 'Ganz und teilweise',
        text: [
          'Eine vollständige Erstattung beginnen Sie bei der Zahlung. Einen Teil erstatten Sie in der Bestellung, wo Sie die Artikel wählen.',
          'Der Betrag verlässt Ihr Guthaben sofort; die Bank des Kunden zeigt ihn innerhalb von 5 bis 10 Tagen. Die Gebühr der Zahlung wird nicht zurückgegeben.',
        ],
      },
      {
        title: 'Wann eine Erstattung nicht möglich ist',
        text: [
          'Eine angefochtene Zahlung kann nicht erstattet werden, es sei denn, es ist noch eine Anfrage oder die Anfechtung wurde gewonnen.',
        ],
      },
    ],
    see: ['disputes', 'transactions'],
  },
  exports: {
    title: 'Eine Liste exportieren',
    lead: 'Eine Datei mit den Zeilen, den Spalten, der Reihenfolge und der Zeitzone, die Sie auf dem Bildschirm sehen.',
    sections: [
      {
        title: 'Die Datei',
        text: [
          'Es ist eine CSV-Datei, die jede Tabellenkalkulation liest. Sie hält einen Moment fest: Ein Verkauf während des Herunterladens wiederholt keine Zeile und lässt keine aus.',
          'Sie wird von selbst heruntergeladen. Eine Kopie oder ein Link geht an Ihre eigene E\u2011Mail-Adresse, nie an eine andere.',
        ],
      },
      {
        title: 'Ihre Sprache',
        text: [
          'Dateien mit Transaktionen, Auszahlungen und Anfechtungen sind in der Sprache, in der Sie arbeiten, oder auf Englisch, wenn Sie oder die Zahlungseinstellungen es so vorsehen.',
          'Die Spaltenköpfe und unsere eigenen Wörter sind übersetzt. Namen, Referenzen und Zahlen bleiben, wie sie sind.',
        ],
      },
      {
        title: 'Erneut herunterladen',
        text: [
          'Wenn Sie einen Export ein zweites Mal herunterladen, entsteht zur selben Abfrage eine neue Datei, mit den Zahlen dieses Moments.',
        ],
      },
    ],
    see: ['transactions', 'time-zone'],
  },
  documents: {
    title: 'Gebührenrechnungen und Umsatzsteuer',
    lead: 'In vielen Ländern fällt auf die Gebühren, die Sie zahlen, Umsatzsteuer an. Die Rechnungen stehen unter „Dokumente“.',
    sections: [
      {
        title: 'Ihre USt-IdNr.',
        text: [
          'Vor dem ersten Herunterladen bestätigen Sie Name und Anschrift Ihres Unternehmens und, falls vorhanden, Ihre USt-IdNr. Sie wird beim Finanzamt geprüft.',
          'Die Nummer beginnt mit den Buchstaben Ihres Landes: EL für Griechenland, CHE für die Schweiz, keine Buchstaben für Japan.',
        ],
      },
      {
        title: 'Ohne USt-IdNr.',
        text: [
          'Geben Sie an, dass Sie nicht registriert sind. Die Rechnung weist dann die berechnete Steuer aus.',
        ],
      },
    ],
    see: ['fees'],
  },
  'card-readers': {
    title: 'Kartenlesegeräte und Zahlungen vor Ort',
    lead: 'Nehmen Sie in Ihrem Geschäft Karten mit einem Lesegerät an, oder allein mit Ihrem Telefon.',
    sections: [
      {
        title: 'Verbinden',
        text: [
          'Lesegeräte werden in der mobilen App des Shops per Bluetooth verbunden. Danach erscheinen sie unter „Kartenlesegeräte“ mit Modell und Status.',
          'Tap to Pay braucht kein Lesegerät: Das Telefon selbst nimmt die Karte an.',
        ],
      },
      {
        title: 'Lesegerätgebühren',
        text: [
          'Ein Lesegerät, das in einem Monat verwendet wird, kostet eine Gebühr; sie steht als eigene Zeile in den Transaktionen.',
        ],
      },
    ],
    see: ['transactions', 'manual-capture'],
  },
  capital: {
    title: 'Capital-Darlehen',
    lead: 'Ein Vorschuss auf künftige Verkäufe, zurückgezahlt mit einem Anteil jeder Zahlung.',
    sections: [
      {
        title: 'Rückzahlung',
        text: [
          'Zu Beginn wird eine feste Gebühr vereinbart; es gibt keine Zinsen und kein Enddatum. Der vereinbarte Anteil jeder Zahlung geht an das Darlehen, bis es zurückgezahlt ist.',
          'In jedem Zeitraum muss ein Mindestbetrag zurückgezahlt werden. Bringen Verkäufe weniger ein, wird der Rest von Ihrem Bankkonto abgebucht.',
        ],
      },
      {
        title: 'Wo Sie es sehen',
        text: [
          'Jede Rückzahlung ist eine Zeile in den Transaktionen; die Darlehensseite zeigt, was zurückgezahlt ist und was als Nächstes kommt.',
        ],
      },
    ],
    see: ['balances', 'transactions'],
  },
};
