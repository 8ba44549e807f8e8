import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/dispute-challenge/evidence-copy.ts';

export const sectionCopy: Words<typeof english.sectionCopy> = {
  general: {
    title: 'Prove generali',
    text: 'Chi ha comprato che cosa, e che cosa vi siete detti.',
    icon: 'chat',
  },
  refund_policy_info: {
    title: 'Politica di rimborso',
    text: 'Come i clienti sono stati informati sui rimborsi prima di pagare, e perché questo non è stato concesso.',
    icon: 'book',
  },
  duplicate_charge_info: {
    title: 'Addebito duplicato',
    text: 'Dimostra che i due addebiti riguardavano due cose diverse.',
    icon: 'copy',
  },
  shipping_information: {
    title: 'Spedizione',
    text: 'La prova di consegna conta più di tutto: una firma, o una pagina del corriere che indica il luogo.',
    icon: 'products',
  },
  cancellation_policy_info: {
    title: 'Politica di annullamento',
    text: 'Che cosa era stato concordato sull’annullamento, e quando il cliente ha annullato.',
    icon: 'book',
  },
  download_and_activity_logs: {
    title: 'Registri di download e attività',
    text: 'Dimostra che il cliente ha effettuato l’accesso, ha scaricato o ha usato ciò che ha comprato.',
    icon: 'download',
  },
  service_details: {
    title: 'Dettagli del servizio',
    text: 'Quando è stato fornito il servizio, e che cosa ha firmato il cliente.',
    icon: 'calendar',
  },
  uncategorized: {
    title: 'Altre prove',
    text: 'Qualsiasi altra cosa a tuo favore.',
    icon: 'document',
  },
};

export const fieldHelp: Words<typeof english.fieldHelp> = {
  customer_signature: 'Un accordo firmato, o la firma alla consegna.',
  customer_communication: 'Messaggi che mostrano che il cliente l’ha ricevuto o era soddisfatto.',
  customer_purchase_ip: 'L’indirizzo da cui è arrivato l’ordine, se lo conosci.',
  receipt: 'Ciò che il cliente ha ricevuto come prova d’acquisto.',
  refund_policy_disclosure: 'Dove e come il cliente ha visto la politica prima di pagare.',
  duplicate_charge_documentation: 'Una ricevuta o un’etichetta dell’altro addebito.',
  duplicate_charge_explanation: 'A che cosa si riferiva ciascuno dei due addebiti.',
  shipping_documentation: 'Un’etichetta, una pagina del corriere o una foto che mostra l’indirizzo.',
  service_documentation: 'Un contratto firmato, un ordine di lavoro o un elenco dei presenti.',
  access_activity_log:
    'Registri del server con indirizzi, orari e ciò che è stato aperto. Almeno due tipi di prove convincono la maggior parte delle banche.',
  cancellation_policy_disclosure: 'Dove e come il cliente ha visto la politica prima di pagare.',
};
