import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/foreign-files/packet/packet-copy.ts';

export const packetCopy: Words<typeof english.packetCopy> = {
  title: 'Reactie op een geschil',
  merchant: 'Verkoper',
  dispute: 'Geschil',
  reason: 'Opgegeven reden',
  amount: 'Betwist bedrag',
  disputedOn: 'Betwist op',
  order: 'Bestelling',
  number: (number) => `#${number}`,
  charge: 'Afschrijving',
  productType: 'Soort product',
  unknown: '–',
  nothing: 'Er is nog geen bewijs.',
  attached: (name, size) => `Bijlage: ${name} (${size})`,
  picture: (name) => name,
  unreadable: (name) => `${name} (kan hier niet worden getoond; wordt verstuurd zoals het is)`,
  onPage: (page, of) => `Pagina ${page} van ${of}`,
  kilobytes: (size) => `${size} kB`,
  megabytes: (size) => `${size} MB`,
  replaced:
    'Tekens die dit lettertype niet heeft, zijn afgedrukt als ?. De bank ontvangt ze zoals ze zijn getypt.',
  sections: {
    general: 'Algemeen bewijs',
    refund_policy_info: 'Terugbetalingsbeleid',
    duplicate_charge_info: 'Dubbele afschrijving',
    shipping_information: 'Verzending',
    cancellation_policy_info: 'Annuleringsbeleid',
    download_and_activity_logs: 'Download- en activiteitenlogs',
    service_details: 'Details van de dienst',
    uncategorized: 'Aanvullend bewijs',
  },
};
