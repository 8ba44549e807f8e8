import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { connectCopy as english } from '#web/features/connect/connect-copy.ts';

export const connectCopy: Words<typeof english> = {
  greeting: (name) =>
    name ? `Guten Tag, ${name}. Richten wir Ihre Zahlungen ein` : 'Richten wir Ihre Zahlungen ein',
  title: 'Zahlungen im eigenen Shop annehmen',
  lead: 'Karten und lokale Methoden in den Währungen Ihrer Kunden. Geld, Gebühren und Auszahlungen an einem Ort, und jede Auszahlung geht auf.',
  methods: 'Zahlungsmethoden',
  more: (count) => `+ ${count}`,
  moreLabel: (count) =>
    plural(count, { one: '1 weitere Zahlungsmethode', other: `${figure(count)} weitere Zahlungsmethoden` }),
  payouts: 'Auszahlungen',
  payoutsValue: 'Automatisch, täglich',
  capture: 'Einzug der Zahlungen',
  captureValue: 'Einzug bei Bestellung',
  recurring: 'Wiederkehrende Zahlungen',
  recurringValue: 'Unterstützt',
  verifyTitle: 'Sie verifizieren Ihre Unternehmensdaten',
  verifyText: 'Das dauert etwa zehn Minuten, und Sie können unterbrechen und zurückkommen.',
  verifyLink: 'Was Sie brauchen',
  primary: {
    connect_store: 'Shop verbinden',
    verify: 'Unternehmensdaten verifizieren',
    finish: 'Verifizierung der Unternehmensdaten abschließen',
    overview: 'Zur Übersicht',
  },
  terms: (terms, privacy) => `Wenn Sie fortfahren, akzeptieren Sie die ${terms} und die ${privacy}.`,
  termsLink: 'Nutzungsbedingungen',
  privacyLink: 'Datenschutzhinweise',
  reset: 'Konto zurücksetzen',

  incomplete: 'Bitte schließen Sie die Einrichtung ab, um Zahlungen zu verarbeiten.',
  sandboxFailed:
    'Beim Einrichten Ihres Sandbox-Kontos ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut!',
  paused:
    'Wir haben die Eröffnung neuer Konten vorübergehend angehalten. Sonst ist in Ihrem Shop nichts betroffen. Bitte kommen Sie in ein paar Tagen wieder.',
  connected: 'Ihr Zahlungskonto ist verbunden',
  verifying: 'Ihr Live-Konto wird verifiziert',
  connectedText: 'Zahlungen, Auszahlungen und was das Konto noch braucht, finden Sie in der Übersicht.',
  notConnected:
    'Ihr Konto wurde nicht verbunden. Es ging nichts verloren: Machen Sie weiter, wo Sie aufgehört haben.',
  saved: 'Ihre fertigen Seiten sind gespeichert',
  besideSandbox: 'Ihr Live-Konto ist noch nicht fertig',
  besideSandboxText: 'Die Sandbox bleibt, wie sie ist, bis das Live-Konto Zahlungen annehmen kann.',

  needsTitle: 'Ihr Unternehmen verifizieren',
  needsLead:
    'Das Gesetz verlangt, dass Zahlungsanbieter wissen, an wen sie auszahlen. Der Zahlungsanbieter prüft diese Angaben; wir bewahren Ihre Dokumente nie auf.',
  needsOwner: 'Zum Inhaber',
  needsOwnerText:
    'Name, Wohnanschrift, Geburtsdatum, eine Ausweis- oder Personennummer und ein Foto von Reisepass oder Personalausweis.',
  needsBusiness: 'Zum Unternehmen',
  needsBusinessText: 'Rechtlicher Name, Art des Unternehmens, Steuer- oder Registernummer, Website.',
  needsBank: 'Ein Bankkonto',
  needsBankText:
    'Wohin Auszahlungen gehen sollen. Es muss auf den Namen des Inhabers oder des Unternehmens lauten.',
  close: 'Schließen',

  countryContinue: 'Weiter',
  cancel: 'Abbrechen',

  resetTitle: 'Konto zurücksetzen?',
  resetText:
    'Sie beginnen mit einem neuen Konto von vorn. Testzahlungen und bisherige Angaben werden nicht mehr angezeigt; Bestellungen bleiben in Ihrem Shop.',
  resetAction: 'Konto zurücksetzen',

  sandboxTitle: 'Ich richte einen Shop für jemand anderen ein.',
  sandboxText:
    'Probieren Sie alles mit Testzahlungen aus: keine Identitätsprüfung, kein echtes Geld. Der Inhaber verifiziert das Unternehmen später; Sandbox-Daten bleiben getrennt.',
  sandboxAction: 'Sandbox aktivieren',
  sandboxTry: 'In einer Sandbox ausprobieren',
  loaderTitle: 'Einrichtung der Zahlungen wird abgeschlossen',
  loaderText: 'Ihr Sandbox-Konto wird erstellt. Das dauert einige Sekunden.',

  atHand: 'Was Sie bereithalten sollten',
  who: 'Wer was tut',
  steps: [
    { id: 'you', icon: 'user', title: 'Sie', text: 'Füllen die Unternehmensdaten aus, etwa 10 Minuten' },
    {
      id: 'company',
      icon: 'shield',
      title: 'Zahlungsanbieter',
      text: 'Prüft sie, meist innerhalb einer Stunde',
    },
    {
      id: 'bank',
      icon: 'payout',
      title: 'Bank',
      text: 'Erhält die erste Auszahlung etwa 7 Tage nach dem ersten Verkauf',
    },
  ],
};
