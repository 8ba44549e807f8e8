import type { storeFailuresCopy as english } from '#contract/kit/store-failures-copy.ts';
import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const storeFailuresCopy: Words<typeof english> = {
  store_unavailable: 'Ihr Shop antwortet nicht. Bitte versuchen Sie es später erneut.',
  store_slow: 'Ihr Shop hat zu lange nicht geantwortet. Bitte versuchen Sie es später erneut.',
  store_rate_limited:
    'Ihr Shop hat zu viele Anforderungen auf einmal erhalten. Bitte versuchen Sie es gleich noch einmal.',
  store_key_refused: 'Ihr Shop lehnt unseren Schlüssel ab.',
  store_permission_missing: 'Unser Schlüssel für Ihren Shop darf das nicht.',
  store_clock_off: 'Die Uhren Ihres Shops und dieses Servers weichen voneinander ab.',
  store_moved: ({ to }) =>
    to === '' ? 'Ihr Shop ist zu einer anderen Adresse umgezogen.' : `Ihr Shop ist umgezogen: ${to}`,
  store_rest_missing: 'Unter der Adresse, die uns genannt wurde, gibt es keinen Shop.',
  store_no_data: 'Etwas vor Ihrem Shop antwortet mit einer Webseite statt mit den angeforderten Daten.',
  store_answer_broken: 'Die Antwort Ihres Shops brach mittendrin ab.',
  store_answer_too_large: ({ most_mb }) =>
    `Ihr Shop hat mit mehr als ${figure(most_mb)} MB auf einmal geantwortet.`,
  store_refused: ({ reason }) => `Ihr Shop hat das abgelehnt: ${reason}`,
  store_decides: ({ orders }) =>
    plural(orders.length, {
      one: `Die Bestellung ${orders[0]} ist hier nicht vollständig bezahlt, und beim Abschließen könnte Geld eingezogen werden. Öffnen Sie sie in Ihrem Shop, und entscheiden Sie dort.`,
      other: `Die Bestellungen ${orders.join(', ')} sind hier nicht vollständig bezahlt, und beim Abschließen könnte Geld eingezogen werden. Öffnen Sie sie in Ihrem Shop, und entscheiden Sie dort.`,
    }),
  store_sells: 'Dieser Shop ist geschlossen: Verkauft wird im eigenen Shop, der hier angebunden ist.',
  store_private: 'Diese Adresse führt in ein privates Netz, in dem nichts abgefragt wird.',
  store_certificate: 'Das Zertifikat Ihres Shops ist nicht gültig.',
  store_not_attached: 'Es ist kein Shop angebunden. Geben Sie zuerst Adresse und Schlüssel ein.',
  store_set_by_server:
    'Der Shop ist in den Einstellungen des Servers festgelegt. Wer den Server betreibt, ändert ihn dort.',
  store_orders_here:
    'Diese Datenbank enthält Bestellungen des eingebauten Shops. Starten Sie den Server mit einer leeren, und binden Sie Ihren Shop dort an.',
  store_other_attached: ({ url }) =>
    `Das ist ein anderer Shop als ${url}: Er hat keine der kopierten Bestellungen. Lösen Sie zuerst die Anbindung von ${url}.`,
  store_orders_of_other: ({ url }) =>
    `Zahlungen hier gehören zu Bestellungen von ${url}, und die Bestellungen zweier Shops werden nie vermischt. Starten Sie den Server mit einer leeren Datenbank, und binden Sie den anderen Shop dort an.`,
  store_check_failed:
    'Ihr Shop hat nicht jede Prüfung bestanden, deshalb wurde nichts gespeichert. Prüfen Sie erneut, um zu sehen, was im Weg steht.',
  store_signature_invalid: 'Diese Zustellung ist nicht mit dem Geheimnis Ihres Shops signiert.',
  store_let_go:
    'Die Anbindung des Shops dieser Bestellung wurde gelöst. Binden Sie ihn auf der Einrichtungsseite wieder an, oder erledigen Sie das im Shop selbst.',
};
