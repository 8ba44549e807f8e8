import type * as english from '#contract/kit/store-failures-copy.ts';
import { figure } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const storeFailuresCopy: Words<typeof english.storeFailuresCopy> = {
  store_unavailable: 'Il tuo negozio non risponde. Riprova più tardi.',
  store_slow: 'Il tuo negozio ha impiegato troppo tempo a rispondere. Riprova più tardi.',
  store_rate_limited: 'Il tuo negozio ha ricevuto troppe richieste insieme. Riprova fra poco.',
  store_key_refused: 'Il tuo negozio rifiuta la nostra chiave.',
  store_permission_missing: 'La nostra chiave per il tuo negozio non può farlo.',
  store_clock_off: 'Gli orologi del tuo negozio e di questo server non concordano.',
  store_moved: ({ to }) =>
    to === '' ? 'Il tuo negozio ha cambiato indirizzo.' : `Il tuo negozio si è spostato su ${to}.`,
  store_rest_missing: 'All’indirizzo che ci è stato dato non c’è alcun negozio.',
  store_no_data: 'Qualcosa davanti al tuo negozio risponde con una pagina dove servono dati.',
  store_answer_broken: 'La risposta del tuo negozio si è interrotta a metà.',
  store_answer_too_large: ({ most_mb }) =>
    `Il tuo negozio ha risposto con più di ${figure(most_mb)} MB in una volta.`,
  store_refused: ({ reason }) => `Il tuo negozio ha rifiutato: ${reason}`,
  store_decides: ({ orders }) =>
    orders.length === 1
      ? `L’ordine ${orders[0]} non risulta pagato del tutto qui, e completarlo potrebbe far partire un addebito. Aprilo nel tuo negozio e decidi lì.`
      : `Gli ordini ${orders.join(', ')} non risultano pagati del tutto qui, e completarli potrebbe far partire un addebito. Aprili nel tuo negozio e decidi lì.`,
  store_sells: 'Questo negozio è chiuso: il negozio collegato vende nelle proprie pagine.',
  store_private: 'Questo indirizzo porta in una rete privata, dove non si inviano richieste.',
  store_certificate: 'Il certificato del tuo negozio non è valido.',
  store_not_attached: 'Nessun negozio è collegato. Inserisci prima il suo indirizzo e la sua chiave.',
  store_set_by_server:
    'Le impostazioni del server indicano il negozio. Chi gestisce il server può cambiarlo lì.',
  store_orders_here:
    'Questo database contiene ordini del negozio integrato. Avvia il server con un database vuoto e collega lì il tuo negozio.',
  store_other_attached: ({ url }) =>
    `Questo non è il negozio ${url}: non ha nessuno degli ordini copiati. Scollega prima ${url}.`,
  store_orders_of_other: ({ url }) =>
    `Alcuni pagamenti qui appartengono a ordini di ${url}, e gli ordini di due negozi non si mescolano mai. Avvia il server con un database vuoto e collega lì l’altro negozio.`,
  store_check_failed:
    'Il tuo negozio non ha superato tutti i controlli, quindi nulla è stato salvato. Controlla di nuovo per vedere che cosa lo impedisce.',
  store_signature_invalid: 'Questa notifica non è firmata con il segreto del tuo negozio.',
  store_let_go:
    'Il negozio di questo ordine è stato scollegato. Collegalo di nuovo nella pagina di configurazione, oppure fallo nel negozio stesso.',
};
