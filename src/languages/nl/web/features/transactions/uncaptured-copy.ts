import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/transactions/uncaptured-copy.ts';

export const uncapturedListCopy: Words<typeof english.uncapturedListCopy> = {
  name: 'Vast te leggen betalingen',
  things: (count) => plural(count, { one: 'betaling', other: 'betalingen' }),
  failed: 'De nog vast te leggen transacties konden niet worden geladen.',
  empty: {
    icon: 'clock',
    title: 'Niets vast te leggen',
    text: 'Hier komen betalingen die geautoriseerd maar nog niet geïnd zijn, met het moment waarop ze uiterlijk moeten zijn vastgelegd.',
  },
};

export const uncapturedCopy: Words<typeof english.uncapturedCopy> = {
  columns: {
    details: 'Details',
    created: 'Geautoriseerd op',
    capture_by: 'Vastleggen uiterlijk',
    amount: 'Bedrag',
    customer_name: 'Klant',
    customer_email: 'E-mail',
    customer_country: 'Land',
    risk_level: 'Risiconiveau',
    order: 'Bestelling',
    actions: 'Acties',
  },
  details: 'Details',
  detailsOf: (amount, day) => `Betalingsdetails: ${amount}, geautoriseerd op ${day}`,
  order: (number) => `#${number}`,
  held: 'Aangehouden voor beoordeling',
  settled: { capture: 'Vastgelegd', cancel: 'Geannuleerd' },
  settledHeld: { capture: 'Goedgekeurd', cancel: 'Geblokkeerd' },
  ending: (count) =>
    plural(count, {
      one: '1 reservering vervalt binnen een dag',
      other: `${figure(count)} reserveringen vervallen binnen een dag`,
    }),
  byDeadline: 'Sorteren op deadline',
  leftOfHold: (left, days) =>
    plural(days, {
      one: `${left} (van 1 dag)`,
      other: `${left} (van ${figure(days)} dagen)`,
    }),
  noCustomer: 'Geen klant',
  noEmail: 'Geen e-mail',
  noCountry: 'Geen land',
  noOrder: 'Geen bestelling',
  total: 'Totaal',
  rowName: (customer, amount) => `de betaling van ${customer}, ${amount}`,
  somebody: 'een klant',

  selected: (count) => `${count} geselecteerd`,
  inAll: (amounts) => `${amounts} in totaal`,
  captureThem: (count) =>
    plural(count, { one: '1 betaling vastleggen', other: `${figure(count)} betalingen vastleggen` }),
  cancelThem: (count) =>
    plural(count, { one: '1 betaling annuleren', other: `${figure(count)} betalingen annuleren` }),
  clear: 'Wissen',

  bulk: {
    captureTitle: (count) =>
      plural(count, { one: '1 betaling vastleggen?', other: `${figure(count)} betalingen vastleggen?` }),
    cancelTitle: (count) =>
      plural(count, { one: '1 betaling annuleren?', other: `${figure(count)} betalingen annuleren?` }),
    checking: 'Elke betaling wordt gecontroleerd. Er is niets verstuurd.',
    checkFailed: 'De betalingen konden niet worden gecontroleerd. Er is niets verstuurd.',
    ready: (count, amounts) =>
      plural(count, {
        one: `1 betaling kan worden verwerkt: ${amounts}.`,
        other: `${figure(count)} betalingen kunnen worden verwerkt: ${amounts}.`,
      }),
    noneReady: 'Geen ervan kan worden verwerkt.',
    leftOut: (count) =>
      plural(count, { one: '1 wordt overgeslagen.', other: `${figure(count)} worden overgeslagen.` }),
    cancelWarning:
      'Bij de klanten wordt niets afgeschreven, het kost je niets, en ze zouden opnieuw moeten betalen.',
    captureAction: (count) =>
      plural(count, { one: '1 betaling vastleggen', other: `${figure(count)} betalingen vastleggen` }),
    cancelAction: (count) =>
      plural(count, { one: '1 betaling annuleren', other: `${figure(count)} betalingen annuleren` }),
    capturing: 'Betalingen worden vastgelegd',
    canceling: 'Betalingen worden geannuleerd',
    progress: (done, all) => `${done} van ${all} beantwoord`,
    done: (captured, failed, open) =>
      [
        `${figure(captured)} gelukt`,
        failed > 0 && `${figure(failed)} mislukt`,
        open > 0 && `${figure(open)} nog te bevestigen`,
      ]
        .filter(Boolean)
        .join(', '),
    close: 'Behouden',
    back: 'Terug naar de lijst',
    row: (order, customer) => `#${order}, ${customer}`,
    rows: 'Gekozen betalingen',
    approvesIt: ' (aangehouden voor beoordeling: hiermee keur je die goed)',
    blocksIt: ' (aangehouden voor beoordeling: hiermee blokkeer je die)',
    waiting: 'Wacht',
    sending: 'Wordt verstuurd',
    confirming: 'Wordt bevestigd',
    captured: 'Vastgelegd',
    canceled: 'Geannuleerd',
    failed: 'Mislukt',
  },

  verdicts: {
    ready: 'Gereed',
    missing: 'Niet gevonden',
    captured: 'Al vastgelegd',
    canceled: 'Al geannuleerd',
    expired: 'Verlopen',
    not_authorized: 'Niet geautoriseerd',
    refunded: 'Bestelling terugbetaald',
    disputed: 'Betwist',
    without_order: 'Geen bestelling',
    under_way: 'Wordt bevestigd',
  },
};
