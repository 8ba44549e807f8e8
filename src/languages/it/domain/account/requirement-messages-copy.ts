import type * as english from '#domain/account/requirement-messages-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const requirementCopy: Words<typeof english.requirementCopy> = {
  invalid_address_city_state_postal_code: 'Città, provincia e CAP non corrispondono tra loro.',
  invalid_street_address: 'La via non è nota. Controlla che non ci siano errori.',
  invalid_tos_acceptance:
    'I termini di servizio non sono stati ancora accettati, o non dalla persona giusta.',
  invalid_representative_country: 'Il rappresentante deve risiedere nel Paese dell’account.',
  invalid_dob_age_under_18: 'Minorenne. L’età deve essere di almeno 18 anni.',
  verification_document_address_mismatch: 'L’indirizzo sul documento è diverso da quello dell’account.',
  verification_document_address_missing:
    'Il documento non riporta un indirizzo. Caricane uno che lo riporti.',
  verification_document_corrupt: 'Il file del documento è danneggiato. Caricalo di nuovo.',
  verification_document_country_not_supported:
    'I documenti emessi in questo Paese non sono accettati. Usa un documento di un altro Paese.',
  verification_document_dob_mismatch: 'La data di nascita sul documento è diversa da quella dell’account.',
  verification_document_duplicate_type:
    'È stato inviato due volte lo stesso tipo di documento. Caricane uno di un altro tipo.',
  verification_document_expired: 'Il documento è scaduto. Caricane uno ancora valido.',
  verification_document_failed_copy:
    'Il file mostra una copia. Carica una foto o una scansione del documento originale.',
  verification_document_failed_greyscale: 'Il file è in scala di grigi. Caricalo a colori.',
  verification_document_failed_other: 'Non è stato possibile verificare il documento. Caricane un altro.',
  verification_document_failed_test_mode:
    'Per un account reale è stato usato un documento di test. Carica il documento reale.',
  verification_document_fraudulent: 'Il documento potrebbe non essere autentico. Contatta l’assistenza.',
  verification_document_id_number_mismatch:
    'Il numero di identificazione sul documento è diverso da quello dell’account.',
  verification_document_id_number_missing:
    'Il documento non riporta un numero di identificazione. Caricane uno che lo riporti.',
  verification_document_incomplete: 'Una parte del documento è tagliata. Caricalo per intero.',
  verification_document_invalid: 'Il documento non è valido. Caricane un altro.',
  verification_document_issue_or_expiry_date_missing:
    'Il documento non riporta la data di emissione o di scadenza.',
  verification_document_manipulated: 'Il documento sembra alterato. Carica l’originale.',
  verification_document_missing_back: 'Manca il retro del documento. Carica entrambi i lati.',
  verification_document_missing_front: 'Manca il fronte del documento. Carica entrambi i lati.',
  verification_document_name_mismatch: 'Il nome sul documento è diverso da quello dell’account.',
  verification_document_name_missing: 'Il documento non riporta un nome. Caricane uno che lo riporti.',
  verification_document_nationality_mismatch:
    'La nazionalità sul documento è diversa da quella dell’account.',
  verification_document_not_readable:
    'Il documento non è leggibile. Carica una foto o una scansione più nitida.',
  verification_document_not_signed: 'Il documento non è firmato. Caricane uno firmato.',
  verification_document_not_uploaded: 'Non è stato ancora caricato alcun documento.',
  verification_document_photo_mismatch: 'La foto sul documento non corrisponde alla persona.',
  verification_document_too_large: 'Il file è troppo grande. Caricane uno di al massimo 10 MB.',
  verification_document_type_not_supported:
    'Questo tipo di documento non è accettato. Caricane uno di un altro tipo.',
  verification_failed_address_match:
    'Non è stato possibile verificare l’indirizzo. Controllalo, o carica un documento che lo riporti.',
  verification_failed_business_iec_number:
    'Non è stato possibile verificare il codice di importazione ed esportazione. Controlla che non ci siano errori.',
  verification_failed_document_match: 'Il documento non corrisponde ai dati dell’account.',
  verification_failed_id_number_match:
    'Non è stato possibile verificare il numero di identificazione. Controlla che non ci siano errori.',
  verification_failed_keyed_identity:
    'Non è stato possibile verificare l’identità. Controlla nome, data di nascita e numero di identificazione.',
  verification_failed_keyed_match:
    'I dati inseriti non risultano in alcun registro. Controlla che non ci siano errori.',
  verification_failed_name_match:
    'Non è stato possibile verificare il nome. Scrivilo come compare nei documenti ufficiali.',
  verification_failed_residential_address:
    'Serve un indirizzo di residenza. Una casella postale o un indirizzo commerciale non bastano.',
  verification_failed_tax_id_match:
    'Il codice fiscale non corrisponde a questo nome dell’attività. Controllali entrambi.',
  verification_failed_tax_id_not_issued:
    'Questo codice fiscale non risulta all’autorità fiscale. Controlla che non ci siano errori.',
  verification_failed_other: 'Non è stato possibile verificare i dati. Contatta l’assistenza.',
  verification_missing_owners: 'Mancano dei titolari. Aggiungi chiunque possieda una parte dell’attività.',
  verification_missing_executives: 'Mancano dei dirigenti. Aggiungi chiunque diriga l’attività.',
  verification_requires_additional_memorandum_of_associations:
    'Serve un altro atto della società. Carica l’atto costitutivo.',
};
