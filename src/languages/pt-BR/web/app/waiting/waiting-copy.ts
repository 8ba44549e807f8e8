import type { Words } from '#languages/kit/words.ts';
import type { waitingCopy as english } from '#web/app/waiting/waiting-copy.ts';

export const waitingCopy: Words<typeof english> = {
  unread: 'para ler',
  awaiting: 'aguardando resposta',
  uncaptured: 'a capturar',
  more: '99+',

  rail: 'Próximas 72 horas',
  marks: {
    dispute: {
      one: (sum, at) => `Disputa de ${sum}: responda até ${at}`,
      several: (count, at) => `Disputas: ${count}, a primeira resposta até ${at}`,
    },
    hold: {
      one: (sum, at) => `Pagamento de ${sum} retido para análise: decida até ${at}`,
      several: (count, at) => `Pagamentos retidos para análise: ${count}, o primeiro até ${at}`,
    },
    capture: {
      one: (sum, at) => `Capture ${sum} até ${at}`,
      several: (count, at) => `Capturas: ${count}, a primeira até ${at}`,
    },
    payout: {
      one: (sum, day) => `O repasse de ${sum} chega em ${day}`,
      several: (count, day) => `Repasses: ${count}, o primeiro chega em ${day}`,
    },
  },
  withdrawal: (sum, day) => `${sum} serão debitados da sua conta bancária em ${day}`,
};
