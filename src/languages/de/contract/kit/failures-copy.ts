import type {
  failuresCopy as english,
  failureFieldsCopy as englishFailureFieldsCopy,
  resourceMissingCopy as englishResourceMissingCopy,
} from '#contract/kit/failures-copy.ts';
import { waitOf } from '#domain/shared/wait-of.ts';
import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';

const inWords = (seconds: number): string => {
  const { count, unit } = waitOf(seconds);
  return unit === 'hours'
    ? plural(count, { one: '1 Stunde', other: `${figure(count)} Stunden` })
    : plural(count, { one: '1 Minute', other: `${figure(count)} Minuten` });
};
const inSeconds = (seconds: number): string =>
  plural(seconds, { one: '1 Sekunde', other: `${figure(seconds)} Sekunden` });

export const failuresCopy: Words<typeof english> = {
  rest_cookie_invalid_nonce:
    'Diese Seite war zu lange geöffnet. Laden Sie sie neu und versuchen Sie es erneut.',
  rest_key_read_only: 'Dieser API-Schlüssel darf nur lesen. Verwenden Sie einen, der lesen und ändern darf.',
  rest_key_write_only: 'Dieser API-Schlüssel darf nur ändern. Verwenden Sie einen, der lesen darf.',
  sign_in_failed: 'Der Name oder das Passwort ist falsch.',
  sign_in_throttled: ({ retry_after_s }) =>
    `Zu viele fehlgeschlagene Versuche. Versuchen Sie es in ${inWords(retry_after_s)} erneut.`,
  sign_in_too_often: ({ retry_after_s }) =>
    `Bei diesem Konto gab es zu viele Anmeldungen. Versuchen Sie es in ${inWords(retry_after_s)} erneut, oder auf einem Gerät, auf dem Sie sich schon einmal angemeldet haben.`,
  password_not_confirmed: 'Das Passwort ist falsch. Es wurde nichts geändert.',
  password_easy_to_guess: ({ problem }) =>
    problem === 'common'
      ? 'Dieses Passwort gehört zu denen, die zuerst erraten werden. Wählen Sie ein anderes.'
      : 'Ein Passwort darf nicht Ihr eigener Name oder Ihre E-Mail-Adresse sein. Wählen Sie ein anderes.',
  api_key_not_found: 'Diesen API-Schlüssel gibt es nicht, oder er wurde bereits entfernt.',
  rest_cross_site: 'Diese Anforderung kam von einer anderen Website und wurde abgelehnt.',
  rest_misdirected:
    'Dieser Server antwortet nicht auf diesen Namen. Öffnen Sie ihn unter seiner eigenen Adresse; wer ihn betreibt, setzt PUBLIC_URL auf die Adresse, die verwendet wird.',
  rest_no_route: ({ allow }) =>
    allow ? `Diese Adresse beantwortet nur ${allow.join(', ')}.` : 'Unter dieser Adresse gibt es nichts.',
  rest_invalid_json: 'Die Anforderung ist kein gültiges JSON.',
  rest_unsupported_media_type: 'Senden Sie diese Anforderung als JSON.',
  rest_body_too_large: 'Die Anforderung ist größer, als diese Adresse annimmt.',
  rest_body_in_crumbs:
    'Die Anforderung kam in zu vielen kleinen Teilen an. Senden Sie sie am Stück oder in größeren Teilen.',
  rest_too_complex: ({ of, most }) => {
    if (of === 'depth') return `Die Anforderung ist tiefer als ${figure(most)} Ebenen verschachtelt.`;
    return of === 'values'
      ? `Die Anforderung hat mehr als ${figure(most)} Werte. Senden Sie weniger auf einmal.`
      : `Die Anforderung hat mehr als ${figure(most)} Zeichen. Senden Sie weniger auf einmal.`;
  },
  rest_too_many_requests: ({ retry_after_s }) =>
    `Zu viele Anforderungen. Versuchen Sie es in ${inSeconds(retry_after_s)} erneut.`,
  live_lines_taken: ({ most }) =>
    `Höchstens ${figure(most)} Seiten oder Programme einer Person oder eines Schlüssels können Änderungen mitverfolgen. Schließen Sie zuerst etwas davon.`,
  rest_uri_too_long: 'Diese Adresse ist zu lang.',
  rest_headers_too_large: 'Die Header dieser Anforderung sind zu groß.',
  rest_request_timeout: 'Die Anforderung hat zu lange gebraucht, um anzukommen.',
  rest_bad_request: 'Die Anforderung konnte nicht verstanden werden.',
  disk_full:
    'Die Festplatte des Servers ist voll, deshalb konnte das nicht gespeichert werden. Schaffen Sie dort Platz, und versuchen Sie es dann erneut.',
  wcpay_route_validation_failure: 'So ist keine ID aufgebaut.',
  provider_unavailable: 'Der Zahlungsanbieter antwortet nicht. Bitte versuchen Sie es später erneut.',
  export_under_way:
    'Für Sie wird noch eine andere Datei heruntergeladen. Warten Sie, bis sie da ist, und öffnen Sie diese dann noch einmal.',
  export_not_found: 'Diesen Export gibt es nicht, oder er gehört jemand anderem.',
  note_missing: 'Diese Nachricht gibt es nicht.',
  day_not_over: 'Dieser Tag ist noch nicht vorbei.',
  day_changed:
    'Die Zahlen haben sich geändert, seit Sie sie angesehen haben. Sehen Sie sie sich noch einmal an.',
  day_needs_note: 'Dieser Tag geht nicht auf. Schreiben Sie auf, warum, bevor Sie ihn abzeichnen.',
  wcpay_core_invalid_request_parameter_invalid_timezone:
    'Die Zeitzone muss als Abstand wie +02:00 geschrieben sein.',
  wcpay_core_invalid_request_parameter_invalid_date:
    'Datumsangaben müssen wie 2026-05-31T14:00:00 geschrieben sein, die frühere zuerst, höchstens fünfzig Jahre auseinander.',
  mail_missing: 'Diese E-Mail gibt es nicht.',
  export_link_invalid:
    'Dieser Link wurde für jemand anderen oder für eine andere Datei erstellt. Öffnen Sie den Export noch einmal.',
  export_link_expired:
    'Dieser Link ist abgelaufen. Öffnen Sie den Export noch einmal, um einen neuen zu erhalten.',
  transaction_missing: 'Diese Transaktion gibt es nicht.',
  wcpay_get_charge: 'Fehler beim Abrufen der Transaktion.',
  wcpay_missing_order: 'Die Bestellung wurde nicht gefunden.',
  authorization_missing: 'Diese Zahlung wurde nicht autorisiert, oder sie wurde storniert.',
  wcpay_refunded_order_uncapturable:
    'Bei teilweise oder vollständig erstatteten Bestellungen kann die Zahlung nicht verarbeitet werden.',
  wcpay_intent_order_mismatch:
    'Die Zahlung kann nicht verarbeitet werden, weil sie nicht zu den Bestelldaten passt.',
  wcpay_capture_error: ({ error_type }) =>
    error_type === 'amount_too_small'
      ? 'Der Zahlungsbetrag ist zu klein, um verarbeitet zu werden.'
      : 'Die Zahlung konnte nicht eingezogen werden.',
  wcpay_cancel_error: 'Die Zahlung konnte nicht storniert werden.',
  wcpay_multi_currency_invalid_currency: ({ currency }) => `Der Shop kann nicht in ${currency} verkaufen.`,
  wcpay_multi_currency_invalid_currency_rate: 'Geben Sie einen Kurs über null an, etwa 1,25.',
  charge_order_mismatch: 'Diese Zahlung gehört zu einer anderen Bestellung.',
  wcpay_fraud_outcome_not_found: 'Die Regeln haben über diese Bestellung nichts entschieden.',
  invalid_fraud_outcome_status: 'Fragen Sie nach einem der Ergebnisse allow, review oder block.',
  provider_rate_limited:
    'Der Zahlungsanbieter erhält zu viele Anforderungen. Versuchen Sie es gleich noch einmal.',
  provider_answer_unknown: 'Der Zahlungsanbieter hat das noch nicht bestätigt. Es wird geprüft.',
  provider_answer_broken:
    'Der Zahlungsanbieter hat etwas geantwortet, das nicht lesbar ist. Er wird noch einmal gefragt.',
  provider_key_refused:
    'Der Zahlungsanbieter lehnt den angegebenen Schlüssel ab. Prüfen Sie den Schlüssel in den Einstellungen des Servers.',
  provider_permission_missing:
    'Dem Schlüssel für den Zahlungsanbieter fehlt eine Berechtigung, die das braucht. Es wurde nichts geändert.',
  provider_refused: 'Der Zahlungsanbieter hat das abgelehnt.',
  provider_unsupported: 'Der Zahlungsanbieter bietet das für Ihr Konto nicht an.',
  idempotency_key_reused: 'Dieser Anforderungsschlüssel wurde bereits für eine andere Anforderung verwendet.',
  operation_in_progress:
    'Die Bestätigung des Zahlungsanbieters steht noch aus. Sie müssen das nicht wiederholen.',
  operation_needs_attention:
    'Der Zahlungsanbieter hat das nie bestätigt. Prüfen Sie die Zahlung, bevor Sie es noch einmal versuchen.',
  operation_dismissed: 'Jemand hat das untersucht und festgestellt, dass es nie geschehen ist.',
  operation_not_dismissible: 'Verwerfen lässt sich nur ein Vorgang, den niemand bestätigen konnte.',
  operation_missing: 'Diesen Vorgang gibt es nicht.',
  event_signature_invalid: 'Die Signatur dieses Ereignisses fehlt, ist falsch oder zu alt.',
  event_clock_off: ({ off_s }) =>
    `Bei der Signatur dieses Ereignisses wich die Uhr um ${inSeconds(off_s)} von der dieses Servers ab. Stellen Sie die Uhr des Servers richtig.`,
  event_malformed: ({ field }) =>
    field === ''
      ? 'Das ist kein Ereignis.'
      : `Dieses Ereignis enthält etwas in einer Form, die hier nicht bekannt ist: ${field}.`,
  event_of_other_mode: 'Dieses Ereignis gehört zum anderen Modus: Test und Live werden nie vermischt.',
  event_of_other_account: 'Dieses Ereignis gehört zu einem anderen Konto.',
  receipt_unpaid: 'Es wurde nichts bezahlt, deshalb gibt es keinen Beleg.',
  receipt_without_address: 'Der Kunde hat keine E-Mail-Adresse hinterlassen.',
  account_missing: 'Es ist noch kein Zahlungskonto verbunden.',
  account_exists: 'Ein Zahlungskonto ist bereits verbunden.',
  account_not_resettable:
    'Ein Live-Konto, für das bereits Angaben eingereicht sind, lässt sich nicht von vorn beginnen.',
  bad_request: 'Das Zahlungskonto konnte nicht eingerichtet werden. Bitte versuchen Sie es erneut.',
  embedded_session_invalid:
    'Dieses Formular war zu lange geöffnet. Laden Sie die Seite neu, um fortzufahren.',
  payments_disabled: 'Das Konto kann derzeit keine Zahlungen annehmen.',
  payment_method_unavailable: 'Diese Zahlungsmethode ist für Ihr Konto nicht verfügbar.',
  currency_unsupported: ({ currency }) => `Zahlungen in ${currency.toUpperCase()} sind nicht möglich.`,
  amount_invalid: 'Der Betrag muss eine ganze Zahl über null in der kleinsten Währungseinheit sein.',
  amount_too_small: 'Der Zahlungsbetrag ist zu klein, um verarbeitet zu werden.',
  amount_too_large: 'Der Betrag ist zu groß.',
  wcpay_payment_uncapturable: 'Diese Zahlung kann in ihrem jetzigen Zustand nicht verarbeitet werden.',
  charge_not_captured:
    'Diese Zahlung wurde noch nicht eingezogen. Stornieren Sie sie, statt sie zu erstatten.',
  charge_already_refunded: 'Diese Zahlung wurde bereits erstattet.',
  charge_disputed: 'Diese Zahlung ist angefochten und kann nicht erstattet werden.',
  refund_exceeds_charge: 'Die Erstattung ist größer als das, was von der Zahlung übrig ist.',
  out_of_stock: ({ name, left }) =>
    left > 0 ? `Nur noch ${figure(left)} vorrätig: ${name}.` : `${name} ist ausverkauft.`,
  product_unavailable: 'Etwas in dieser Bestellung wird nicht mehr verkauft.',
  refund_items_exceed:
    'Es wurden mehr Artikel ausgewählt, als noch zu erstatten sind. Laden Sie die Bestellung neu und versuchen Sie es erneut.',
  order_not_refundable: 'Zu dieser Bestellung gibt es keine Zahlung, die sich erstatten lässt.',
  settings_conflict: ({ by }) => `${by} hat die Einstellungen geändert, seit diese Seite geöffnet wurde.`,
  settings_not_saved: ({ server_error }) => `Fehler beim Speichern der Einstellungen. ${server_error}`,
  dispute_not_actionable: 'Auf diese Anfechtung kann nicht mehr geantwortet werden.',
  evidence_too_long: 'Die Höchstzahl der Zeichen für Beweise ist erreicht',
  evidence_draft_conflict: 'Diese Beweise wurden in einem anderen Tab oder von jemand anderem geändert.',
  evidence_pages_exceeded:
    'Die angehängten Dateien haben mehr Seiten, als der Zahlungsanbieter annimmt. Hängen Sie weniger oder kürzere an.',
  wcpay_evidence_file_max_size:
    'Diese Datei ist größer als 4,5 MB; mehr dürfen alle Dateien einer Anfechtung zusammen nicht haben. Sie wurde nicht hochgeladen.',
  wcpay_evidence_file_upload_error:
    'Der Zahlungsanbieter hat die Datei nicht angenommen. Wählen Sie sie noch einmal aus, um es erneut zu versuchen.',
  evidence_packet_failed:
    'Die Unterlagen konnten nicht zusammengestellt werden. Verwenden Sie weniger oder kleinere Bilder oder kürzere Texte. Was Sie angegeben haben, ist sicher und kann weiterhin an die Bank gesendet werden.',
  library_full: ({ most }) =>
    `Die Bibliothek fasst höchstens ${figure(most)} Texte und Dateien. Entfernen Sie zuerst etwas.`,
  views_full: ({ most }) =>
    `Diese Liste hat schon ${figure(most)} Ansichten, mehr sind nicht möglich. Löschen Sie zuerst eine.`,
  rest_form_expected: 'Senden Sie diese Anforderung als Formular mit einer Datei darin.',
  payouts_unavailable: 'Auszahlungen sind derzeit nicht möglich.',
  instant_payout_unavailable: 'In dieser Währung gibt es kein Guthaben, das sich sofort auszahlen lässt.',
  payout_not_cancelable: 'Diese Auszahlung lässt sich nicht mehr ändern.',
  vat_number_invalid: 'So ist eine USt-IdNr. in Ihrem Land nicht aufgebaut.',
  vat_number_unknown: 'Diese USt-IdNr. ist nicht registriert.',
};

/** Problems of fields are written with and without their full stop. */
const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

export const failureFieldsCopy: Words<typeof englishFailureFieldsCopy> = {
  check: (field, problem) => `Prüfen Sie „${field}“. ${sentence(problem)}`,
  moreWrong: (count) =>
    plural(count, {
      one: 'Ein weiteres Feld ist falsch.',
      other: `${figure(count)} weitere Felder sind falsch.`,
    }),
  missing: (field) => `„${field}“ fehlt.`,
  severalMissing: (fields) => `Diese Felder fehlen: ${fields.map((field) => `„${field}“`).join(', ')}.`,
  notAllowed: (fields) =>
    `Mit Ihrer Rolle können Sie das nicht ändern: ${fields.join(', ')}. Es wurde nichts gespeichert. Ein Inhaber kann unter „Einstellungen › Personen“ ändern, was Sie dürfen.`,
};

export const resourceMissingCopy: Words<typeof englishResourceMissingCopy> = {
  kinds: {
    'bank account': 'Dieses Bankkonto gibt es nicht.',
    charge: 'Diese Belastung gibt es nicht.',
    customer: 'Diesen Kunden gibt es nicht.',
    dispute: 'Diese Anfechtung gibt es nicht.',
    document: 'Dieses Dokument gibt es nicht.',
    file: 'Diese Datei gibt es nicht.',
    loan: 'Dieses Darlehen gibt es nicht.',
    note: 'Diese Notiz gibt es nicht.',
    order: 'Diese Bestellung gibt es nicht.',
    payment: 'Diese Zahlung gibt es nicht.',
    payout: 'Diese Auszahlung gibt es nicht.',
    person: 'Diese Person gibt es nicht.',
    product: 'Dieses Produkt gibt es nicht.',
    refund: 'Diese Erstattung gibt es nicht.',
    review: 'Diese Prüfung gibt es nicht.',
    role: 'Diese Rolle gibt es nicht.',
    text: 'Diesen Text gibt es nicht.',
    view: 'Diese Ansicht gibt es nicht.',
  },
  anyOther: (kind) => `Das gibt es nicht: ${kind}.`,
};
