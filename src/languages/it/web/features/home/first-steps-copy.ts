import type { Words } from '#languages/kit/words.ts';
import type { firstStepsCopy as english } from '#web/features/home/first-steps-copy.ts';

export const firstStepsCopy: Words<typeof english> = {
  title: 'Primi passi',
  sandbox: 'Prova in una sandbox',
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
      text: 'Il denaro diventato disponibile parte verso la tua banca nei giorni lavorativi. Ogni bonifico elenca ciò che lo compone.',
      action: 'Vedi i bonifici',
    },
    live: {
      title: 'Configura i pagamenti reali',
      text: 'Verifica la tua attività per accettare pagamenti reali. La sandbox resta finché il tuo account live non può accettarli.',
      action: 'Passa a live',
    },
  },
  moveTime:
    'In una sandbox non serve aspettare: porta avanti l’orologio fino all’arrivo del prossimo bonifico.',
  simulator: 'Porta avanti il tempo',
};
