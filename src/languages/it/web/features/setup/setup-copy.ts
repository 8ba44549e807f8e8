import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/setup/setup-copy.ts';

export const setupCopy: Words<typeof english.setupCopy> = {
  title: 'Configurazione',
  lead: 'Come questo negozio raggiunge il gestore dei pagamenti, che cosa può fare là, e quanto dello storico è stato copiato.',
  failed: 'Impossibile leggere la configurazione.',
  sync: 'Apri Sincronizzazione',
  modes: { live: 'Live', test: 'Test' },
  simulated: 'Simulato',

  connectionTitle: 'Collegamento',
  service: 'Servizio',
  services: { simulator: 'Simulatore', stripe: 'Stripe' },
  way: 'Tipo di collegamento',
  ways: {
    simulated: 'Un gestore dei pagamenti in questo programma: nessun denaro reale',
    direct: 'Il tuo account, con la sua chiave',
    connect: 'Un account collegato a una piattaforma',
  },
  mode: 'Modalità',
  modeWords: {
    live: 'Live: si muove denaro reale',
    test: 'Test: non si muove denaro reale',
  },
  account: 'Account',
  noAccount: 'Non ancora letto',
  accountId: 'ID account',
  key: 'Chiave segreta',
  keyTaken: (isRestricted) => (isRestricted ? 'Limitata, accettata' : 'Senza limiti, accettata'),
  keyRefused: 'Rifiutata',
  publishable: 'Chiave pubblicabile',
  publishableSet: 'Impostata',
  publishableMissing: 'Non impostata',
  clock: 'Orologi',
  clockUnknown: 'Non ancora confrontati',
  clockAgrees: 'Concordano',
  clockOff: (seconds) =>
    seconds > 0
      ? `Questo server è indietro di ${figure(seconds)} s`
      : `Questo server è avanti di ${figure(-seconds)} s`,
  keyRefusedTitle: 'Il gestore dei pagamenti rifiuta la chiave',
  keyRefusedText:
    'Crea lì una nuova chiave, mettila in STRIPE_SECRET_KEY e riavvia il server. Nel frattempo non va perso nulla: ciò che succede viene recuperato dopo.',
  keyPage: 'Chiavi presso il gestore dei pagamenti',
  unrestrictedTitle: 'Questa chiave può fare tutto',
  unrestrictedText:
    'Basta una chiave limitata con i permessi qui sotto, e nelle mani sbagliate fa meno danni.',
  clockTitle: 'Gli orologi sono troppo distanti',
  clockText:
    'Le notifiche vengono rifiutate quando sembrano più vecchie di cinque minuti. Regola l’orologio di questo server.',

  simulatorTitle: 'Nulla da configurare',
  simulatorText:
    'Il simulatore non richiede chiavi. Per incassare con un account reale, avvia il server con queste impostazioni.',
  settings: [
    { name: 'PROVIDER=stripe', what: 'Usa un account reale invece del simulatore.' },
    { name: 'STRIPE_SECRET_KEY', what: 'Una chiave limitata, rk_live_… o rk_test_…' },
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      what: 'whsec_…, o due separati da una virgola mentre uno sostituisce l’altro.',
    },
    {
      name: 'STRIPE_PUBLISHABLE_KEY',
      what: 'pk_live_… o pk_test_…, della stessa modalità della chiave segreta.',
    },
    {
      name: 'STRIPE_ACCOUNT',
      what: 'acct_…, solo se la chiave è di una piattaforma; o la parola new, per aprire un account da qui.',
    },
  ],
  settingsFoot:
    'Ogni segreto può anche essere letto da un file che solo il server può leggere: STRIPE_SECRET_KEY_FILE, STRIPE_WEBHOOK_SECRET_FILE.',

  permissionsTitle: 'Che cosa può fare la chiave',
  permissionsFailed: 'Non è stato possibile richiedere i permessi.',
  permissionsAgain: 'Controlla di nuovo',
  permissionsNone: 'Non c’è una chiave da controllare.',
  allGranted: (count) => `Tutti i permessi ci sono (${figure(count)})`,
  asked: (when) => `Controllo: ${when}. Controllare non cambia nulla.`,
  someMissing: (count) =>
    plural(count, { one: 'Manca 1 permesso', other: `Mancano ${figure(count)} permessi` }),
  someMissingText:
    'Ciò che li richiede non riesce finché la chiave non li ha. Modifica la chiave presso il gestore dei pagamenti.',
  someUnknown: (count) =>
    plural(count, {
      one: 'Non è stato possibile controllare 1 permesso',
      other: `Non è stato possibile controllare ${figure(count)} permessi`,
    }),
  someUnknownText: (isKeyTaken) =>
    isKeyTaken
      ? 'Il gestore dei pagamenti non ha risposto. Controlla di nuovo fra poco.'
      : 'Il gestore dei pagamenti rifiuta la chiave. Sostituiscila, poi controlla di nuovo.',
  permissionColumns: { name: 'Permesso', need: 'Serve per', state: 'Stato' },
  states: {
    granted: 'Concesso',
    missing: 'Mancante',
    unknown: 'Non noto',
  },
  needs: {
    'Balance: read': 'Saldi in Panoramica e Bonifici',
    'Balance transactions: read': 'L’elenco delle transazioni e ogni somma',
    'Charges: read': 'Dettagli dei pagamenti',
    'PaymentIntents: read': 'Dettagli dei pagamenti e autorizzazioni',
    'PaymentIntents: write': 'Acquisire e annullare autorizzazioni',
    'Refunds: read': 'Rimborsi su pagamenti e ordini',
    'Refunds: write': 'Restituire denaro',
    'Disputes: read': 'L’elenco delle contestazioni',
    'Disputes: write': 'Rispondere alle contestazioni e accettarle',
    'Payouts: read': 'L’elenco dei bonifici',
    'Payouts: write': 'Bonifici istantanei',
    'Files: read': 'File delle prove',
    'Events: read': 'Trovare ciò che non è stato ricevuto',
    'Terminal: read': 'Lettori di carte',
    'Payment method configurations: read': 'Metodi di pagamento nelle impostazioni',
    'Payment method configurations: write': 'Attivare metodi di pagamento',
    'Accounts: read': 'Lo stato dell’account',
  },

  webhookTitle: 'Notifiche',
  webhookUrl: 'Indirizzo di ricezione',
  url: 'indirizzo',
  secrets: 'Segreto di firma',
  secretsWords: (count) => ['Nessuno', 'Uno', 'Due: uno sostituisce l’altro'][count] ?? figure(count),
  lastDelivery: 'Ultima notifica',
  noDelivery: 'Ancora nessuna',
  noSecretTitle: 'Senza un segreto di firma non si accettano notifiche',
  noSecretText:
    'Le novità vengono invece recuperate una volta al minuto. Per averle subito, aggiungi l’indirizzo presso il gestore dei pagamenti e metti il suo segreto in STRIPE_WEBHOOK_SECRET.',
  webhookPage: 'Webhook presso il gestore dei pagamenti',
  eventsShow: (count) => `Gli eventi da scegliere là (${figure(count)})`,
  events: 'elenco degli eventi',

  canTitle: 'Che cosa funziona con questo collegamento',
  can: 'Da qui',
  cannot: 'Presso il gestore dei pagamenti',
  canColumns: { what: 'Funzione', where: 'Dove' },
  capabilities: {
    embeddedOnboarding: 'Verificare l’account',
    payoutScheduleWrites: 'Cambiare il calendario dei bonifici',
    businessDetailsWrites: 'Cambiare il testo sull’estratto conto e i contatti di assistenza',
    bankAccountWrites: 'Cambiare il conto bancario',
    instantPayouts: 'Bonifici istantanei',
    loans: 'Prestiti',
    documents: 'Fatture fiscali',
    readers: 'Lettori di carte',
    vatLookup: 'Cercare partite IVA',
  },

  historyTitle: 'Copia dello storico',
  historyNone: 'Non ancora iniziata',
  historyNoneText:
    'Tutto ciò che ha il gestore dei pagamenti viene copiato una volta, automaticamente, poco dopo il primo avvio.',
  historyFailed: 'Impossibile leggere l’avanzamento.',
  historyColumns: {
    kind: 'Dati',
    rows: 'Copiati',
    rate: 'Velocità',
    left: 'Tempo rimasto',
    progress: 'Avanzamento',
  },
  kinds: {
    account: 'Account',
    payout: 'Bonifici',
    payment_intent: 'Pagamenti',
    charge: 'Addebiti',
    refund: 'Rimborsi',
    dispute: 'Contestazioni',
    transaction: 'Movimenti del saldo',
    document: 'Documenti',
    loan: 'Prestiti',
    payout_contents: 'Che cosa è partito con ogni bonifico',
    store_product: 'Prodotti del tuo negozio',
    store_customer: 'Clienti del tuo negozio',
    store_order: 'Ordini del tuo negozio',
  },
  rate: (rows) => `${rows} al secondo`,
  done: 'Fatto',
  leftUnknown: 'Non ancora noto',
  left: (seconds) => {
    if (seconds < 60) return 'Meno di un minuto';
    const [minutes, hours] = [Math.round(seconds / 60), Math.round(seconds / 3600)];
    return seconds < 5400
      ? plural(minutes, { one: 'Circa 1 minuto', other: `Circa ${figure(minutes)} minuti` })
      : plural(hours, { one: 'Circa 1 ora', other: `Circa ${figure(hours)} ore` });
  },
  progressOf: (kind) => `Avanzamento: ${kind}`,
};
