import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/sync/sync-copy.ts';

export const syncCopy: Words<typeof english.syncCopy> = {
  title: 'Sincronizzazione',
  lead: 'Che cosa ha fatto il gestore dei pagamenti, e fin dove questo negozio lo ha seguito. Le novità perse vengono trovate e recuperate automaticamente.',
  failed: 'Impossibile leggere lo stato della sincronizzazione.',
  standing: {
    current: 'Aggiornata',
    checking: 'Controllo in corso',
    trouble: 'Con problemi',
    behind: 'In recupero',
    drifted: 'Differenze trovate',
    attention: 'Tocca a te',
  },

  checkNow: 'Controlla ora',
  checkAsked: 'Tutto viene confrontato con il gestore dei pagamenti. Le differenze vengono corrette.',
  checkFailed: (reason) => `Non è stato possibile avviare il controllo. ${reason}`,

  lastEvent: 'Ultima novità',
  noEvent: 'Ancora nessuna',
  waiting: 'Da applicare',
  nothingWaiting: 'Nulla è in arretrato.',
  waitingSince: (ago) => `La più vecchia è arrivata ${ago}.`,
  lastPolled: 'Ultima ricerca di novità perse',
  notPolled: 'Non ancora',
  polledEvery: 'Una volta al minuto.',
  underWay: 'Operazioni finanziarie in corso',
  underWayNote: 'Inviate, in attesa della risposta.',
  noneUnderWay: 'Ogni operazione ha la sua risposta.',
  replica: 'Copia per i report',
  replicaAway: 'Non risponde',
  replicaNote:
    'La leggono file, quadrature e report. Se è in ritardo o assente, viene interrogato il database stesso.',

  checkTitle: 'Ultimo confronto completo',
  checkNone: 'Non ancora confrontato',
  checkNoneText:
    'Un confronto legge tutto ciò che ha il gestore dei pagamenti e corregge ciò che qui è diverso.',
  checkRunning: 'Confronto in corso',
  checkRunningText: (ago) => `Iniziato ${ago}. Puoi lasciare questa pagina; il risultato sarà qui.`,
  checkBroken: 'L’ultimo confronto non è terminato',
  checkBrokenText:
    'Probabilmente il server è stato fermato nel frattempo. Non è andato perso nulla; avviane un altro.',
  checkClean: 'Tutto concorda',
  checkCleanText: (compared, ago) => `Dati confrontati: ${compared}, ${ago}.`,
  checkRepaired: (count, shown) =>
    count === 1 ? '1 differenza è stata corretta' : `${shown} differenze sono state corrette`,
  checkUnexplained: (count, shown) =>
    count === 1
      ? '1 dato è sconosciuto al gestore dei pagamenti'
      : `${shown} dati sono sconosciuti al gestore dei pagamenti`,
  checkUnexplainedText:
    'Esistono qui e non là. Un programma non decide che del denaro non c’era, quindi sono rimasti come sono. Chiedi al gestore dei pagamenti.',
  compared: 'Confrontati',
  missing: 'Mancanti qui',
  different: 'Diversi qui',
  unexplained: 'Solo qui',
  repaired: 'Corretti',
  finished: 'Terminato',
  examples: 'Che cosa è stato trovato',
  exampleColumns: { what: 'Differenza', kind: 'Dato', id: 'ID' },
  what: {
    missing: 'Mancava qui',
    different: 'Era diverso qui',
    unexplained: 'Esiste solo qui',
  },
  kinds: {
    account: 'Account',
    payout: 'Bonifico',
    payment_intent: 'Pagamento',
    charge: 'Addebito',
    refund: 'Rimborso',
    dispute: 'Contestazione',
    transaction: 'Movimento del saldo',
    event: 'Notifica',
    store_product: 'Prodotto del tuo negozio',
    store_customer: 'Cliente del tuo negozio',
    store_order: 'Ordine del tuo negozio',
    store_subscription: 'Abbonamento del tuo negozio',
  },
  id: 'ID',

  attentionTitle: 'Operazioni finanziarie mai confermate',
  attentionText:
    'Il gestore dei pagamenti non ha mai risposto, e in seguito non ne sapeva nulla. Controlla lì se è avvenuto. Se non è avvenuto, dillo qui: poi si potrà richiedere di nuovo.',
  attentionNotice: (count) =>
    plural(count, {
      one: '1 operazione finanziaria non è mai stata confermata',
      other: `${figure(count)} operazioni finanziarie non sono mai state confermate`,
    }),
  attentionShow: 'Vedi che cosa fare',
  attentionFailed: 'Impossibile leggere le operazioni non confermate.',
  attentionEmpty: 'Nulla richiede il tuo intervento',
  attentionEmptyText:
    'Se il gestore dei pagamenti non conferma un’operazione, la trovi qui con le indicazioni su che cosa fare.',
  operationColumns: {
    kind: 'Operazione',
    subject: 'Oggetto',
    asked: 'Richiesta',
    by: 'Da',
    attempts: 'Tentativi',
    actions: 'Azioni',
  },
  operations: {
    refund_charge: 'Rimborso',
    capture_payment: 'Acquisizione',
    cancel_payment: 'Annullare un’autorizzazione',
    accept_dispute: 'Accettare una contestazione',
    answer_dispute: 'Rispondere a una contestazione',
    pay_out_instantly: 'Bonifico istantaneo',
    pay_order: 'Pagamento di un ordine',
  },
  dismiss: 'Non è avvenuto',
  dismissName: (action, subject) => `Indica che non è avvenuto: ${action} ${subject}`,
  dismissTitle: 'Hai controllato presso il gestore dei pagamenti?',
  dismissText:
    'Dillo solo se hai visto lì che non è avvenuto. Il tuo nome viene registrato, e la stessa cosa si può poi richiedere di nuovo. Se invece fosse avvenuto, richiederlo lo farebbe due volte.',
  dismissAction: 'Non è avvenuto',
  dismissed: 'Annotato. L’operazione si può richiedere di nuovo.',

  fillTitle: 'Prima copia dello storico',
  fillRunning: (kind, count) => `${kind}: ${count} finora.`,
  fillRate: (rate) => `${rate} al secondo.`,
  fillLeft: (seconds) => {
    if (seconds < 60) return 'Manca meno di un minuto.';
    const [minutes, hours] = [Math.round(seconds / 60), Math.round(seconds / 3600)];
    return seconds < 5400
      ? plural(minutes, { one: 'Manca circa 1 minuto.', other: `Mancano circa ${figure(minutes)} minuti.` })
      : plural(hours, { one: 'Manca circa 1 ora.', other: `Mancano circa ${figure(hours)} ore.` });
  },
  restarted: (at, reason) => `Il server è stato riavviato (${at}) perché ${reason}.`,
  restartReasons: {
    error: 'un errore lo aveva fermato',
    database_ended: 'il suo database si era fermato',
    out_of_memory: 'aveva esaurito la memoria',
    killed: 'era stato fermato dall’esterno',
  },
  restartReasonOther: 'si era fermato da solo',
  restartedText: (times) =>
    [
      'Non è andato perso nulla: ciò che era in corso viene ripreso. Il log del server dice di più.',
      ...(times > 1 ? [`È successo ${figure(times)} volte negli ultimi 7 giorni.`] : []),
    ].join(' '),
  setup: 'Configurazione e permessi',

  setAside: 'Messi da parte',
  setAsideText: (total, shown) =>
    `${total === 1 ? '1 dato del gestore dei pagamenti non si è potuto' : `${shown} dati del gestore dei pagamenti non si sono potuti`} conservare qui. Tutto il resto sì. Ognuno viene ritentato quando cambia e a ogni confronto, e lascia questo elenco quando si può conservare.`,
  setAsideColumns: { kind: 'Dato', id: 'ID', reason: 'Motivo', since: 'Dal' },

  passing: [
    ...['provider_unavailable', 'provider_rate_limited', 'provider_answer_broken'],
    ...['store_unavailable', 'store_slow', 'store_rate_limited', 'store_answer_broken'],
  ],
  problemSetup: 'Vedi la configurazione',
  problemTitles: {
    event_signature_invalid: 'Una notifica è stata rifiutata: non era firmata con il nostro segreto',
    store_signature_invalid:
      'Una notifica del tuo negozio è stata rifiutata: non era firmata con il nostro segreto',
    event_clock_off: 'Una notifica è stata rifiutata: era firmata a un’ora diversa dalla nostra',
    event_malformed: 'Una notifica non era leggibile ed è stata messa da parte',
    event_of_other_mode:
      'Notifiche dell’altra modalità sono state ignorate: test e live non si mescolano mai',
    event_of_other_account: 'Notifiche di un altro account sono state ignorate',
  },
  problemWhen: (where, times, shown, since, last) =>
    times === 1 ? `${where}, ${last}.` : `${where}: ${shown} volte (prima: ${since}; ultima: ${last}).`,
  sources: {
    deliveries: 'Alla ricezione di una notifica',
    news: 'Durante la ricerca di novità',
    late_news: 'Durante la ricerca di novità tardive',
    history: 'Durante la copia dello storico',
    comparison: 'Durante il confronto completo',
    store_copy: 'Durante la copia del tuo negozio',
    store_news: 'Durante la lettura delle modifiche nel tuo negozio',
    store_comparison: 'Durante il confronto degli ordini del tuo negozio',
    store_webhooks: 'Durante la richiesta al tuo negozio di comunicare le modifiche',
    store_writes: 'Durante la comunicazione al tuo negozio di un rimborso, una nota o un ordine completato',
  },
  sourceRecord: (kind) => `Durante la rilettura: ${kind}`,
  advice: {
    provider_key_refused:
      'La chiave è stata revocata o è sbagliata. Creane una nuova presso il gestore dei pagamenti, mettila in STRIPE_SECRET_KEY e riavvia il server. Non va perso nulla: ciò che è successo nel frattempo viene recuperato.',
    provider_permission_missing:
      'La chiave non può farlo. Dalle il permesso mancante presso il gestore dei pagamenti; la pagina di configurazione dice quale. Ciò che attende viene poi fatto automaticamente.',
    provider_rate_limited:
      'È stato chiesto troppo in una volta. Si chiede più lentamente, e prosegue da solo.',
    provider_unavailable: 'Il gestore dei pagamenti è fermo o non raggiungibile. Si riprova automaticamente.',
    provider_answer_broken:
      'Non ne è stato preso nulla. Viene richiesto di nuovo automaticamente, dallo stesso punto.',
    event_signature_invalid:
      'Se il webhook ha un nuovo segreto, mettilo in STRIPE_WEBHOOK_SECRET e riavvia il server. Altrimenti, qualcun altro sta inviando queste notifiche. Non ne è stato preso nulla, e ciò che è andato perso viene recuperato.',
    event_clock_off:
      'Il segreto è giusto, quindi è sbagliato l’orologio di questo server. Ciò che è andato perso viene recuperato.',
    event_malformed:
      'Era firmata con il nostro segreto, ma il suo formato qui non è noto. Non ne è stato preso nulla. Ciò che riguardava viene recuperato con la prossima ricerca di novità, e al più tardi al prossimo confronto.',
    store_unavailable:
      'Il tuo negozio è fermo o non raggiungibile. Si riprova automaticamente; non va perso nulla.',
    store_slow: 'Si riprova automaticamente. Se resta così, chiedi al tuo hosting perché il negozio è lento.',
    store_rate_limited:
      'Il tuo hosting permette meno chiamate. Chiediamo più lentamente, e prosegue da solo.',
    store_answer_broken:
      'Non ne è stato preso nulla. Viene richiesto di nuovo automaticamente, dallo stesso punto.',
    store_answer_too_large:
      'Un plugin aggiunge moltissimo a ogni ordine. Chiedi a chi si occupa del negozio.',
    store_key_refused:
      'La chiave è stata revocata o è sbagliata. Creane una nuova nel tuo negozio in WooCommerce › Impostazioni › Avanzate › REST API e indicala nella pagina di configurazione; oppure, se le impostazioni del server indicano il negozio, in WOOCOMMERCE_KEY e WOOCOMMERCE_SECRET.',
    store_permission_missing:
      'Dai alla chiave “Lettura/scrittura” nel tuo negozio, e alla persona a cui appartiene il ruolo “Gestore negozio” o “Amministratore”. Ciò che attende viene poi fatto automaticamente.',
    store_clock_off: 'Regola l’orologio di questo server, o quello del negozio: distano più di 15 minuti.',
    store_moved:
      'Indica il nuovo indirizzo, con una chiave, nella pagina di configurazione; oppure, se le impostazioni del server indicano il negozio, mettilo in WOOCOMMERCE_URL e riavvia il server. Nulla di ciò che è stato copiato va perso.',
    store_certificate: 'Chiedi al tuo hosting di rinnovare il certificato, o di mettervi il dominio giusto.',
    store_private:
      'L’indirizzo del negozio porta ora in una rete privata. Indica il suo indirizzo pubblico nella pagina di configurazione; chi gestisce il server può permettere quelli privati con WEBHOOKS_PRIVATE=allow.',
    store_rest_missing:
      'Guarda se l’indirizzo nella pagina di configurazione è giusto. Nel negozio i permalink non devono essere “Semplice” (Impostazioni › Permalink), e WooCommerce deve essere attivo.',
    store_no_data:
      'Un firewall, una pagina di accesso o una pagina di manutenzione sta davanti al tuo negozio. Lascia passare le chiamate a /wp-json/wc/v3.',
    store_signature_invalid:
      'Non ne è stato preso nulla: l’ha inviata qualcun altro, o un webhook del tuo negozio ha perso il nostro segreto. Quelli che abbiamo creato vengono controllati ogni dieci minuti, e ciò che è andato perso viene letto comunque. Se resta così, rimuovi ciò che si chiama “Countinghouse” tra i webhook del tuo negozio: viene creato di nuovo.',
    store_refused:
      'Apri l’ordine nel tuo negozio e controlla. Abbiamo provato più volte, poi l’abbiamo lasciato.',
    event_of_other_mode:
      'Un webhook live di una piattaforma riceve entrambe le modalità, e allora va bene così. Se la tua non è una piattaforma, un webhook di test punta a un negozio live, o viceversa: rimuovilo. Non ne è stato preso nulla.',
    event_of_other_account:
      'Il webhook di una piattaforma riceve tutti i suoi account, e allora va bene così. Se la tua non è una piattaforma, il webhook di un altro account punta a questo negozio: rimuovilo. Non ne è stato preso nulla.',
  },
  adviceOther: 'Si riprova automaticamente. Se resta così, guarda il log del server.',

  ago: (seconds) => {
    if (seconds < 5) return 'proprio ora';
    if (seconds < 60) return `${seconds} secondi fa`;
    const [minutes, hours, days] = [60, 3600, 86_400].map((unit) => Math.floor(seconds / unit));
    if (seconds < 3600) return plural(minutes ?? 0, { one: '1 minuto fa', other: `${minutes} minuti fa` });
    if (seconds < 86_400) return plural(hours ?? 0, { one: '1 ora fa', other: `${hours} ore fa` });
    return plural(days ?? 0, { one: '1 giorno fa', other: `${figure(days ?? 0)} giorni fa` });
  },
};
