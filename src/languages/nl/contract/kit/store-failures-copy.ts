import type * as english from '#contract/kit/store-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure } from '#languages/nl/speech.ts';

export const storeFailuresCopy: Words<typeof english.storeFailuresCopy> = {
  store_unavailable: 'Je winkel geeft geen antwoord. Probeer het later opnieuw.',
  store_slow: 'Je winkel deed te lang over een antwoord. Probeer het later opnieuw.',
  store_rate_limited: 'Je winkel kreeg te veel aanvragen tegelijk. Probeer het zo opnieuw.',
  store_key_refused: 'Je winkel weigert onze sleutel.',
  store_permission_missing: 'Onze sleutel voor je winkel mag dit niet doen.',
  store_clock_off: 'De klokken van je winkel en deze server lopen niet gelijk.',
  store_moved: ({ to }) =>
    to === '' ? 'Je winkel is naar een ander adres verhuisd.' : `Je winkel is verhuisd naar ${to}.`,
  store_rest_missing: 'Op het adres dat we kregen, is geen winkel.',
  store_no_data: 'Iets vóór je winkel antwoordt met een webpagina in plaats van de gevraagde gegevens.',
  store_answer_broken: 'Het antwoord van je winkel brak halverwege af.',
  store_answer_too_large: ({ most_mb }) =>
    `Je winkel antwoordde met meer dan ${figure(most_mb)} MB tegelijk.`,
  store_refused: ({ reason }) => `Je winkel heeft dit geweigerd: ${reason}`,
  store_decides: ({ orders }) =>
    orders.length === 1
      ? `Bestelling ${orders[0]} is hier niet volledig betaald, en bij afronden kan geld worden afgeschreven. Open die in je winkel en beslis daar.`
      : `De bestellingen ${orders.join(', ')} zijn hier niet volledig betaald, en bij afronden kan geld worden afgeschreven. Open ze in je winkel en beslis daar.`,
  store_sells: 'Deze winkel is gesloten: de gekoppelde winkel verkoopt op zijn eigen site.',
  store_private: 'Dit adres leidt naar een privénetwerk, waar niets wordt gevraagd.',
  store_certificate: 'Het certificaat van je winkel is niet geldig.',
  store_not_attached: 'Er is geen winkel gekoppeld. Vul eerst het adres en de sleutel in.',
  store_set_by_server:
    'De winkel is vastgelegd in de instellingen van de server. Wie de server beheert, wijzigt dat daar.',
  store_orders_here:
    'Deze database bevat bestellingen van de ingebouwde winkel. Start de server met een lege database en koppel je winkel daar.',
  store_other_attached: ({ url }) =>
    `Dit is een andere winkel dan ${url}: hij heeft geen van de gekopieerde bestellingen. Ontkoppel eerst ${url}.`,
  store_orders_of_other: ({ url }) =>
    `Betalingen hier horen bij bestellingen van ${url}, en de bestellingen van twee winkels worden nooit gemengd. Start de server met een lege database en koppel de andere winkel daar.`,
  store_check_failed:
    'Je winkel heeft niet elke controle doorstaan, dus er is niets bewaard. Controleer opnieuw om te zien wat in de weg staat.',
  store_signature_invalid: 'Deze bezorging is niet met het geheim van je winkel ondertekend.',
  store_let_go:
    'De winkel van deze bestelling is ontkoppeld. Koppel hem opnieuw op de configuratiepagina, of doe dit in de winkel zelf.',
};
