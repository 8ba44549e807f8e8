import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/foreign-files/packet/packet-copy.ts';

export const packetCopy: Words<typeof english.packetCopy> = {
  title: 'Risposta a una contestazione',
  merchant: 'Esercente',
  dispute: 'Contestazione',
  reason: 'Motivo indicato',
  amount: 'Importo contestato',
  disputedOn: 'Contestato il',
  order: 'Ordine',
  number: (number) => `#${number}`,
  charge: 'Addebito',
  productType: 'Tipo di prodotto',
  unknown: '–',
  nothing: 'Non è stata ancora fornita alcuna prova.',
  attached: (name, size) => `Allegato: ${name} (${size})`,
  picture: (name) => name,
  unreadable: (name) => `${name} (non si può mostrare qui; viene inviato così com’è)`,
  onPage: (page, of) => `Pagina ${page} di ${of}`,
  kilobytes: (size) => `${size} KB`,
  megabytes: (size) => `${size} MB`,
  replaced:
    'I caratteri che questo font non ha sono stampati come ?. La banca li riceve come sono stati scritti.',
  sections: {
    general: 'Prove generali',
    refund_policy_info: 'Politica di rimborso',
    duplicate_charge_info: 'Addebito duplicato',
    shipping_information: 'Spedizione',
    cancellation_policy_info: 'Politica di annullamento',
    download_and_activity_logs: 'Registri di download e attività',
    service_details: 'Dettagli del servizio',
    uncategorized: 'Altre prove',
  },
};
