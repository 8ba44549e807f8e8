import type { Words } from '#languages/kit/words.ts';
import { either, listed } from '#languages/nl/speech.ts';
import type * as english from '#web/features/payment-methods-setup/payment-methods-setup-copy.ts';

export const paymentMethodsSetupCopy: Words<typeof english.paymentMethodsSetupCopy> = {
  title: 'Meer betaalmethoden toevoegen',
  lead: 'Bied kopers de manieren van betalen die ze van thuis kennen.',
  steps: {
    'add-payment-methods': 'Meer betaalmethoden aanzetten',
    'setup-complete': 'Betaalmethoden aangezet',
  },
  loadFailed: 'De instellingen konden niet worden geladen.',
  saveFailed: 'De instellingen konden niet worden opgeslagen.',
  text: 'Kaarten worden altijd geaccepteerd. Kies wat kopers daarnaast kunnen gebruiken.',
  popular: 'Populaire methoden',
  payLater: 'Koop nu, betaal later',
  nothing: 'Elke manier van betalen die je account kan aanbieden, staat al aan.',
  locked: 'Stel eerst je account verder in; daarna kun je meer manieren van betalen aanzetten.',
  required: 'Verplicht.',
  checking: (label) => `${label} wordt gecontroleerd`,
  needsCurrency: (currencies) =>
    `Kopers zien deze methode zodra je winkel in ${either(currencies)} verkoopt.`,
  dimmed: 'Niet aangeboden zolang betalingen met de hand worden vastgelegd.',
  continue: 'Doorgaan',
  requirementsTitle: (label) => `${label} aanzetten?`,
  requirementsText: (label) => `De betaalprovider vraagt hierom voordat kopers met ${label} kunnen betalen:`,
  requirementsAction: 'Doorgaan',
  enabled: (labels) => `Kopers kunnen nu ook betalen met ${listed(labels)}.`,
  unseen: (label) => `${label} staat aan.`,
  waiting: (labels) =>
    `Aangevraagd en nog niet aan: ${labels.join(', ')}. De betaalprovider bekijkt eerst je account.`,
  toSettings: 'Betalingsinstellingen bekijken',
  toCurrencies: 'Instellingen voor meerdere valuta’s bekijken',
};
