import { plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/home/home-copy.ts';

export const homeCopy: Words<typeof english.homeCopy> = {
  title: 'Home',
  lead: (store, day) => `${store}, ${day}`,
  greeting: (name) => (name === '' ? 'Ciao' : `Ciao, ${name}`),
  stepsTitle: 'Primi passi',
  done: 'Fatto',
  steps: {
    connect: {
      title: 'Collega un account di pagamento',
      text: 'Verifica la tua attività per accettare pagamenti reali, oppure prova prima tutto in una sandbox: è pronta in un minuto.',
      action: 'Collega',
    },
    sell: {
      title: 'Incassa un pagamento',
      text: 'Compra qualcosa nel tuo negozio. In una sandbox si paga con una carta di test.',
      action: 'Apri il tuo negozio',
    },
    refund: {
      title: 'Rimborsalo',
      text: 'Apri il pagamento e premi Rimborsa. Cambiano anche l’ordine e il tuo saldo; la commissione del pagamento non viene restituita.',
      action: 'Vedi le transazioni',
    },
    payout: {
      title: 'Guarda partire un bonifico',
      text: 'Il denaro diventato disponibile parte verso la tua banca nei giorni feriali. Ogni bonifico elenca ciò che lo compone.',
      action: 'Vedi i bonifici',
    },
    live: {
      title: 'Configura i pagamenti reali',
      text: 'Verifica la tua attività per accettare pagamenti reali. La sandbox resta finché il tuo account live non può accettarli.',
      action: 'Passa a live',
    },
  },
  moveTime: 'In una sandbox non serve aspettare: porta avanti l’orologio di una settimana.',
  simulator: 'Porta avanti il tempo',
};

export const todayCopy: Words<typeof english.todayCopy> = {
  title: 'Oggi',
  sold: 'Venduto oggi',
  payments: (count, words) => plural(count, { one: '1 pagamento', other: `${words} pagamenti` }),
  orders: 'Ordini in lavorazione',
  ordersNote: 'Pagati e non ancora completati',
  balance: 'Saldo',
  available: 'disponibili',
  next: 'Prossimo bonifico',
  unknown: 'Non leggibile',
  failed: 'Non è stato possibile leggere tutti i dati.',
};

export const latestCopy: Words<typeof english.latestCopy> = {
  title: 'Ultimi ordini',
  loading: 'Caricamento degli ultimi ordini',
  failed: 'Impossibile caricare gli ordini.',
  none: 'Nessuno ha ancora ordinato. Gli ordini del tuo negozio compaiono qui.',
  nobody: 'Nessun nome indicato',
  number: (number) => `#${number}`,
  all: 'Vedi tutti gli ordini',
};

export const recentCopy: Words<typeof english.recentCopy> = { title: 'Visti di recente' };
