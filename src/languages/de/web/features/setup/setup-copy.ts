import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { setupCopy as english } from '#web/features/setup/setup-copy.ts';

export const setupCopy: Words<typeof english> = {
  title: 'Einrichtung',
  lead: 'Wie dieser Shop seinen Zahlungsanbieter erreicht, was er dort darf, und wie weit der Verlauf kopiert ist.',
  failed: 'Die Einrichtung konnte nicht gelesen werden.',
  sync: 'Abgleich öffnen',
  modes: { live: 'Live', test: 'Test' },
  simulated: 'Simuliert',

  connectionTitle: 'Verbindung',
  service: 'Anbieter',
  services: { simulator: 'Simulator', stripe: 'Stripe' },
  way: 'Weg',
  ways: {
    simulated: 'Ein Zahlungsanbieter in diesem Programm: kein echtes Geld',
    direct: 'Ihr eigenes Konto, mit eigenem Schlüssel',
    connect: 'Ein mit einer Plattform verbundenes Konto',
  },
  mode: 'Modus',
  modeWords: {
    live: 'Live: Es wird echtes Geld bewegt',
    test: 'Test: Es wird kein echtes Geld bewegt',
  },
  account: 'Konto',
  noAccount: 'Noch nicht gelesen',
  accountId: 'Konto-ID',
  key: 'Geheimschlüssel',
  keyTaken: (isRestricted) => (isRestricted ? 'Eingeschränkt, angenommen' : 'Uneingeschränkt, angenommen'),
  keyRefused: 'Abgelehnt',
  publishable: 'Veröffentlichbarer Schlüssel',
  publishableSet: 'Gesetzt',
  publishableMissing: 'Nicht gesetzt',
  clock: 'Uhren',
  clockUnknown: 'Noch nicht verglichen',
  clockAgrees: 'Stimmen überein',
  clockOff: (seconds) =>
    seconds > 0 ? `Dieser Server geht ${seconds} s nach` : `Dieser Server geht ${-seconds} s vor`,
  keyRefusedTitle: 'Der Zahlungsanbieter lehnt den Schlüssel ab',
  keyRefusedText:
    'Erstellen Sie dort einen neuen Schlüssel, tragen Sie ihn in STRIPE_SECRET_KEY ein, und starten Sie den Server neu. Inzwischen geht nichts verloren: Was geschieht, wird danach geholt.',
  keyPage: 'Schlüssel beim Zahlungsanbieter',
  unrestrictedTitle: 'Dieser Schlüssel darf alles',
  unrestrictedText:
    'Ein eingeschränkter Schlüssel mit den Berechtigungen unten genügt und richtet in falschen Händen weniger Schaden an.',
  clockTitle: 'Die Uhren gehen zu weit auseinander',
  clockText:
    'Zustellungen werden abgelehnt, wenn sie älter als fünf Minuten erscheinen. Stellen Sie die Uhr dieses Servers richtig.',

  simulatorTitle: 'Nichts einzurichten',
  simulatorText:
    'Der Simulator braucht keinen Schlüssel. Um mit einem echten Konto Geld zu verdienen, starten Sie den Server mit diesen Einstellungen.',
  settings: [
    { name: 'PROVIDER=stripe', what: 'Verwendet ein echtes Konto statt des Simulators.' },
    { name: 'STRIPE_SECRET_KEY', what: 'Ein eingeschränkter Schlüssel, rk_live_… oder rk_test_…' },
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      what: 'whsec_…, oder zwei mit einem Komma dazwischen, während eines das andere ersetzt.',
    },
    {
      name: 'STRIPE_PUBLISHABLE_KEY',
      what: 'pk_live_… oder pk_test_…, im selben Modus wie der Geheimschlüssel.',
    },
    {
      name: 'STRIPE_ACCOUNT',
      what: 'acct_…, nur wenn der Schlüssel einer Plattform gehört; oder das Wort new, um von hier aus ein Konto zu eröffnen.',
    },
  ],
  settingsFoot:
    'Jedes Geheimnis kann auch aus einer Datei gelesen werden, die nur der Server lesen kann: STRIPE_SECRET_KEY_FILE, STRIPE_WEBHOOK_SECRET_FILE.',

  permissionsTitle: 'Was der Schlüssel darf',
  permissionsFailed: 'Die Berechtigungen konnten nicht abgefragt werden.',
  permissionsAgain: 'Erneut prüfen',
  permissionsNone: 'Es gibt keinen Schlüssel, den man abfragen könnte.',
  allGranted: (count) => `Alle ${count} Berechtigungen sind da`,
  asked: (when) => `Abgefragt ${when}. Die Abfrage ändert nichts.`,
  someMissing: (count) =>
    plural(count, { one: '1 Berechtigung fehlt', other: `${count} Berechtigungen fehlen` }),
  someMissingText:
    'Was sie braucht, schlägt fehl, bis der Schlüssel sie hat. Bearbeiten Sie den Schlüssel beim Zahlungsanbieter.',
  someUnknown: (count) =>
    plural(count, {
      one: '1 Berechtigung konnte nicht abgefragt werden',
      other: `${count} Berechtigungen konnten nicht abgefragt werden`,
    }),
  someUnknownText: (isKeyTaken) =>
    isKeyTaken
      ? 'Der Zahlungsanbieter hat nicht geantwortet. Prüfen Sie gleich noch einmal.'
      : 'Der Zahlungsanbieter lehnt den Schlüssel ab. Ersetzen Sie ihn, und prüfen Sie dann erneut.',
  permissionColumns: { name: 'Berechtigung', need: 'Nötig für', state: 'Status' },
  states: {
    granted: 'Erteilt',
    missing: 'Fehlt',
    unknown: 'Nicht bekannt',
  },
  needs: {
    'Balance: read': 'Guthaben in Übersicht und Auszahlungen',
    'Balance transactions: read': 'Die Transaktionsliste und jede Summe',
    'Charges: read': 'Zahlungsdetails',
    'PaymentIntents: read': 'Zahlungsdetails und Autorisierungen',
    'PaymentIntents: write': 'Autorisierungen einziehen und stornieren',
    'Refunds: read': 'Erstattungen bei Zahlungen und Bestellungen',
    'Refunds: write': 'Geld erstatten',
    'Disputes: read': 'Die Liste der Anfechtungen',
    'Disputes: write': 'Anfechtungen beantworten und akzeptieren',
    'Payouts: read': 'Die Liste der Auszahlungen',
    'Payouts: write': 'Sofortauszahlungen',
    'Files: read': 'Beweisdateien',
    'Events: read': 'Nicht Zugestelltes finden',
    'Terminal: read': 'Kartenlesegeräte',
    'Payment method configurations: read': 'Zahlungsmethoden in den Einstellungen',
    'Payment method configurations: write': 'Zahlungsmethoden einschalten',
    'Accounts: read': 'Der Stand des Kontos',
  },

  webhookTitle: 'Zustellungen',
  webhookUrl: 'Zustelladresse',
  url: 'Adresse',
  secrets: 'Signaturgeheimnis',
  secretsWords: (count) => ['Keines', 'Eines', 'Zwei: Eines ersetzt das andere'][count] ?? String(count),
  lastDelivery: 'Letzte Zustellung',
  noDelivery: 'Noch keine',
  noSecretTitle: 'Ohne Signaturgeheimnis wird keine Zustellung angenommen',
  noSecretText:
    'Neuigkeiten werden stattdessen einmal in der Minute geholt. Um sie sofort zu erfahren, fügen Sie die Adresse beim Zahlungsanbieter hinzu und tragen Sie ihr Geheimnis in STRIPE_WEBHOOK_SECRET ein.',
  webhookPage: 'Webhooks beim Zahlungsanbieter',
  eventsShow: (count) =>
    plural(count, {
      one: 'Das Ereignis, das dort zu wählen ist',
      other: `Die ${count} Ereignisse, die dort zu wählen sind`,
    }),
  events: 'Liste der Ereignisse',

  canTitle: 'Was auf diesem Weg funktioniert',
  can: 'Von hier aus',
  cannot: 'Beim Zahlungsanbieter',
  canColumns: { what: 'Was', where: 'Wo' },
  capabilities: {
    embeddedOnboarding: 'Das Konto verifizieren',
    payoutScheduleWrites: 'Den Auszahlungsplan ändern',
    businessDetailsWrites: 'Text auf Kontoauszügen und Supportkontakt ändern',
    bankAccountWrites: 'Das Bankkonto ändern',
    instantPayouts: 'Sofortauszahlungen',
    loans: 'Darlehen',
    documents: 'Gebührenrechnungen',
    readers: 'Kartenlesegeräte',
    vatLookup: 'USt-IdNr. nachschlagen',
  },

  historyTitle: 'Kopie des Verlaufs',
  historyNone: 'Noch nicht begonnen',
  historyNoneText:
    'Alles, was der Zahlungsanbieter hat, wird einmal von selbst kopiert, bald nach dem ersten Start.',
  historyFailed: 'Der Fortschritt konnte nicht gelesen werden.',
  historyColumns: {
    kind: 'Datensätze',
    rows: 'Kopiert',
    rate: 'Tempo',
    left: 'Restzeit',
    progress: 'Fortschritt',
  },
  kinds: {
    account: 'Konto',
    payout: 'Auszahlungen',
    payment_intent: 'Zahlungen',
    charge: 'Belastungen',
    refund: 'Erstattungen',
    dispute: 'Anfechtungen',
    transaction: 'Guthabenbewegungen',
    document: 'Dokumente',
    loan: 'Darlehen',
    payout_contents: 'Was jede Auszahlung enthielt',
    store_product: 'Produkte Ihres Shops',
    store_customer: 'Kunden Ihres Shops',
    store_order: 'Bestellungen Ihres Shops',
  },
  rate: (rows) => `${rows} je Sekunde`,
  done: 'Fertig',
  leftUnknown: 'Noch nicht bekannt',
  left: (seconds) => {
    if (seconds < 60) return 'Weniger als eine Minute';
    const [minutes, hours] = [Math.round(seconds / 60), Math.round(seconds / 3600)];
    return seconds < 5400
      ? plural(minutes, { one: 'Etwa 1 Minute', other: `Etwa ${minutes} Minuten` })
      : plural(hours, { one: 'Etwa 1 Stunde', other: `Etwa ${figure(hours)} Stunden` });
  },
  progressOf: (kind) => `Fortschritt: ${kind}`,
};
