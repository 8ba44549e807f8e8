import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/dispute-challenge/evidence-copy.ts';

export const sectionCopy: Words<typeof english.sectionCopy> = {
  general: {
    title: 'Algemeen bewijs',
    text: 'Wie wat heeft gekocht, en wat jullie elkaar hebben geschreven of gezegd.',
    icon: 'chat',
  },
  refund_policy_info: {
    title: 'Terugbetalingsbeleid',
    text: 'Hoe klanten voor het betalen over terugbetalingen werden geïnformeerd, en waarom deze er geen kreeg.',
    icon: 'book',
  },
  duplicate_charge_info: {
    title: 'Dubbele afschrijving',
    text: 'Laat zien dat de twee afschrijvingen voor twee verschillende dingen waren.',
    icon: 'copy',
  },
  shipping_information: {
    title: 'Verzending',
    text: 'Bewijs van levering weegt het zwaarst: een handtekening, of een pagina van de vervoerder die de plaats noemt.',
    icon: 'products',
  },
  cancellation_policy_info: {
    title: 'Annuleringsbeleid',
    text: 'Wat over annuleren was afgesproken, en wanneer de klant annuleerde.',
    icon: 'book',
  },
  download_and_activity_logs: {
    title: 'Download- en activiteitenlogs',
    text: 'Laat zien dat de klant heeft ingelogd, gedownload of gebruikt wat is gekocht.',
    icon: 'download',
  },
  service_details: {
    title: 'Details van de dienst',
    text: 'Wanneer de dienst is geleverd, en waarvoor de klant heeft getekend.',
    icon: 'calendar',
  },
  uncategorized: {
    title: 'Aanvullend bewijs',
    text: 'Al het andere wat voor je pleit.',
    icon: 'document',
  },
};

export const fieldHelp: Words<typeof english.fieldHelp> = {
  customer_signature: 'Een ondertekende overeenkomst, of de handtekening bij levering.',
  customer_communication: 'Berichten waaruit blijkt dat de klant het heeft ontvangen, of tevreden was.',
  customer_purchase_ip: 'Het adres waar de bestelling vandaan kwam, als je het weet.',
  receipt: 'Wat de klant als aankoopbewijs kreeg.',
  refund_policy_disclosure: 'Waar en hoe de klant het beleid zag vóór het betalen.',
  duplicate_charge_documentation: 'Een betaalbewijs of label van de andere afschrijving.',
  duplicate_charge_explanation: 'Waar elk van de twee afschrijvingen voor was.',
  shipping_documentation: 'Een label, een pagina van de vervoerder of een foto waarop het adres staat.',
  service_documentation: 'Een ondertekend contract, een werkbon of een presentielijst.',
  access_activity_log:
    'Serverlogs met adressen, tijden en wat er is geopend. Minstens twee soorten bewijs overtuigen de meeste banken.',
  cancellation_policy_disclosure: 'Waar en hoe de klant het beleid zag vóór het betalen.',
};
