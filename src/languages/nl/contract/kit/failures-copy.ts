import type * as english from '#contract/kit/failures-copy.ts';
import { waitOf } from '#domain/shared/wait-of.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';

const inWords = (seconds: number): string => {
  const { count, unit } = waitOf(seconds);
  if (unit === 'hours') return `${count} uur`;
  return plural(count, { one: '1 minuut', other: `${count} minuten` });
};

export const failuresCopy: Words<typeof english.failuresCopy> = {
  rest_cookie_invalid_nonce:
    'Deze pagina staat al te lang open. Laad de pagina opnieuw en probeer het nog eens.',
  rest_key_read_only: 'Deze API-sleutel mag alleen lezen. Gebruik een sleutel die mag lezen en schrijven.',
  rest_key_write_only: 'Deze API-sleutel mag alleen schrijven. Gebruik een sleutel die mag lezen.',
  sign_in_failed: 'De naam of het wachtwoord klopt niet.',
  sign_in_throttled: ({ retry_after_s }) =>
    `Te veel mislukte pogingen. Probeer het over ${inWords(retry_after_s)} opnieuw.`,
  sign_in_too_often: ({ retry_after_s }) =>
    `Op dit account is te vaak ingelogd. Probeer het over ${inWords(retry_after_s)} opnieuw, of op een apparaat waarop je al eerder hebt ingelogd.`,
  password_not_confirmed: 'Het wachtwoord klopt niet. Er is niets gewijzigd.',
  password_easy_to_guess: ({ problem }) =>
    problem === 'common'
      ? 'Dit wachtwoord is een van de eerste die worden geraden. Kies een ander.'
      : 'Je wachtwoord mag niet je eigen naam of e-mailadres zijn. Kies een ander.',
  api_key_not_found: 'Deze API-sleutel bestaat niet, of is al verwijderd.',
  rest_cross_site: 'Deze aanvraag kwam van een andere site en is geweigerd.',
  rest_misdirected:
    'Deze server luistert niet naar die naam. Open hem onder zijn eigen adres; wie de server beheert, stelt PUBLIC_URL in op het adres dat mensen gebruiken.',
  rest_no_route: ({ allow }) =>
    allow ? `Dit adres beantwoordt alleen ${allow.join(', ')}.` : 'Op dit adres is niets te vinden.',
  rest_invalid_json: 'De aanvraag is geen geldige JSON.',
  rest_unsupported_media_type: 'Stuur deze aanvraag als JSON.',
  rest_body_too_large: 'De aanvraag is groter dan dit adres accepteert.',
  rest_body_in_crumbs:
    'De aanvraag kwam in te veel kleine stukjes aan. Stuur die in één keer, of in grotere stukken.',
  rest_too_complex: ({ of, most }) => {
    if (of === 'depth') return `De aanvraag is meer dan ${figure(most)} niveaus diep genest.`;
    return of === 'values'
      ? `De aanvraag heeft meer dan ${figure(most)} waarden. Stuur minder tegelijk.`
      : `De aanvraag heeft meer dan ${figure(most)} tekens. Stuur minder tegelijk.`;
  },
  rest_too_many_requests: ({ retry_after_s }) =>
    `Te veel aanvragen. Probeer het over ${plural(retry_after_s, { one: '1 seconde', other: `${figure(retry_after_s)} seconden` })} opnieuw.`,
  live_lines_taken: ({ most }) =>
    `Per persoon of sleutel kunnen maximaal ${figure(most)} pagina’s of programma’s wijzigingen volgen. Sluit er eerst een.`,
  rest_uri_too_long: 'Dit adres is te lang.',
  rest_headers_too_large: 'De headers van deze aanvraag zijn te groot.',
  rest_request_timeout: 'De aanvraag deed er te lang over om aan te komen.',
  rest_bad_request: 'De aanvraag was niet te begrijpen.',
  disk_full:
    'De schijf van de server is vol, dus dit kon niet worden opgeslagen. Maak ruimte en probeer het dan opnieuw.',
  wcpay_route_validation_failure: 'Zo ziet een ID er niet uit.',
  provider_unavailable: 'De betaalprovider geeft geen antwoord. Probeer het later opnieuw.',
  export_under_way:
    'Er wordt nog een ander bestand voor je gedownload. Wacht tot het er is en open dit dan opnieuw.',
  export_not_found: 'Deze export bestaat niet, of is van iemand anders.',
  note_missing: 'Dit bericht bestaat niet.',
  day_not_over: 'Deze dag is nog niet voorbij.',
  day_changed: 'De cijfers zijn gewijzigd sinds je keek. Bekijk ze opnieuw.',
  day_needs_note: 'De cijfers van deze dag kloppen niet. Schrijf op waarom voordat je hem aftekent.',
  wcpay_core_invalid_request_parameter_invalid_timezone:
    'De tijdzone moet als verschil worden geschreven, zoals +02:00.',
  wcpay_core_invalid_request_parameter_invalid_date:
    'Datums moeten worden geschreven zoals 2026-05-31T14:00:00, de vroegste eerst en hoogstens vijftig jaar uit elkaar.',
  mail_missing: 'Deze e-mail bestaat niet.',
  export_link_invalid:
    'Deze link is voor iemand anders of voor een ander bestand gemaakt. Open de export opnieuw.',
  export_link_expired: 'Deze link is verlopen. Open de export opnieuw voor een nieuwe.',
  transaction_missing: 'Deze transactie bestaat niet.',
  wcpay_get_charge: 'De transactie kon niet worden opgehaald.',
  wcpay_missing_order: 'De bestelling is niet gevonden.',
  authorization_missing: 'Deze betaling is niet geautoriseerd, of is geannuleerd.',
  wcpay_refunded_order_uncapturable:
    'De betaling kan niet worden verwerkt: de bestelling is deels of helemaal terugbetaald.',
  wcpay_intent_order_mismatch:
    'De betaling kan niet worden verwerkt: ze komt niet overeen met de gegevens van de bestelling.',
  wcpay_capture_error: ({ error_type }) =>
    error_type === 'amount_too_small'
      ? 'Het bedrag van de betaling is te klein om te verwerken.'
      : 'Het vastleggen van de betaling is mislukt.',
  wcpay_cancel_error: 'Het annuleren van de betaling is mislukt.',
  wcpay_multi_currency_invalid_currency: ({ currency }) => `De winkel kan niet verkopen in ${currency}.`,
  wcpay_multi_currency_invalid_currency_rate: 'Vul een koers boven nul in, zoals 1,25.',
  charge_order_mismatch: 'Deze betaling hoort bij een andere bestelling.',
  wcpay_fraud_outcome_not_found: 'De regels hebben over deze bestelling niets beslist.',
  invalid_fraud_outcome_status: 'Vraag naar een van de uitkomsten allow, review of block.',
  provider_rate_limited: 'De betaalprovider krijgt te veel aanvragen. Probeer het zo opnieuw.',
  provider_answer_unknown: 'De betaalprovider heeft dit nog niet bevestigd. Het wordt gecontroleerd.',
  provider_answer_broken:
    'De betaalprovider gaf een antwoord dat niet te lezen is. Het wordt opnieuw gevraagd.',
  provider_key_refused:
    'De betaalprovider weigert de sleutel. Controleer de sleutel in de instellingen van de server.',
  provider_permission_missing:
    'De sleutel voor de betaalprovider mist een recht dat hiervoor nodig is. Er is niets gewijzigd.',
  provider_refused: 'De betaalprovider heeft dit geweigerd.',
  provider_unsupported: 'De betaalprovider biedt dit voor je account niet aan.',
  idempotency_key_reused: 'Deze aanvraagsleutel is al voor een andere aanvraag gebruikt.',
  operation_in_progress: 'Dit wordt nog bij de betaalprovider bevestigd. Je hoeft het niet te herhalen.',
  operation_needs_attention:
    'De betaalprovider heeft dit nooit bevestigd. Controleer de betaling voordat je het opnieuw probeert.',
  operation_dismissed: 'Iemand heeft dit uitgezocht: het is nooit gebeurd.',
  operation_not_dismissible: 'Alleen een handeling die niemand kon bevestigen, kan worden afgedaan.',
  operation_missing: 'Deze handeling bestaat niet.',
  event_signature_invalid: 'De handtekening van deze gebeurtenis ontbreekt, klopt niet of is te oud.',
  event_clock_off: ({ off_s }) =>
    `Deze gebeurtenis is ondertekend op een tijd die ${plural(off_s, { one: '1 seconde', other: `${figure(off_s)} seconden` })} van de klok van deze server afwijkt. Zet de klok van de server goed.`,
  event_malformed: ({ field }) =>
    field === ''
      ? 'Dit is geen gebeurtenis.'
      : `Deze gebeurtenis bevat iets in een vorm die hier niet bekend is: ${field}.`,
  event_of_other_mode: 'Deze gebeurtenis hoort bij de andere modus: test en live worden nooit gemengd.',
  event_of_other_account: 'Deze gebeurtenis hoort bij een ander account.',
  receipt_unpaid: 'Er is niets betaald, dus er is geen betaalbewijs.',
  receipt_without_address: 'De klant heeft geen e-mailadres achtergelaten.',
  account_missing: 'Er is nog geen betaalaccount gekoppeld.',
  account_exists: 'Er is al een betaalaccount gekoppeld.',
  account_not_resettable:
    'Met een live-account waarvan de gegevens zijn ingeleverd, kun je niet opnieuw beginnen.',
  bad_request: 'Het betaalaccount kon niet worden ingesteld. Probeer het opnieuw.',
  embedded_session_invalid: 'Dit formulier staat al te lang open. Laad de pagina opnieuw om door te gaan.',
  payments_disabled: 'Het account kan op dit moment geen betalingen ontvangen.',
  payment_method_unavailable: 'Deze betaalmethode is voor je account niet beschikbaar.',
  currency_unsupported: ({ currency }) => `Betalingen in ${currency.toUpperCase()} zijn niet mogelijk.`,
  amount_invalid: 'Het bedrag moet een geheel getal boven nul zijn, in de kleinste eenheid van de valuta.',
  amount_too_small: 'Het bedrag van de betaling is te klein om te verwerken.',
  amount_too_large: 'Het bedrag is te groot.',
  wcpay_payment_uncapturable: 'Deze betaling kan in de huidige status niet worden verwerkt.',
  charge_not_captured: 'Deze betaling is nog niet vastgelegd. Annuleer die in plaats van terug te betalen.',
  charge_already_refunded: 'Deze betaling is al terugbetaald.',
  charge_disputed: 'Deze betaling wordt betwist en kan niet worden terugbetaald.',
  refund_exceeds_charge: 'De terugbetaling is groter dan wat van de betaling over is.',
  out_of_stock: ({ name, left }) =>
    left > 0 ? `Nog maar ${figure(left)} beschikbaar: ${name}.` : `Uitverkocht: ${name}.`,
  product_unavailable: 'Iets in deze bestelling wordt niet meer verkocht.',
  refund_items_exceed:
    'Er zijn meer artikelen gekozen dan er nog kunnen worden terugbetaald. Laad de bestelling opnieuw en probeer het nog eens.',
  order_not_refundable: 'Deze bestelling heeft geen betaling die kan worden terugbetaald.',
  settings_conflict: ({ by }) => `${by} heeft de instellingen gewijzigd sinds deze pagina is geopend.`,
  settings_not_saved: ({ server_error }) => `De instellingen konden niet worden opgeslagen. ${server_error}`,
  dispute_not_actionable: 'Op dit geschil kan niet meer worden gereageerd.',
  evidence_too_long: 'Het maximale aantal tekens voor bewijs is bereikt',
  evidence_draft_conflict: 'Dit bewijs is in een ander tabblad of door iemand anders gewijzigd.',
  evidence_pages_exceeded:
    'De bijlagen hebben meer pagina’s dan de betaalprovider accepteert. Voeg er minder toe, of kortere.',
  wcpay_evidence_file_max_size:
    'Dit bestand is groter dan 4,5 MB, het maximum voor alle bestanden van een geschil. Het is niet geüpload.',
  wcpay_evidence_file_upload_error:
    'De betaalprovider heeft het bestand niet aangenomen. Kies het opnieuw om het nog eens te proberen.',
  evidence_packet_failed:
    'Het dossier kon niet worden samengesteld. Gebruik minder of kleinere afbeeldingen, of kortere teksten. Wat is ingevuld, is veilig en kan nog steeds naar de bank.',
  library_full: ({ most }) =>
    `De bibliotheek bevat maximaal ${figure(most)} teksten en bestanden. Verwijder er eerst een.`,
  views_full: ({ most }) =>
    `Deze lijst heeft al ${figure(most)} weergaven, meer kan niet. Verwijder er eerst een.`,
  rest_form_expected: 'Stuur deze aanvraag als formulier met een bestand erin.',
  payouts_unavailable: 'Uitbetalingen zijn op dit moment niet mogelijk.',
  instant_payout_unavailable: 'In deze valuta is er geen geld dat direct kan worden uitbetaald.',
  payout_not_cancelable: 'Deze uitbetaling kan niet meer worden gewijzigd.',
  vat_number_invalid: 'Zo ziet een btw-nummer in je land er niet uit.',
  vat_number_unknown: 'Dit btw-nummer is niet geregistreerd.',
};

/** Problemen van velden komen met en zonder punt. */
const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

export const failureFieldsCopy: Words<typeof english.failureFieldsCopy> = {
  check: (field, problem) => `Controleer ‘${field}’. ${sentence(problem)}`,
  moreWrong: (count) =>
    plural(count, { one: 'Nog 1 veld klopt niet.', other: `Nog ${figure(count)} velden kloppen niet.` }),
  missing: (field) => `‘${field}’ ontbreekt.`,
  severalMissing: (fields) => `Deze velden ontbreken: ${fields.map((field) => `‘${field}’`).join(', ')}.`,
  notAllowed: (fields) =>
    `Met je rol kun je dit niet wijzigen: ${fields.join(', ')}. Er is niets opgeslagen. Een eigenaar kan wijzigen wat je mag onder Instellingen › Mensen.`,
};

export const resourceMissingCopy: Words<typeof english.resourceMissingCopy> = {
  kinds: {
    'bank account': 'Deze bankrekening bestaat niet.',
    charge: 'Deze afschrijving bestaat niet.',
    customer: 'Deze klant bestaat niet.',
    dispute: 'Dit geschil bestaat niet.',
    document: 'Dit document bestaat niet.',
    file: 'Dit bestand bestaat niet.',
    loan: 'Deze lening bestaat niet.',
    note: 'Deze notitie bestaat niet.',
    order: 'Deze bestelling bestaat niet.',
    payment: 'Deze betaling bestaat niet.',
    payout: 'Deze uitbetaling bestaat niet.',
    person: 'Deze persoon bestaat niet.',
    product: 'Dit product bestaat niet.',
    refund: 'Deze terugbetaling bestaat niet.',
    review: 'Deze beoordeling bestaat niet.',
    role: 'Deze rol bestaat niet.',
    text: 'Deze tekst bestaat niet.',
    view: 'Deze weergave bestaat niet.',
  },
  anyOther: (kind) => `Dit bestaat niet: ${kind}.`,
};
