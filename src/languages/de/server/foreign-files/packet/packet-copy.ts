import type { Words } from '#languages/kit/words.ts';
import type { packetCopy as english } from '#server/foreign-files/packet/packet-copy.ts';

export const packetCopy: Words<typeof english> = {
  title: 'Antwort auf eine Anfechtung',
  merchant: 'Händler',
  dispute: 'Anfechtung',
  reason: 'Genannter Grund',
  amount: 'Angefochtener Betrag',
  disputedOn: 'Angefochten am',
  order: 'Bestellung',
  number: (number) => `#${number}`,
  charge: 'Belastung',
  productType: 'Produkttyp',
  unknown: '–',
  nothing: 'Es liegen noch keine Beweise vor.',
  attached: (name, size) => `Anhang: ${name} (${size})`,
  picture: (name) => name,
  unreadable: (name) => `${name} (kann hier nicht gezeigt werden; wird unverändert gesendet)`,
  onPage: (page, of) => `Seite ${page} von ${of}`,
  kilobytes: (size) => `${size} kB`,
  megabytes: (size) => `${size} MB`,
  replaced:
    'Zeichen, die diese Schrift nicht hat, werden als ? gedruckt. Die Bank erhält sie so, wie sie geschrieben wurden.',
  sections: {
    general: 'Allgemeine Beweise',
    refund_policy_info: 'Erstattungsrichtlinie',
    duplicate_charge_info: 'Doppelte Belastung',
    shipping_information: 'Versand',
    cancellation_policy_info: 'Kündigungsrichtlinie',
    download_and_activity_logs: 'Download- und Aktivitätsprotokolle',
    service_details: 'Angaben zur Leistung',
    uncategorized: 'Weitere Beweise',
  },
};
