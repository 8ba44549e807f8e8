import type { Words } from '#languages/kit/words.ts';
import { RULE_NAMES } from '#languages/nl/domain/fraud/rule-names-copy.ts';
import { figure, listed, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/fraud-protection/fraud-lab-copy.ts';

const payments = (count: number): string =>
  plural(count, { one: '1 betaling', other: `${figure(count)} betalingen` });

export const fraudLabCopy: Words<typeof english.fraudLabCopy> = {
  title: 'Fraudelab',
  window: 'Gebruikte geschiedenis',
  days: {
    30: 'Laatste 30 dagen',
    90: 'Laatste 90 dagen',
    365: 'Laatste 12 maanden',
  },
  ruleNames: RULE_NAMES,
  lead: (count) =>
    plural(count, {
      one: 'Wat deze regels zouden hebben gedaan met de ene kaartbetaling die je online hebt ontvangen.',
      other: `Wat deze regels zouden hebben gedaan met je eigen ${figure(count)} kaartbetalingen online.`,
    }),
  emptyTitle: 'Nog geen betalingen om te bekijken',
  emptyText:
    'Zodra klanten in je winkel met een kaart betalen, zie je hier wat je regels met hun betalingen zouden hebben gedaan.',
  noRules: 'Zet een filter aan om te zien wat het zou hebben gedaan.',
  failed: 'Het lab kon je betalingen niet bekijken.',
  loading: 'Je betalingen worden bekeken',
  recounting: 'Wordt opnieuw geteld',
  counted: (held, blocked) =>
    `${payments(held)} ${plural(held, { one: 'zou', other: 'zouden' })} worden aangehouden, ${payments(blocked)} geblokkeerd.`,
  held: 'Aangehouden voor beoordeling',
  blocked: 'Geblokkeerd',
  ofPayments: (share) => `${share} van de betalingen`,
  disputes: 'Onderschepte geschillen',
  ofAll: (caught, all) => `${figure(caught)} van ${figure(all)}`,
  disputed: (amounts) => `${amounts} betwist`,
  noDisputes: 'Geen in deze periode',
  returning: 'Terugkerende klanten',
  returningHeld: 'zouden hebben moeten wachten',
  returningMet: 'zouden een regel zijn tegengekomen',
  byRule: 'Per regel',
  ruleHeld: (count) => `${figure(count)} aangehouden`,
  ruleBlocked: (count) => `${figure(count)} geblokkeerd`,
  unknown: (count) => `Geen gegevens om op af te gaan voor ${payments(count)}.`,
  otherCurrencies: (count) =>
    plural(count, {
      one: '1 betaling in een andere valuta telt hier niet mee.',
      other: `${figure(count)} betalingen in andere valuta’s tellen hier niet mee.`,
    }),
  affected: (amounts) => `${amounts} aan verkopen geraakt`,
  andMore: (amounts, count) =>
    listed([...amounts, plural(count, { one: 'nog 1 valuta', other: `nog ${figure(count)} valuta’s` })]),
  see: (count) =>
    plural(count, { one: 'De betaling bekijken', other: `De ${figure(count)} betalingen bekijken` }),
  previewLabel: 'Alleen een voorbeeld',
  preview: 'Er verandert niets tot je opslaat. Voor betalingen in de sandbox gelden dezelfde regels.',
  list: {
    title: (count) => `${payments(count)} geraakt`,
    newest: (shown) =>
      plural(shown, {
        one: 'De nieuwste wordt getoond.',
        other: `De nieuwste ${figure(shown)} worden getoond.`,
      }),
    close: 'Sluiten',
    label: 'Geraakte betalingen',
    payment: 'Betaling',
    date: 'Datum',
    amount: 'Bedrag',
    rules: 'Regels',
    outcome: 'Uitkomst',
    review: 'Aangehouden',
    block: 'Geblokkeerd',
    disputed: 'Later betwist',
    order: (number) => `Bestelling #${number}`,
    nobody: 'Iemand zonder naam',
  },
  score: {
    title: 'Scorekaart',
    table: 'Wat elke regel deed',
    lead: 'Wat je regels echt hebben gedaan, en met welk gevolg.',
    none: 'In deze periode heeft geen regel een betaling aangehouden of geblokkeerd.',
    failed: 'De scorekaart kon niet worden gelezen.',
    rule: 'Regel',
    held: 'Aangehouden',
    blocked: 'Geblokkeerd',
    approved: 'Goedgekeurd',
    refused: 'Geweigerd',
    lapsed: 'Vervallen',
    waiting: 'Wacht',
    disputed: 'Goedgekeurd, daarna betwist',
    stopped: 'Niet geïnd',
    nothing: 'Niets',
  },
};
