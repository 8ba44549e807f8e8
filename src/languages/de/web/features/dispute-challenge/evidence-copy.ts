import type { Words } from '#languages/kit/words.ts';
import type {
  sectionCopy as english,
  fieldHelp as englishHelp,
} from '#web/features/dispute-challenge/evidence-copy.ts';

export const sectionCopy: Words<typeof english> = {
  general: {
    title: 'Allgemeine Beweise',
    text: 'Wer was gekauft hat, und was Sie einander geschrieben haben.',
    icon: 'chat',
  },
  refund_policy_info: {
    title: 'Erstattungsrichtlinie',
    text: 'Wie Kunden vor dem Bezahlen über Erstattungen informiert wurden, und warum dieser keine erhielt.',
    icon: 'book',
  },
  duplicate_charge_info: {
    title: 'Doppelte Belastung',
    text: 'Zeigen Sie, dass die beiden Belastungen für zwei verschiedene Dinge waren.',
    icon: 'copy',
  },
  shipping_information: {
    title: 'Versand',
    text: 'Am meisten zählt der Zustellnachweis: eine Unterschrift oder eine Seite des Versanddienstes, die den Ort nennt.',
    icon: 'products',
  },
  cancellation_policy_info: {
    title: 'Kündigungsrichtlinie',
    text: 'Was zur Kündigung vereinbart war, und wann der Kunde gekündigt hat.',
    icon: 'book',
  },
  download_and_activity_logs: {
    title: 'Download- und Aktivitätsprotokolle',
    text: 'Zeigen Sie, dass der Kunde Zugang hatte und heruntergeladen oder genutzt hat, was er gekauft hat.',
    icon: 'download',
  },
  service_details: {
    title: 'Angaben zur Leistung',
    text: 'Wann die Leistung erbracht wurde, und wofür der Kunde unterschrieben hat.',
    icon: 'calendar',
  },
  uncategorized: {
    title: 'Weitere Beweise',
    text: 'Alles andere, was für Sie spricht.',
    icon: 'document',
  },
};

export const fieldHelp: Words<typeof englishHelp> = {
  customer_signature: 'Eine unterschriebene Vereinbarung oder die Unterschrift bei der Zustellung.',
  customer_communication: 'Nachrichten, die zeigen, dass der Kunde es erhalten hat oder zufrieden war.',
  customer_purchase_ip: 'Die Adresse, von der die Bestellung kam, falls Sie sie kennen.',
  receipt: 'Was der Kunde als Kaufbeleg erhalten hat.',
  refund_policy_disclosure: 'Wo und wie der Kunde die Richtlinie vor dem Bezahlen gesehen hat.',
  duplicate_charge_documentation: 'Ein Beleg oder Versandetikett zur anderen Belastung.',
  duplicate_charge_explanation: 'Wofür jede der beiden Belastungen war.',
  shipping_documentation: 'Ein Etikett, eine Seite des Versanddienstes oder ein Foto, das die Adresse zeigt.',
  service_documentation: 'Ein unterschriebener Vertrag, ein Arbeitsauftrag oder eine Anwesenheitsliste.',
  access_activity_log:
    'Serverprotokolle mit Adressen, Zeiten und dem, was geöffnet wurde. Mindestens zwei Arten von Beweisen überzeugen die meisten Banken.',
  cancellation_policy_disclosure: 'Wo und wie der Kunde die Richtlinie vor dem Bezahlen gesehen hat.',
};
