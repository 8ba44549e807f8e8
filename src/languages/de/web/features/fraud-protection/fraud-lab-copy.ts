import { RULE_NAMES } from '#languages/de/domain/fraud/rule-names-copy.ts';
import { figure, listed, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { fraudLabCopy as english } from '#web/features/fraud-protection/fraud-lab-copy.ts';

const payments = (count: number): string =>
  plural(count, { one: '1 Zahlung', other: `${figure(count)} Zahlungen` });

export const fraudLabCopy: Words<typeof english> = {
  title: 'Regel-Labor',
  window: 'Verwendeter Zeitraum',
  days: {
    30: 'Letzte 30 Tage',
    90: 'Letzte 90 Tage',
    365: 'Letzte 12 Monate',
  },
  ruleNames: RULE_NAMES,
  lead: (count) =>
    plural(count, {
      one: 'Was diese Regeln mit der einen Kartenzahlung gemacht hätten, die Sie online angenommen haben.',
      other: `Was diese Regeln mit Ihren eigenen ${figure(count)} Online-Kartenzahlungen gemacht hätten.`,
    }),
  emptyTitle: 'Noch keine Zahlungen, die sich auswerten lassen',
  emptyText:
    'Sobald Kunden in Ihrem Shop mit Karte zahlen, sehen Sie hier, was Ihre Regeln mit diesen Zahlungen gemacht hätten.',
  noRules: 'Schalten Sie einen Filter ein, um zu sehen, was er getan hätte.',
  failed: 'Das Labor konnte Ihre Zahlungen nicht ansehen.',
  loading: 'Ihre Zahlungen werden ausgewertet',
  recounting: 'Wird neu gezählt',
  counted: (held, blocked) =>
    `${payments(held)} ${plural(held, { one: 'würde', other: 'würden' })} angehalten, ${payments(blocked)} blockiert.`,
  held: 'Zur Prüfung angehalten',
  blocked: 'Blockiert',
  ofPayments: (share) => `${share} der Zahlungen`,
  disputes: 'Abgefangene Anfechtungen',
  ofAll: (caught, all) => `${figure(caught)} von ${figure(all)}`,
  disputed: (amounts) => `${amounts} angefochten`,
  noDisputes: 'Keine in dieser Zeit',
  returning: 'Wiederkehrende Kunden',
  returningHeld: 'hätten gewartet',
  returningMet: 'wären auf eine Regel gestoßen',
  byRule: 'Nach Regel',
  ruleHeld: (count) => `${figure(count)} angehalten`,
  ruleBlocked: (count) => `${figure(count)} blockiert`,
  unknown: (count) => `Keine Anhaltspunkte bei ${payments(count)}.`,
  otherCurrencies: (count) =>
    `${payments(count)} in anderen Währungen ${plural(count, { one: 'ist', other: 'sind' })} hier nicht mitgezählt.`,
  affected: (amounts) => `${amounts} Umsatz betroffen`,
  andMore: (amounts, count) =>
    listed([
      ...amounts,
      plural(count, { one: '1 weitere Währung', other: `${figure(count)} weitere Währungen` }),
    ]),
  see: (count) => plural(count, { one: 'Zahlung ansehen', other: `${payments(count)} ansehen` }),
  previewLabel: 'Nur Vorschau',
  preview: 'Es ändert sich nichts, bis Sie speichern. Sandbox-Zahlungen folgen denselben Regeln.',
  list: {
    title: (count) => `${payments(count)} betroffen`,
    newest: (shown) => `Die neuesten ${figure(shown)} werden angezeigt.`,
    close: 'Schließen',
    label: 'Betroffene Zahlungen',
    payment: 'Zahlung',
    date: 'Datum',
    amount: 'Betrag',
    rules: 'Regeln',
    outcome: 'Ergebnis',
    review: 'Angehalten',
    block: 'Blockiert',
    disputed: 'Später angefochten',
    order: (number) => `Bestellung #${number}`,
    nobody: 'Jemand ohne Namen',
  },
  score: {
    title: 'Bilanz der Regeln',
    table: 'Was jede Regel getan hat',
    lead: 'Was Ihre Regeln wirklich getan haben, und was daraus wurde.',
    none: 'In dieser Zeit hat keine Regel eine Zahlung angehalten oder blockiert.',
    failed: 'Die Bilanz der Regeln konnte nicht gelesen werden.',
    rule: 'Regel',
    held: 'Angehalten',
    blocked: 'Blockiert',
    approved: 'Freigegeben',
    refused: 'Abgelehnt',
    lapsed: 'Verfallen',
    waiting: 'Wartend',
    disputed: 'Freigegeben, dann angefochten',
    stopped: 'Nicht belastet',
    nothing: 'Nichts',
  },
};
