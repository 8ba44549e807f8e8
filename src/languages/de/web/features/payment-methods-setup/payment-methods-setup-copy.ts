import { either, listed } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { paymentMethodsSetupCopy as english } from '#web/features/payment-methods-setup/payment-methods-setup-copy.ts';

export const paymentMethodsSetupCopy: Words<typeof english> = {
  title: 'Weitere Zahlungsmethoden hinzufügen',
  lead: 'Bieten Sie Kunden die Zahlungsmethoden an, die sie von zu Hause kennen.',
  steps: {
    'add-payment-methods': 'Weitere Zahlungsmethoden einschalten',
    'setup-complete': 'Eingeschaltet',
  },
  loadFailed: 'Fehler beim Abrufen der Einstellungen.',
  saveFailed: 'Fehler beim Speichern der Einstellungen.',
  text: 'Karten werden immer angenommen. Wählen Sie, was Kunden außerdem nutzen können.',
  popular: 'Beliebte Methoden',
  payLater: 'Jetzt kaufen, später zahlen',
  nothing: 'Alle Zahlungsmethoden, die Ihr Konto anbieten kann, sind bereits eingeschaltet.',
  locked:
    'Schließen Sie zuerst die Einrichtung Ihres Kontos ab; dann lassen sich weitere Zahlungsmethoden einschalten.',
  required: 'Erforderlich.',
  checking: (label) => `${label} wird geprüft`,
  needsCurrency: (currencies) =>
    `Kunden sehen die Methode, sobald Ihr Shop in ${either(currencies)} verkauft.`,
  dimmed: 'Wird nicht angeboten, solange Zahlungen von Hand eingezogen werden.',
  continue: 'Weiter',
  requirementsTitle: (label) => `${label} einschalten?`,
  requirementsText: (label) => `Das verlangt der Zahlungsanbieter, bevor Kunden mit ${label} zahlen können:`,
  requirementsAction: 'Weiter',
  enabled: (labels) => `Kunden können jetzt auch zahlen mit: ${listed(labels)}.`,
  unseen: (label) => `${label} ist eingeschaltet.`,
  waiting: (labels) =>
    `Angefordert und noch nicht eingeschaltet: ${listed(labels)}. Der Zahlungsanbieter sieht sich zuerst Ihr Konto an.`,
  toSettings: 'Zahlungseinstellungen ansehen',
  toCurrencies: 'Einstellungen für mehrere Währungen ansehen',
};
