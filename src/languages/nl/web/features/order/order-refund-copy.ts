import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/order/order-refund-copy.ts';

export const orderRefundCopy: Words<typeof english.orderRefundCopy> = {
  open: 'Terugbetalen',
  title: (number) => `Bestelling #${number} terugbetalen`,
  items: 'Wat komt er terug?',
  left: (left, sold) => `Nog ${left} van ${sold} terug te betalen`,
  nothingLeft: 'Alles terugbetaald',
  quantityOf: (name) => `Terug te betalen aantal van ${name}`,
  tooMany: (left) => `Maximaal ${left}.`,
  notANumber: 'Vul een geheel getal in.',
  amount: 'Terug te betalen bedrag',
  amountHelp: (most) => `Je kunt tot ${most} terugbetalen, inclusief verzending en belasting.`,
  amountMissing: 'Vul een bedrag boven nul in.',
  amountTooLarge: (most) => `Je kunt maximaal ${most} terugbetalen.`,
  unreadable: (example) => `Vul een bedrag in, zoals ${example}.`,
  itemsTotal: (amount) => `Gebruik het totaal van de artikelen, ${amount}`,
  restock: 'Artikelen weer in de verkoop nemen',
  restockHelp:
    'Telt ze weer bij de voorraad. Producten waarvan de voorraad niet wordt geteld, blijven zoals ze zijn.',
  reason: 'Reden',
  reasonHelp: 'Voor je eigen administratie; de klant ziet dit niet.',
  cancel: 'Annuleren',
  back: 'Terug',
  check: 'Doorgaan',
  checkTitle: (amount) => `${amount} terugbetalen?`,
  checkText: (amount, method) =>
    `${amount} gaat terug naar ${method}. Dit kun je niet ongedaan maken; de klant ziet het meestal binnen 5 tot 10 dagen.`,
  thePaymentMethod: 'de betaalmethode van deze bestelling',
  checkItems: (list) => `Artikelen: ${list}.`,
  checkRestock: 'Ze gaan weer in de verkoop.',
  checkNoRestock: 'Ze gaan niet weer in de verkoop.',
  act: (amount) => `${amount} terugbetalen`,

  done: (amount) => `${amount} terugbetaald.`,
  onItsWay: (amount) => `De terugbetaling van ${amount} is onderweg.`,
  notDone: 'De terugbetaling is niet gedaan.',

  refunds: 'Terugbetalingen',
  by: (name) => `door ${name}`,
  restocked: 'Weer in de verkoop',
  notCounted: 'Telt niet als terugbetaald: de bank heeft het geld teruggestuurd.',
  pendingText: 'Telt pas als terugbetaald als de bank het bevestigt.',
  pendingSum: 'Terugbetaling onderweg',
  failureReasons: {
    expired_or_canceled_card: 'De kaart is verlopen of ingetrokken.',
    lost_or_stolen_card: 'De kaart is als verloren of gestolen gemeld.',
    unknown: 'De bank gaf geen reden.',
  },
  statuses: {
    pending: 'Onderweg',
    succeeded: 'Terugbetaald',
    failed: 'Mislukt',
    canceled: 'Geannuleerd',
  },
};
