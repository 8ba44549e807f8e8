import type { Words } from '#languages/kit/words.ts';
import type { moneyTopics as english } from '#web/features/help/money-topics-copy.ts';

export const moneyTopics: Words<typeof english> = {
  'payout-schedule': {
    title: 'O cronograma de repasses',
    lead: 'Um repasse é dinheiro a caminho da sua conta de pagamentos para o seu banco.',
    sections: [
      {
        title: 'Quando os repasses saem',
        text: [
          'Todo dia, toda semana no dia que você escolher ou todo mês na data que você escolher. O dia 31 significa o último dia do mês. Os repasses saem em dias úteis.',
          'Um pagamento espera primeiro alguns dias até que os fundos fiquem disponíveis; quantos depende do seu país. Depois ele sai com o próximo repasse.',
        ],
      },
      {
        title: 'Seu primeiro repasse',
        text: ['Ele fica retido de 7 a 14 dias após o primeiro pagamento. Depois vale o cronograma.'],
      },
      {
        title: 'Saldos pequenos',
        text: ['Cada moeda tem um valor mínimo para um repasse. Um valor menor espera o próximo repasse.'],
      },
      {
        title: 'Débitos na sua conta bancária',
        text: [
          'Quando reembolsos e disputas superam o que você ganhou, o saldo fica negativo, e a diferença é debitada da sua conta bancária.',
        ],
      },
    ],
    see: ['failed-payouts', 'instant-payouts', 'balances'],
  },
  'instant-payouts': {
    title: 'Repasses instantâneos',
    lead: 'Enviam o seu saldo disponível ao seu banco em até 30 minutos, em qualquer dia, por uma tarifa.',
    sections: [
      {
        title: 'A tarifa',
        text: [
          'A porcentagem e o valor são mostrados antes de você confirmar. A tarifa é descontada do valor enviado.',
        ],
      },
      {
        title: 'Quais transações estão incluídas',
        text: [
          'Um repasse instantâneo envia um valor, não uma lista de pagamentos, por isso o provedor não indica as transações. Onde mostramos algumas, são a nossa própria alocação, das mais antigas para as mais novas, e marcadas como tal.',
        ],
      },
    ],
    see: ['payout-schedule', 'balances'],
  },
  'failed-payouts': {
    title: 'Quando um repasse falha',
    lead: 'O banco devolveu o dinheiro. Ele está de novo no seu saldo.',
    sections: [
      {
        title: 'O que fazer',
        text: [
          'O repasse mostra o motivo que o banco deu: uma conta encerrada, um número errado, um nome que não coincide. Corrija ou substitua a conta bancária.',
          'Os repasses ficam pausados até que a conta seja corrigida; depois o valor sai com o próximo.',
        ],
      },
    ],
    see: ['payout-schedule'],
  },
  balances: {
    title: 'Seu saldo',
    lead: 'O que o provedor de pagamentos guarda para você, em cada moeda.',
    sections: [
      {
        title: 'Disponível e pendente',
        text: [
          'O disponível já pode ser repassado. O pendente são pagamentos cujos dias de espera não terminaram. Os dois juntos são o total.',
          'Um saldo negativo vem de reembolsos e disputas; os próximos pagamentos o cobrem, ou ele é debitado da sua conta bancária.',
        ],
      },
    ],
    see: ['payout-schedule', 'instant-payouts'],
  },
  transactions: {
    title: 'Como ler a lista de transações',
    lead: 'Uma linha para tudo o que movimentou o seu saldo: cobranças, reembolsos, disputas, tarifas, empréstimos.',
    sections: [
      {
        title: 'Valor, tarifas, líquido',
        text: [
          'O valor é o que o cliente pagou ou recebeu de volta, na moeda dos seus repasses. O líquido é o que sobra para você depois das tarifas.',
          'Um sinal de troca significa que o cliente pagou em outra moeda.',
        ],
      },
      {
        title: 'Dias e fusos',
        text: ['Um dia é um dia no fuso horário da loja, na lista, nos filtros e nos arquivos exportados.'],
      },
    ],
    see: ['fees', 'exports', 'refunds'],
  },
  'manual-capture': {
    title: 'Capturar pagamentos depois',
    lead: 'Com a captura manual, o pagamento só é retido quando o pedido é feito. Você cobra quando enviar.',
    sections: [
      {
        title: 'Quanto tempo você tem',
        text: [
          'Uma retenção feita on-line é liberada após 7 dias; em uma loja física, antes. O que não for capturado até lá se perde, e o pedido precisa de um novo pagamento.',
          'Você pode capturar o valor ou cancelá-lo, no pedido ou na lista Não capturados.',
        ],
      },
    ],
    see: ['transactions', 'refunds'],
  },
  refunds: {
    title: 'Reembolsos',
    lead: 'Devolvem dinheiro ao cliente, no todo ou em parte.',
    sections: [
      {
        title: 'Total e parcial',
        text: [
          'Um reembolso total começa no pagamento. Uma parte é reembolsada no pedido, onde você escolhe os itens.',
          'O valor sai do seu saldo na hora; o banco do cliente o mostra em 5 a 10 dias. A tarifa do pagamento não é devolvida.',
        ],
      },
      {
        title: 'Quando não é possível reembolsar',
        text: [
          'Um pagamento em disputa não pode ser reembolsado, a menos que a disputa ainda seja uma consulta ou tenha sido ganha.',
        ],
      },
    ],
    see: ['disputes', 'transactions'],
  },
  exports: {
    title: 'Exportar uma lista',
    lead: 'Um arquivo com as linhas, as colunas, a ordem e o fuso horário que você vê na tela.',
    sections: [
      {
        title: 'O arquivo',
        text: [
          'É CSV, legível em qualquer planilha. Ele retrata um só momento: uma venda feita durante o download não repete nem pula uma linha.',
          'Ele é baixado automaticamente. Uma cópia ou um link vai para o seu próprio e-mail, nunca para outro.',
        ],
      },
      {
        title: 'O idioma',
        text: [
          'Os arquivos de transações, repasses e disputas ficam no idioma em que você trabalha, ou em inglês se você ou as configurações de pagamentos assim disserem.',
          'Os títulos das colunas e as nossas próprias palavras são traduzidos. Nomes, referências e números ficam como estão.',
        ],
      },
      {
        title: 'Baixar de novo',
        text: [
          'Baixar uma exportação pela segunda vez cria um novo arquivo da mesma consulta, com os números daquele momento.',
        ],
      },
    ],
    see: ['transactions', 'time-zone'],
  },
  documents: {
    title: 'Faturas fiscais e IVA',
    lead: 'Em muitos países, as tarifas que você paga têm imposto sobre valor agregado. As faturas estão em Documentos.',
    sections: [
      {
        title: 'Seu número de IVA',
        text: [
          'Antes do primeiro download você confirma o nome e o endereço da sua empresa e, se tiver, o número de IVA. Ele é verificado no órgão fiscal.',
          'O número começa com as letras do seu país: EL para a Grécia, CHE para a Suíça, sem letras para o Japão.',
        ],
      },
      {
        title: 'Sem número de IVA',
        text: ['Diga que você não tem registro. A fatura mostra então o imposto que foi cobrado.'],
      },
    ],
    see: ['fees'],
  },
  'card-readers': {
    title: 'Leitores de cartão e pagamentos presenciais',
    lead: 'Aceite cartões na sua loja física com um leitor ou só com o celular.',
    sections: [
      {
        title: 'Conectar',
        text: [
          'Os leitores são conectados no aplicativo da loja, por Bluetooth. Depois aparecem em Leitores de cartão com modelo e status.',
          'O Tap to Pay não precisa de leitor: o próprio celular lê o cartão.',
        ],
      },
      {
        title: 'Tarifas de leitores',
        text: ['Um leitor usado em um mês tem uma tarifa, mostrada em linha própria nas transações.'],
      },
    ],
    see: ['transactions', 'manual-capture'],
  },
  capital: {
    title: 'Empréstimos Capital',
    lead: 'Um adiantamento sobre vendas futuras, amortizado com uma parte de cada pagamento.',
    sections: [
      {
        title: 'Amortização',
        text: [
          'Uma tarifa fixa é definida no início; não há juros nem data final. A parte combinada de cada pagamento vai para o empréstimo até que ele seja quitado.',
          'Em cada período é preciso amortizar um valor mínimo. Quando as vendas trazem menos, o restante é debitado da sua conta bancária.',
        ],
      },
      {
        title: 'Onde ver',
        text: [
          'Cada amortização é uma linha nas transações; a página do empréstimo mostra o que foi amortizado e o que vem em seguida.',
        ],
      },
    ],
    see: ['balances', 'transactions'],
  },
};
