import type * as english from '#contract/kit/failures-copy.ts';
import { waitOf } from '#domain/shared/wait-of.ts';
import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';

const inWords = (seconds: number): string => {
  const { count, unit } = waitOf(seconds);
  return unit === 'hours'
    ? plural(count, { one: '1 ora', other: `${figure(count)} ore` })
    : plural(count, { one: '1 minuto', other: `${figure(count)} minuti` });
};

export const failuresCopy: Words<typeof english.failuresCopy> = {
  rest_cookie_invalid_nonce: 'Questa pagina è aperta da troppo tempo. Ricaricala e riprova.',
  rest_key_read_only: 'Questa chiave API può solo leggere. Usa una chiave che può leggere e modificare.',
  rest_key_write_only: 'Questa chiave API può solo modificare. Usa una chiave che può leggere.',
  sign_in_failed: 'Il nome o la password non sono corretti.',
  sign_in_throttled: ({ retry_after_s }) =>
    `Troppi tentativi non riusciti. Riprova fra ${inWords(retry_after_s)}.`,
  sign_in_too_often: ({ retry_after_s }) =>
    `Troppi accessi a questo account. Riprova fra ${inWords(retry_after_s)}, o da un dispositivo con cui hai già effettuato l’accesso.`,
  password_not_confirmed: 'La password non è corretta. Non è stato modificato nulla.',
  password_easy_to_guess: ({ problem }) =>
    problem === 'common'
      ? 'Questa password è tra le prime che si provano. Scegline un’altra.'
      : 'La password non può essere il tuo nome o il tuo indirizzo email. Scegline un’altra.',
  api_key_not_found: 'Questa chiave API non esiste, o è già stata rimossa.',
  rest_cross_site: 'Questa richiesta proveniva da un altro sito ed è stata rifiutata.',
  rest_misdirected:
    'Questo server non risponde a quel nome. Aprilo con il suo indirizzo; chi lo gestisce deve impostare PUBLIC_URL sull’indirizzo usato dalle persone.',
  rest_no_route: ({ allow }) =>
    allow ? `Questo indirizzo risponde solo a ${allow.join(', ')}.` : 'A questo indirizzo non c’è nulla.',
  rest_invalid_json: 'La richiesta non è un JSON valido.',
  rest_unsupported_media_type: 'Invia questa richiesta come JSON.',
  rest_body_too_large: 'La richiesta è più grande di quanto questo indirizzo accetta.',
  rest_body_in_crumbs:
    'La richiesta è arrivata in troppi pezzi piccoli. Inviala intera, o in pezzi più grandi.',
  rest_too_complex: ({ of, most }) => {
    if (of === 'depth') return `La richiesta ha più di ${figure(most)} livelli annidati.`;
    return of === 'values'
      ? `La richiesta ha più di ${figure(most)} valori. Inviane meno alla volta.`
      : `La richiesta ha più di ${figure(most)} caratteri. Inviane meno alla volta.`;
  },
  rest_too_many_requests: ({ retry_after_s }) =>
    plural(retry_after_s, {
      one: 'Troppe richieste. Riprova fra 1 secondo.',
      other: `Troppe richieste. Riprova fra ${figure(retry_after_s)} secondi.`,
    }),
  live_lines_taken: ({ most }) =>
    `Al massimo ${figure(most)} pagine o programmi di una persona o di una chiave possono seguire le modifiche. Chiudine prima uno.`,
  rest_uri_too_long: 'Questo indirizzo è troppo lungo.',
  rest_headers_too_large: 'Le intestazioni di questa richiesta sono troppo grandi.',
  rest_request_timeout: 'La richiesta ha impiegato troppo tempo ad arrivare.',
  rest_bad_request: 'La richiesta non è comprensibile.',
  disk_full: 'Il disco del server è pieno, quindi non è stato possibile salvare. Libera spazio e riprova.',
  wcpay_route_validation_failure: 'Questo non ha la forma di un ID.',
  provider_unavailable: 'Il gestore dei pagamenti non risponde. Riprova più tardi.',
  export_under_way:
    'Stai ancora scaricando un altro file. Attendi che sia arrivato, poi apri di nuovo questo.',
  export_not_found: 'Questa esportazione non esiste, o è di qualcun altro.',
  note_missing: 'Questo messaggio non esiste.',
  day_not_over: 'Questa giornata non è ancora finita.',
  day_changed: 'Le cifre sono cambiate da quando le hai guardate. Controllale di nuovo.',
  day_needs_note: 'In questa giornata i conti non tornano. Scrivi il motivo prima di convalidarla.',
  wcpay_core_invalid_request_parameter_invalid_timezone:
    'Il fuso orario va scritto come differenza, per esempio +02:00.',
  wcpay_core_invalid_request_parameter_invalid_date:
    'Le date vanno scritte come YYYY-MM-DDTHH:MM:SS, prima la meno recente, a non più di cinquant’anni di distanza.',
  mail_missing: 'Questa email non esiste.',
  export_link_invalid:
    'Questo link è stato creato per qualcun altro o per un altro file. Apri di nuovo l’esportazione.',
  export_link_expired: 'Questo link è scaduto. Apri di nuovo l’esportazione per averne uno nuovo.',
  transaction_missing: 'Questa transazione non esiste.',
  wcpay_get_charge: 'Impossibile caricare la transazione.',
  wcpay_missing_order: 'Non è stato possibile trovare l’ordine.',
  authorization_missing: 'Questo pagamento non è stato autorizzato, o l’autorizzazione non è più valida.',
  wcpay_refunded_order_uncapturable:
    'Il pagamento non si può elaborare per ordini rimborsati in tutto o in parte.',
  wcpay_intent_order_mismatch:
    'Il pagamento non si può elaborare perché non corrisponde ai dettagli dell’ordine.',
  wcpay_capture_error: ({ error_type }) =>
    error_type === 'amount_too_small'
      ? 'L’importo del pagamento è troppo basso per essere elaborato.'
      : 'L’acquisizione del pagamento non è stata completata.',
  wcpay_cancel_error: 'L’annullamento del pagamento non è stato completato.',
  wcpay_multi_currency_invalid_currency: ({ currency }) => `Il negozio non può vendere in ${currency}.`,
  wcpay_multi_currency_invalid_currency_rate: 'Indica un tasso superiore a zero, per esempio 1,25.',
  charge_order_mismatch: 'Questo pagamento appartiene a un altro ordine.',
  wcpay_fraud_outcome_not_found: 'Le regole non hanno deciso nulla su questo ordine.',
  invalid_fraud_outcome_status: 'Chiedi uno di questi esiti: allow, review o block.',
  provider_rate_limited: 'Il gestore dei pagamenti riceve troppe richieste. Riprova fra poco.',
  provider_answer_unknown: 'Il gestore dei pagamenti non l’ha ancora confermato. Controllo in corso.',
  provider_answer_broken:
    'Il gestore dei pagamenti ha dato una risposta illeggibile. Gli viene chiesto di nuovo.',
  provider_key_refused:
    'Il gestore dei pagamenti rifiuta la chiave che gli è stata data. Controlla la chiave nelle impostazioni del server.',
  provider_permission_missing:
    'Alla chiave per il gestore dei pagamenti manca un permesso necessario. Non è stato modificato nulla.',
  provider_refused: 'Il gestore dei pagamenti ha rifiutato.',
  provider_unsupported: 'Il gestore dei pagamenti non lo offre per il tuo account.',
  idempotency_key_reused: 'Questa chiave di richiesta è già stata usata per una richiesta diversa.',
  operation_in_progress:
    'È ancora in corso di conferma presso il gestore dei pagamenti. Non serve ripetere l’operazione.',
  operation_needs_attention:
    'Il gestore dei pagamenti non l’ha mai confermato. Controlla il pagamento prima di riprovare.',
  operation_dismissed: 'Qualcuno ha controllato e ha stabilito che non è mai avvenuto.',
  operation_not_dismissible: 'Si può archiviare solo un’operazione che nessuno ha potuto confermare.',
  operation_missing: 'Questa operazione non esiste.',
  event_signature_invalid: 'La firma di questo evento manca, è errata o è troppo vecchia.',
  event_clock_off: ({ off_s }) =>
    `Questo evento è stato firmato a ${figure(off_s)} s di distanza dall’orologio di questo server. Regola l’orologio del server.`,
  event_malformed: ({ field }) =>
    field === ''
      ? 'Questo non è un evento.'
      : `Questo evento contiene un dato in una forma qui sconosciuta: ${field}.`,
  event_of_other_mode: 'Questo evento appartiene all’altra modalità: test e live non si mescolano mai.',
  event_of_other_account: 'Questo evento appartiene a un altro account.',
  receipt_unpaid: 'Non è stato pagato nulla, quindi non c’è una ricevuta.',
  receipt_without_address: 'Il cliente non ha lasciato un indirizzo email.',
  account_missing: 'Non è ancora collegato alcun account di pagamento.',
  account_exists: 'Un account di pagamento è già collegato.',
  account_not_resettable:
    'Con un account live i cui dati sono già stati inseriti non si può ricominciare da capo.',
  bad_request: 'Non è stato possibile configurare l’account di pagamento. Riprova.',
  embedded_session_invalid: 'Questo modulo è aperto da troppo tempo. Ricarica la pagina per continuare.',
  payments_disabled: 'Al momento l’account non può accettare pagamenti.',
  payment_method_unavailable: 'Questo metodo di pagamento non è disponibile per il tuo account.',
  currency_unsupported: ({ currency }) => `Non sono possibili pagamenti in ${currency.toUpperCase()}.`,
  amount_invalid: 'L’importo deve essere un numero intero di unità minime, superiore a zero.',
  amount_too_small: 'L’importo del pagamento è troppo basso per essere elaborato.',
  amount_too_large: 'L’importo è troppo alto.',
  wcpay_payment_uncapturable: 'Questo pagamento non si può elaborare nel suo stato attuale.',
  charge_not_captured: 'Questo pagamento non è stato ancora acquisito. Annullalo invece di rimborsarlo.',
  charge_already_refunded: 'Questo pagamento è già stato rimborsato.',
  charge_disputed: 'Questo pagamento è contestato e non si può rimborsare.',
  refund_exceeds_charge: 'Il rimborso supera ciò che resta del pagamento.',
  out_of_stock: ({ name, left }) =>
    left > 0
      ? plural(left, {
          one: `Di ${name} ne resta solo 1.`,
          other: `Di ${name} ne restano solo ${figure(left)}.`,
        })
      : `${name}: esaurito.`,
  product_unavailable: 'Un articolo di questo ordine non è più in vendita.',
  refund_items_exceed:
    'Sono stati scelti più articoli di quanti ne restano da rimborsare. Ricarica l’ordine e riprova.',
  order_not_refundable: 'Questo ordine non ha alcun pagamento che si possa rimborsare.',
  settings_conflict: ({ by }) => `${by} ha cambiato le impostazioni da quando hai aperto questa pagina.`,
  settings_not_saved: ({ server_error }) => `Errore nel salvataggio delle impostazioni. ${server_error}`,
  dispute_not_actionable: 'Questa contestazione non accetta più risposte.',
  evidence_too_long: 'Raggiunto il numero massimo di caratteri per le prove',
  evidence_draft_conflict: 'Queste prove sono state modificate in un’altra scheda o da qualcun altro.',
  evidence_pages_exceeded:
    'I file allegati hanno più pagine di quante ne accetta il gestore dei pagamenti. Allegane meno, o di più brevi.',
  wcpay_evidence_file_max_size:
    'Questo file supera 4,5 MB, il massimo per tutti i file di una contestazione. Non è stato caricato.',
  wcpay_evidence_file_upload_error:
    'Il gestore dei pagamenti non ha accettato il file. Sceglilo di nuovo per riprovare.',
  evidence_packet_failed:
    'Non è stato possibile comporre il fascicolo. Usa meno immagini, o più piccole, o testi più brevi. Ciò che hai fornito è al sicuro e si può ancora inviare alla banca.',
  library_full: ({ most }) =>
    `La raccolta contiene al massimo ${figure(most)} testi e file. Rimuovine prima uno.`,
  views_full: ({ most }) =>
    `Questo elenco ha già il numero massimo di viste (${figure(most)}). Eliminane prima una.`,
  rest_form_expected: 'Invia questa richiesta come modulo con un file.',
  payouts_unavailable: 'Al momento non sono possibili bonifici.',
  instant_payout_unavailable: 'In questa valuta non ci sono fondi trasferibili con un bonifico istantaneo.',
  payout_not_cancelable: 'Questo bonifico non si può più modificare.',
  vat_number_invalid: 'Nel tuo Paese una partita IVA non ha questa forma.',
  vat_number_unknown: 'Questa partita IVA non è registrata.',
};

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

export const failureFieldsCopy: Words<typeof english.failureFieldsCopy> = {
  check: (field, problem) => `Controlla “${field}”. ${sentence(problem)}`,
  moreWrong: (count) =>
    plural(count, {
      one: 'Un altro campo non è corretto.',
      other: `Altri ${figure(count)} campi non sono corretti.`,
    }),
  missing: (field) => `Manca “${field}”.`,
  severalMissing: (fields) => `Mancano questi campi: ${fields.map((field) => `“${field}”`).join(', ')}.`,
  notAllowed: (fields) =>
    `Il tuo ruolo non ti permette di modificare: ${fields.join(', ')}. Non è stato salvato nulla. Un titolare può cambiare ciò che puoi fare in Impostazioni › Persone.`,
};

export const resourceMissingCopy: Words<typeof english.resourceMissingCopy> = {
  kinds: {
    'bank account': 'Questo conto bancario non esiste.',
    charge: 'Questo addebito non esiste.',
    customer: 'Questo cliente non esiste.',
    dispute: 'Questa contestazione non esiste.',
    document: 'Questo documento non esiste.',
    file: 'Questo file non esiste.',
    loan: 'Questo prestito non esiste.',
    note: 'Questa nota non esiste.',
    order: 'Questo ordine non esiste.',
    payment: 'Questo pagamento non esiste.',
    payout: 'Questo bonifico non esiste.',
    person: 'Questa persona non esiste.',
    product: 'Questo prodotto non esiste.',
    refund: 'Questo rimborso non esiste.',
    review: 'Questa revisione non esiste.',
    role: 'Questo ruolo non esiste.',
    text: 'Questo testo non esiste.',
    view: 'Questa vista non esiste.',
  },
  anyOther: (kind) => `Questo elemento non esiste: ${kind}.`,
};
