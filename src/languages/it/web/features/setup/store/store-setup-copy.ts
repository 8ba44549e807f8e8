import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { storeSetupCopy as english } from '#web/features/setup/store/store-setup-copy.ts';

export const storeSetupCopy: Words<typeof english> = {
  title: 'Il tuo negozio',
  lead: 'Un negozio che funziona con WooCommerce può essere collegato: i suoi ordini, clienti e prodotti vengono copiati qui e seguiti, e il suo checkout resta com’è.',
  failed: 'Non è stato possibile leggere la configurazione del negozio.',
  openFailed: 'Non è stato possibile collegare il negozio.',

  address: 'Indirizzo',
  shop: 'Nome',
  notReadYet: 'Non ancora letto',
  namedBy: 'Indirizzo e chiave',
  namedByWords: {
    nobody: 'Nessuno: il negozio è quello integrato',
    server: 'Dalle impostazioni del server',
    page: 'Indicati in questa pagina, conservati cifrati',
  },
  told: 'Ultima notifica',
  notTold: 'Nessuna: le modifiche si cercano ogni minuto',

  serverTitle: 'Le impostazioni del server indicano il negozio',
  serverText:
    'Indirizzo e chiave vengono da WOOCOMMERCE_URL, WOOCOMMERCE_KEY e WOOCOMMERCE_SECRET. Chi gestisce il server può cambiarli lì.',
  ordersTitle: 'Qui non si può collegare alcun negozio',
  ordersText:
    'Questo database contiene ordini del negozio integrato, e gli ordini di due negozi non si mescolano mai. Avvia il server con un DATA_DIR o una DATABASE_URL vuoti e collega lì il tuo negozio.',
  startingTitle: 'Il server si riavvia',
  startingText:
    'La chiave è salvata. Il server si riavvia da solo con essa; poi il negozio viene copiato. Se dura più di un minuto, avvia il server a mano.',

  startingWithoutText:
    'Il negozio è scollegato. Il server si riavvia da solo senza di esso. Se dura più di un minuto, avvia il server a mano.',

  letGoTitle: 'Scollega il negozio',
  letGoText:
    'Le sue modifiche non vengono più lette e non gli viene più comunicato nulla. I webhook che vi abbiamo creato vengono rimossi. Ciò che è stato copiato resta qui e si può leggere, e i pagamenti continuano come sono. Puoi collegare di nuovo il negozio in qualsiasi momento: allora tutto riprende da lì.',
  letGo: 'Scollega il negozio',
  letGoQuestion: (shop) => `Scollegare “${shop}”?`,
  letGoWaiting: (count) =>
    plural(count, {
      one: 'Un rimborso, una nota o un ordine completato non è ancora stato comunicato al negozio. Aspetta che il negozio sia di nuovo collegato.',
      other: `${figure(count)} rimborsi, note e ordini completati non sono ancora stati comunicati al negozio. Aspettano che il negozio sia di nuovo collegato.`,
    }),
  formerTitle: 'Il negozio è stato scollegato',
  formerText:
    'Ciò che è stato copiato si può leggere, com’era allora. Collega di nuovo il negozio qui sotto, allo stesso indirizzo o a un altro. Un altro negozio può prendere il suo posto finché nessun pagamento qui appartiene ai suoi ordini.',
  formerSince: 'Scollegato',
  leftTitle: (count) =>
    plural(count, {
      one: 'Un webhook è ancora nel negozio',
      other: `${figure(count)} webhook sono ancora nel negozio`,
    }),
  leftText:
    'Non è stato possibile raggiungere il negozio. Rimuovi lì ciò che si chiama “Countinghouse”, in WooCommerce › Impostazioni › Avanzate › Webhook.',

  formTitle: 'Collega un negozio WooCommerce',
  keyTitle: 'Indica un’altra chiave o il nuovo indirizzo',
  movedText:
    'Un negozio che si è spostato si riconosce dai suoi ordini: nulla di ciò che è stato copiato va perso. Un altro negozio viene rifiutato.',
  formText:
    'Nel tuo negozio apri WooCommerce › Impostazioni › Avanzate › REST API e aggiungi una chiave con “Lettura/scrittura”, per una persona con il ruolo “Gestore negozio” o “Amministratore”.',
  url: 'Indirizzo del negozio',
  urlHelp: 'Per esempio https://shop.example',
  urlMissing: 'Inserisci un indirizzo che inizia con https:// o http://.',
  key: 'Chiave utente',
  keyMissing: 'Inserisci la chiave. Inizia con ck_.',
  secret: 'Chiave segreta utente',
  secretMissing: 'Inserisci la chiave segreta. Inizia con cs_.',
  check: 'Controlla',
  checkFailed: 'Non è stato possibile controllare il negozio.',
  attach: (shop) => `Collega “${shop}”`,
  useKey: 'Usa questo indirizzo e questa chiave',

  checksTitle: 'Che cosa serve dal negozio',
  checkColumns: { what: 'Controllo', words: 'Che cosa fare', state: 'Esito' },
  checks: {
    address: 'L’indirizzo risponde',
    https: 'L’indirizzo è sicuro (https)',
    interface: 'WooCommerce c’è',
    clock: 'Gli orologi concordano',
    key: 'La chiave è accettata',
    orders: 'Gli ordini si possono leggere',
    customers: 'I clienti si possono leggere',
    products: 'I prodotti si possono leggere',
    settings: 'Le impostazioni si possono leggere',
    subscriptions: 'Gli abbonamenti si possono leggere',
    notes: 'Si possono scrivere note agli ordini',
    refunds: 'Si possono annotare rimborsi',
    webhooks: 'Si possono creare webhook',
    deliveries: 'Il negozio può avvisare delle modifiche',
  },
  states: {
    good: 'A posto',
    poor: 'Limitato',
    wrong: 'Bloccante',
    unknown: 'Non noto',
  },
  readyTitle: 'C’è tutto il necessario',
  readyText:
    'Nel tuo negozio non è cambiato nulla: la scrittura è stata provata su un ordine e un webhook che non esistono.',
  notReadyTitle: 'Qualcosa lo impedisce',
  notReadyText: 'L’elenco dice che cosa fare. Poi controlla di nuovo.',

  limits: {
    https: 'Le chiamate sono firmate, ma ciò che si legge viaggia in chiaro. Usa https se il negozio lo ha.',
    clock: 'Gli orologi distano più di un minuto. Regola quello di questo server, o quello del negozio.',
    deliveries:
      'Questo server non ha una PUBLIC_URL che il negozio possa raggiungere. Le modifiche si cercano invece ogni minuto.',
  },
  advice: {
    no_subscriptions:
      'Il plugin WooCommerce Subscriptions non è installato, quindi non ci sono abbonamenti da copiare.',
    store_private:
      'Usa l’indirizzo pubblico del negozio. Chi gestisce il server può permettere quelli privati con WEBHOOKS_PRIVATE=allow.',
    store_certificate: 'Chiedi al tuo hosting di rinnovare il certificato, o di mettervi il dominio giusto.',
    store_unavailable: 'Guarda se l’indirizzo è giusto e il negozio è attivo, poi controlla di nuovo.',
    store_slow: 'Controlla di nuovo. Se resta così, chiedi al tuo hosting perché il negozio è lento.',
    store_rate_limited: 'Il tuo hosting permette meno chiamate. Aspetta un minuto, poi controlla di nuovo.',
    store_answer_broken: 'Controlla di nuovo.',
    store_moved: 'Inserisci l’indirizzo a cui porta.',
    store_rest_missing:
      'Guarda se l’indirizzo è giusto. Nel negozio i permalink non devono essere “Semplice” (Impostazioni › Permalink), e WooCommerce deve essere attivo.',
    store_no_data:
      'Un firewall, una pagina di accesso o una pagina di manutenzione sta davanti al negozio. Lascia passare le chiamate a /wp-json/wc/v3.',
    store_key_refused:
      'Crea una nuova chiave nel negozio e inseriscine entrambe le parti. Se sono giuste, forse il negozio non sa di essere raggiunto con https: il suo proxy deve passare X-Forwarded-Proto.',
    store_clock_off: 'Regola l’orologio di questo server, o quello del negozio: distano più di 15 minuti.',
    store_permission_missing:
      'Dai alla chiave “Lettura/scrittura” nel negozio, e alla persona a cui appartiene il ruolo “Gestore negozio” o “Amministratore”.',
  },
};
