import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/blocks/payment-actions/payment-actions-copy.ts';

export const paymentActionsCopy: Words<typeof english.paymentActionsCopy> = {
  asked: 'Ter goedkeuring verstuurd. Er is nog niets gedaan.',
  capture: 'Vastleggen',
  cancel: 'Annuleren',
  approve: 'Transactie goedkeuren',
  block: 'Transactie blokkeren',
  refund: 'Terugbetalen',
  noRefund: 'Waarom terugbetalen niet kan',
  refundMenu: 'Deze betaling terugbetalen',
  refundInFull: 'Volledig terugbetalen',
  refundInPart: 'Gedeeltelijk terugbetalen',

  captureOf: (order) => `De betaling van bestelling #${order} vastleggen`,
  cancelOf: (order) => `De betaling van bestelling #${order} annuleren`,
  approveShort: 'Goedkeuren',
  approveOf: (order) => `De betaling van bestelling #${order} goedkeuren`,
  blockShort: 'Blokkeren',
  blockOf: (order) => `De betaling van bestelling #${order} blokkeren`,

  captured: (order, amount) =>
    `De betaling van bestelling #${order} is vastgelegd.${amount ? ` Bedrag: ${amount}.` : ''}`,
  canceled: (order, amount) =>
    `De betaling van bestelling #${order} is geannuleerd.${amount ? ` Bedrag: ${amount}.` : ''}`,
  notCaptured: (order, reason) =>
    `Er ging iets mis bij het vastleggen van de betaling van bestelling #${order}. ${reason}`,
  notCanceled: (order, reason) =>
    `Er ging iets mis bij het annuleren van de betaling van bestelling #${order}. ${reason}`,

  reasons: {
    missingOrder: 'De bestelling is niet gevonden.',
    refundedOrder:
      'De betaling van een geheel of gedeeltelijk terugbetaalde bestelling kan niet worden verwerkt.',
    mismatch: 'De betaling kan niet worden verwerkt omdat die niet bij de bestelgegevens past.',
    uncapturable: 'Deze betaling kan in de huidige status niet worden verwerkt.',
    minimum: (amount) => `Het laagste bedrag dat kan worden verwerkt, is ${amount}.`,
    tooSmall: 'Het bedrag van de betaling is te laag om te verwerken.',
    captureFailed: 'Het vastleggen van de betaling is mislukt.',
    cancelFailed: 'Het annuleren van de betaling is mislukt.',
    serverError: 'Er is een onverwachte fout opgetreden. Probeer het later opnieuw.',
    other: 'De betaling kan niet worden verwerkt. Probeer het later opnieuw.',
  },

  authorizationFailed: 'De autorisatie kon niet worden geladen.',
  tryAgain: 'Opnieuw proberen',

  refunded: (payment) => `Betaling #${payment} is terugbetaald.`,
  notRefunded: (payment) =>
    `Er ging iets mis bij het terugbetalen van betaling #${payment}. Probeer het later opnieuw.`,
  refundTitle: (amount) => `${amount} terugbetalen?`,
  refundAction: (amount) => `${amount} terugbetalen`,
  refundText: 'De hele betaling gaat terug naar de klant. Een terugbetaling kun je niet terugdraaien.',
  effects: {
    label: 'Wat deze terugbetaling doet',
    loading: 'Er wordt berekend wat deze terugbetaling doet',
    failed: 'Wat het met je saldo doet, kon niet worden berekend. Het bedrag hierboven klopt.',
    customer: 'De klant krijgt',
    cost: 'Van je saldo gaat af',
    feeKept: 'Kosten van de betaling',
    feeKeptNote: 'niet terug',
    balance: 'Je saldo',
    nextPayout: (day) => `Volgende uitbetaling, ${day}`,
    estimate: 'schatting',
    change: (now, after) => `${now} → ${after}`,
  },
  refundReason: 'Reden (optioneel)',
  refundReasons: {
    duplicate: 'Dubbele bestelling',
    fraudulent: 'Frauduleus',
    requested_by_customer: 'Op verzoek van de klant',
    other: 'Anders',
  },

  cancelTitle: (amount) => `Deze betaling van ${amount} annuleren?`,
  cancelText:
    'Bij de klant wordt niets afgeschreven, het kost je niets, en de reservering van het geld vervalt. De klant zou opnieuw moeten betalen.',
  cancelAction: 'Betaling annuleren',
  blockTitle: (amount) => `Deze betaling van ${amount} blokkeren?`,
  blockText:
    'Bij de klant wordt niets afgeschreven, het kost je niets, en je beslissing wordt met je naam genoteerd.',
  keep: 'Behouden',

  waitingTitle: 'Nog vast te leggen',
  waitingText: (deadline, left) =>
    `Leg de betaling vast, uiterlijk ${deadline} (${left}). Daarna vervalt de reservering.`,
  decideText: (deadline, left) =>
    `Beslis uiterlijk ${deadline} (${left}). Daarna vervalt de reservering, en de klant zou opnieuw moeten betalen.`,
  lapsed: (deadline) =>
    `De reservering van het geld van de klant is vervallen (${deadline}). Vastleggen kan niet meer.`,
  heldTitle: 'Aangehouden voor beoordeling',
  heldText:
    'Je frauderegels hebben deze betaling aangehouden. Bij de klant wordt niets afgeschreven tot je goedkeurt.',
  outcomes: {
    label: 'Wat je beslissing doet',
    loading: 'Er wordt berekend wat je beslissing doet',
    failed: 'Wat het met je saldo doet, kon niet worden berekend. Je kunt toch beslissen.',
    capture: 'Vastgelegd: de klant betaalt',
    approve: 'Goedgekeurd: de klant betaalt',
    cancel: 'Geannuleerd: niemand betaalt',
    block: 'Geblokkeerd: niemand betaalt',
    fee: 'Kosten',
    feeNote: 'schatting, op de cent bekend na het vastleggen',
    notListed: 'bekend na het vastleggen',
    beforeFee: 'schatting, vóór kosten',
    unchanged: 'schatting, ongewijzigd',
    leaves: 'Gaat mee met de uitbetaling van',
    nothing: 'er verandert niets',
  },
  rowEffects: (price) =>
    `Bij vastleggen en goedkeuren betaalt de klant het bedrag van de rij; de kosten${price ? `, vanaf ${price} voor een kaart,` : ''} gaan ervan af. Bij annuleren en blokkeren betaalt niemand iets en zijn er geen kosten.`,
  review: {
    title: 'Gemarkeerd voor beoordeling',
    why: {
      rule: 'Een regel bij je betaalprovider vraagt je om naar deze betaling te kijken.',
      manual: 'Iemand bij je betaalprovider vraagt je om naar deze betaling te kijken.',
    },
    taken:
      'De klant heeft al betaald, en goedkeuren verplaatst geen geld: het zegt alleen dat je hebt gekeken en dat het klopt. Vertrouw je het niet, betaal dan terug.',
    held: 'Goedkeuren legt de betaling niet vast: de klant betaalt pas als je die vastlegt.',
    approve: 'Beoordeling goedkeuren',
    approved: 'De beoordeling is gesloten. Er is geen geld verplaatst.',
    notApproved: (reason) => `De beoordeling kon niet worden goedgekeurd. ${reason}`,
  },
  unconfirmedTitle: 'Nog niet bevestigd door de bank van de klant',
  unconfirmedText:
    'Zulke betalingen duren enkele dagen. Tot die tijd staat het geld niet op je saldo en kan de betaling nog mislukken. Je hoeft niets te doen.',
  firedRules: {
    held: 'Regels die de betaling aanhielden',
    blocked: 'Regels die de betaling blokkeerden',
    billTo: 'Factuuradres',
    shipTo: 'Verzendadres',
    title: 'Tegengehouden door je frauderegels',
    seeRules: 'Je frauderegels bekijken',
  },
  left: {
    days: (count) => plural(count, { one: 'nog 1 dag', other: `nog ${figure(count)} dagen` }),
    hours: (count) => plural(count, { one: 'nog 1 uur', other: `nog ${figure(count)} uur` }),
    minutes: (count) => plural(count, { one: 'nog 1 minuut', other: `nog ${figure(count)} minuten` }),
  },
  expired: 'Verlopen',
};
