import type { Words } from '#languages/kit/words.ts';
import type { beingConfirmedCopy as english } from '#web/blocks/payment-actions/being-confirmed-copy.ts';

type Sentence = (amount: string | undefined, at: string | undefined) => string;

const pending =
  (what: string, of: (amount: string) => string): Sentence =>
  (amount, at) => {
    const named = amount === undefined ? what : of(amount);
    return at === undefined
      ? `Ainda não confirmado: ${named}.`
      : `Ainda não confirmado: ${named}. Pedido em ${at}.`;
  };

export const beingConfirmedCopy: Words<typeof english> = {
  confirming: 'Confirmando',
  confirmingText:
    'O provedor de pagamentos não respondeu com clareza. Não é preciso repetir: acontece no máximo uma vez, e esta página mostra como terminou assim que se souber.',
  unknownTitle: 'Ainda não confirmado',
  unknownText:
    'O resultado ainda está sendo apurado, e isso só pode acontecer uma vez. Pedir de novo repete a mesma solicitação.',
  askAgain: 'Pedir de novo',
  atMostOnce: 'Ainda está sendo apurado, e só pode acontecer uma vez.',
  attentionTitle: 'Nunca confirmado',
  attentionText:
    'O provedor de pagamentos nunca respondeu. Veja lá se aconteceu e depois resolva na página Sincronização.',
  attentionLink: 'Resolver em Sincronização',
  pending: {
    refund: pending('o reembolso', (amount) => `o reembolso de ${amount}`),
    capture: pending('a captura do pagamento', (amount) => `a captura de ${amount}`),
    cancel: pending('o cancelamento do pagamento', (amount) => `o cancelamento de ${amount}`),
    accept: pending('a sua aceitação da disputa', (amount) => `a sua aceitação da disputa de ${amount}`),
    submit: pending('as suas evidências', (amount) => `as suas evidências para a disputa de ${amount}`),
    payout: pending('o repasse instantâneo', (amount) => `o repasse instantâneo de ${amount}`),
    other: pending('algo que foi pedido', (amount) => `algo sobre ${amount}`),
  },
};
