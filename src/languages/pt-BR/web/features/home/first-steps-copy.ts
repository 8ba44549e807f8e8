import type { Words } from '#languages/kit/words.ts';
import type { firstStepsCopy as english } from '#web/features/home/first-steps-copy.ts';

export const firstStepsCopy: Words<typeof english> = {
  title: 'Primeiros passos',
  sandbox: 'Experimentar em um ambiente de testes',
  done: 'Feito',
  steps: {
    connect: {
      title: 'Conecte uma conta de pagamentos',
      text: 'Verifique sua empresa para aceitar pagamentos reais, ou experimente tudo antes em um ambiente de testes: fica pronto em um minuto.',
      action: 'Conectar',
    },
    sell: {
      title: 'Receba um pagamento',
      text: 'Compre algo na sua própria loja. Em um ambiente de testes, paga-se com um cartão de teste.',
      action: 'Abrir sua loja',
    },
    refund: {
      title: 'Devolva o dinheiro',
      text: 'Abra o pagamento e clique em Reembolsar. O pedido e o seu saldo mudam junto; a tarifa do pagamento não é devolvida.',
      action: 'Ver transações',
    },
    payout: {
      title: 'Veja um repasse sair',
      text: 'O dinheiro que ficou disponível sai para o seu banco nos dias úteis. Cada repasse mostra o que o compõe.',
      action: 'Ver repasses',
    },
    live: {
      title: 'Configure os pagamentos reais',
      text: 'Verifique sua empresa para aceitar pagamentos reais. O ambiente de testes continua até que a sua conta real possa aceitá-los.',
      action: 'Ativar pagamentos reais',
    },
  },
  moveTime:
    'Em um ambiente de testes ninguém precisa esperar: avance o relógio até a chegada do próximo repasse.',
  simulator: 'Avançar o tempo',
};
