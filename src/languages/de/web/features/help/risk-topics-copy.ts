import type { Words } from '#languages/kit/words.ts';
import type { riskTopics as english } from '#web/features/help/risk-topics-copy.ts';

export const riskTopics: Words<typeof english> = {
  disputes: {
    title: 'Anfechtungen',
    lead: 'Ein Kunde hat seine Bank gebeten, eine Zahlung zurückzuholen. Sie können das akzeptieren oder mit Beweisen antworten.',
    sections: [
      {
        title: 'Was mit dem Geld geschieht',
        text: [
          'Die Bank zieht den Betrag und eine Gebühr sofort von Ihrem Guthaben ab. Gewinnen Sie, erhalten Sie beides zurück; verlieren Sie oder antworten Sie nicht rechtzeitig, keines von beiden.',
          'Die Entscheidung der Bank kann nach Ihrer Antwort 60 Tage und länger dauern, insgesamt etwa 75 Tage.',
        ],
      },
      {
        title: 'Die Frist',
        text: [
          'Sie wird mit Tag, Uhrzeit und Zeitzone angezeigt. Ein gespeicherter Entwurf wird bei Ablauf der Frist so eingereicht, wie er ist; ohne Entwurf ist die Anfechtung verloren, ohne dass jemand sie ansieht.',
          'Wer antworten darf, wird sieben, drei und einen Tag vorher per E\u2011Mail erinnert, gerechnet nach dem Kalender des Shops.',
        ],
      },
      {
        title: 'Wenn der Kunde sie zurückzieht',
        text: [
          'Oft hat ein Kunde die Belastung nicht erkannt oder wollte nur eine Antwort. Stimmt er zu, dass die Zahlung richtig war, bitten Sie ihn, seiner Bank zu sagen, dass er die Anfechtung zurückzieht, und Ihnen die Bestätigung der Bank zu schicken.',
          'Reichen Sie diese Bestätigung vor Ablauf der Frist als Beweis ein: Eine zurückgezogene Anfechtung ist in der Regel erst etwa 75 Tage später endgültig erledigt, und ohne Beweise können Sie sie noch verlieren.',
        ],
      },
      {
        title: 'Akzeptieren',
        text: [
          'Wer akzeptiert, verliert die Anfechtung endgültig, samt ihrer Gebühr. Das ist die richtige Antwort, wenn der Kunde recht hat.',
        ],
      },
    ],
    see: ['evidence', 'inquiries', 'fraud-protection'],
  },
  inquiries: {
    title: 'Anfragen',
    lead: 'Eine Frage der Bank des Kunden, bevor sie eine Anfechtung eröffnet. Es wurde noch kein Geld bewegt.',
    sections: [
      {
        title: 'Was zu tun ist',
        text: [
          'Antworten Sie mit Beweisen, oder erstatten Sie die Bestellung: Eine Erstattung beendet die Anfrage, und es fällt keine Anfechtungsgebühr an. Akzeptieren lässt sich eine Anfrage nicht.',
          'Unternimmt die Bank nichts weiter, schließt sich die Anfrage nach etwa 120 Tagen von selbst.',
        ],
      },
    ],
    see: ['disputes', 'refunds'],
  },
  evidence: {
    title: 'Beweise, die helfen',
    lead: 'Bei der Bank werden sie in wenigen Minuten gelesen. Kurz und vollständig gewinnt gegen lang.',
    sections: [
      {
        title: 'Was Sie senden sollten',
        text: ['Das hängt vom Grund der Anfechtung ab; das Formular fragt nach dem, was zählt.'],
        points: [
          'Nicht erhalten: der Versanddienst, die Sendungsnummer und der Nachweis der Zustellung an die Adresse der Bestellung.',
          'Nicht wie beschrieben: die Beschreibung, die der Kunde gesehen hat, und Ihr Schriftwechsel mit ihm.',
          'Nicht erkannt oder Betrug: Zeichen, dass es der Kunde war: Adressprüfungen, frühere Bestellungen, Zugriffsprotokoll.',
          'Abonnement: wann und wie es gekündigt werden konnte, und dass es nicht gekündigt wurde.',
        ],
      },
      {
        title: 'Grenzen',
        text: [
          'Zusammen dürfen die Dateien 4,5 MB groß sein; verwenden Sie PDF, JPEG oder PNG. Ein Text darf 20.000 Zeichen haben, alle zusammen 150.000.',
        ],
      },
    ],
    see: ['disputes'],
  },
  'fraud-protection': {
    title: 'Betrugsschutz',
    lead: 'Filter sehen sich jede Zahlung an, bevor sie angenommen wird. Worauf einer zutrifft, das wird blockiert oder für Sie angehalten.',
    sections: [
      {
        title: 'Basis und Erweitert',
        text: [
          '„Basis“ nutzt die Prüfungen der Kartennetzwerke und des Zahlungsanbieters. „Erweitert“ fügt Filter hinzu, die Sie festlegen; mindestens einer muss eingeschaltet sein.',
        ],
      },
      {
        title: 'Die Filter',
        text: [],
        points: [
          'AVS-Abweichung: Die Rechnungsadresse ist nicht die, die die Bank kennt.',
          'IP-Adresse im Ausland: Die Bestellung kommt aus einem Land, in das Sie nicht verkaufen.',
          'IP-Abweichung: Die Bestellung kommt aus einem anderen Land als dem der Rechnungsadresse.',
          'Adressabweichung: Die Lieferadresse weicht von der Rechnungsadresse ab.',
          'Grenzen für den Kaufpreis: Die Summe liegt unter oder über Ihren Grenzen.',
          'Grenzen für die Anzahl der Artikel: weniger oder mehr Artikel als Ihre Grenzen.',
          'CVC-Prüfung: Die Prüfnummer der Karte ist falsch.',
        ],
      },
      {
        title: 'Angehalten oder blockiert',
        text: [
          'Eine angehaltene Zahlung ist auf der Karte reserviert und wird erst eingezogen, wenn Sie sie freigeben. Eine blockierte Zahlung findet nie statt.',
        ],
      },
    ],
    see: ['risk-level', 'disputes', 'manual-capture'],
  },
  'risk-level': {
    title: 'Risikostufen',
    lead: 'Der Zahlungsanbieter bewertet jede Zahlung nach dem, was er in seinem ganzen Netzwerk gesehen hat.',
    sections: [
      {
        title: 'Normal, erhöht, sehr hoch',
        text: [
          '„Normal“ braucht nichts. „Erhöht“ verdient einen Blick, bevor Sie versenden. „Sehr hoch“ wird meist blockiert; wenn nicht, fragen Sie zuerst den Kunden.',
        ],
      },
    ],
    see: ['fraud-protection'],
  },
};
