import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/pt-BR/speech.ts';
import { disputeEndsCopy } from '#languages/pt-BR/web/blocks/dispute-panel/dispute-ends-copy.ts';
import type { disputePanelCopy as english } from '#web/blocks/dispute-panel/dispute-panel-copy.ts';

export const disputePanelCopy: Words<typeof english> = {
  ...disputeEndsCopy,
  loading: 'Carregando a disputa',
  failed: 'Erro ao obter a disputa.',
  titleOf: (isInquiry, amount) => (isInquiry ? `Consulta sobre ${amount}` : `Disputa de ${amount}`),
  notice: (isInquiry) =>
    isInquiry
      ? 'O banco do cliente pergunta sobre este pagamento. O dinheiro ainda é seu.'
      : 'O banco do cliente debitou o valor até que haja uma decisão.',
  begun: {
    saved:
      'Você tem um rascunho das suas evidências. O que você salvou é enviado automaticamente quando o prazo de resposta terminar.',
    planned:
      'Você começou suas evidências. Elas estão guardadas aqui, ainda não no banco: na última hora do prazo são entregues em seu nome.',
    too_little:
      'Você começou suas evidências. Elas estão guardadas aqui e são poucas demais para serem entregues em seu nome: o banco só as recebe se você salvar para depois ou enviar.',
    switched_off:
      'Você começou suas evidências. Elas estão guardadas aqui: o banco só as recebe se você salvar para depois ou enviar.',
    saved_before:
      'O que você salvou para depois vai automaticamente para o banco. O que você mudou desde então está guardado aqui: o banco só o recebe se você também salvar para depois ou enviar.',
  },
  providerSays: {
    compelling_evidence:
      'O Compelling Evidence 3.0 da Visa pode se aplicar: se pagamentos anteriores do mesmo cliente coincidirem com este, a reclamação volta para o banco dele. Esse formulário só existe no seu provedor de pagamentos.',
    compliance_fee:
      'Esta é uma disputa de conformidade: a bandeira cobra mais uma tarifa se você contestar e só a devolve se você ganhar. Antes de enviar evidências, é preciso aceitar a tarifa no seu provedor de pagamentos.',
    mayAnswer:
      'Seu provedor de pagamentos pode responder a esta disputa por conta própria se você não responder. O que você enviar aqui tem prioridade.',
    answered: 'Seu provedor de pagamentos respondeu a esta disputa por você.',
  },
  more: 'O que você pode fazer e o efeito no seu saldo',

  facts: {
    amount: 'Valor da disputa',
    disputedOn: 'Data da disputa',
    reason: 'Motivo',
    reasonMeans: (reason) => `O que significa “${reason}”`,
    respondBy: 'Responder até',
  },
  worth: 'Vale a pena contestar?',
  atStake: (amount, fee, time) => `Estão em jogo ${amount} e a tarifa de ${fee}. ${time}`,
  inquiryStake: (amount) =>
    `Nenhum valor foi debitado ainda. Se o banco transformar isto em disputa, estão em jogo ${amount} e uma tarifa de disputa.`,
  time: (count) =>
    count < 0
      ? 'O prazo de resposta terminou.'
      : count === 0
        ? 'Hoje é o último dia para responder.'
        : plural(count, {
            one: `Você tem ${count} dia para responder.`,
            other: `Você tem ${count} dias para responder.`,
          }),

  stepsTitle: 'O que você pode fazer',
  emailTitle: 'Escreva para o cliente.',
  emailText: 'Uma resposta clara muitas vezes resolve.',
  emailLink: 'Abrir o e-mail que preparamos',
  noEmailText: 'Não temos o e-mail deste cliente. Use os dados de contato do pedido.',
  withdrawTitle: 'Ajude o cliente a retirar a disputa.',
  withdrawText: 'Se ele concordar, peça que avise o banco e envie a você a confirmação do banco.',
  withdrawLink: 'Como uma disputa é retirada',
  withdrawHintLabel: 'Quanto tempo leva uma retirada',
  withdrawHint:
    'Uma disputa costuma ser definitiva cerca de 75 dias depois de retirada. Até lá, envie também evidências, ou ela ainda pode ser perdida.',
  decideTitle: 'Conteste ou aceite',
  decideBy: (by, zone) => `até ${by}, ${zone}.`,
  challengeHintLabel: 'O que significa contestar',
  challengeHint:
    'Você envia evidências e o banco do cliente decide. Pode levar 60 dias ou mais. Se você ganhar, o valor e a tarifa voltam.',
  acceptHintLabel: 'O que significa aceitar',
  acceptHint: 'A disputa é perdida em definitivo. O cliente fica com o dinheiro, e a tarifa não é devolvida.',
  answerTitle: 'Envie evidências ou faça um reembolso',
  answerBy: (by, zone) => `até ${by}, ${zone}.`,
  answerHintLabel: 'O que acontece com uma consulta',
  answerHint:
    'Um reembolso encerra a consulta sem tarifa. Sem resposta, o banco pode transformá-la em disputa, que tem tarifa.',

  issuerTitle: 'O que o banco enviou',
  issuerKinds: {
    retrieval: 'A pergunta do banco',
    chargeback: 'A reclamação do banco',
    response: 'A resposta do banco',
  },
  issuerFile: (number) => `Arquivo ${number}`,
  fileFailed: 'Erro ao obter o arquivo.',
  downloadFailed: 'Erro ao baixar o arquivo',

  challenge: 'Contestar disputa',
  submitEvidence: 'Enviar evidências',
  continue: 'Continuar a contestação',
  howItWorks: (isInquiry) => (isInquiry ? 'Como funcionam as consultas' : 'Como funcionam as disputas'),

  accept: 'Aceitar disputa',
  acceptQuestion: 'Aceitar a disputa?',
  acceptText: (amount, fee) =>
    fee === undefined
      ? `A disputa é perdida em definitivo, e o cliente fica com ${amount}. Isso não pode ser desfeito.`
      : `A disputa é perdida em definitivo. O cliente fica com ${amount}, e a tarifa de ${fee} não é devolvida. Isso não pode ser desfeito.`,
  refund: 'Fazer reembolso',
  refundQuestion: 'Fazer um reembolso?',
  refundText:
    'Um reembolso encerra a consulta, e não há tarifa de disputa. Você o faz na página do pedido, onde também vê o que foi comprado.',
  refundAction: 'Ver o pedido para reembolsar',
  orderNotFound: 'Não é possível ver o pedido. Pedido não encontrado.',

  viewEvidence: 'Ver evidências enviadas',
  unknownDate: '-',
  underReview: (submitted) =>
    `Você enviou evidências em ${submitted}. O banco do cliente está analisando, o que pode levar 60 dias ou mais. Não há mais nada a fazer até que ele decida.`,
  handedIn: (submitted) =>
    `Ninguém tinha enviado suas evidências, por isso elas foram entregues em seu nome em ${submitted}. O banco do cliente está analisando, o que pode levar 60 dias ou mais. Não há mais nada a fazer até que ele decida.`,
  inquiryUnderReview: (submitted) =>
    `Você enviou evidências em ${submitted}. O banco do cliente está analisando esta consulta, o que pode levar 120 dias ou mais. Não há mais nada a fazer até que ele decida.`,
  won: (closed, amount, fee) =>
    fee === undefined
      ? `Boa notícia: você ganhou esta disputa em ${closed}. O valor disputado de ${amount} voltou ao seu saldo.`
      : `Boa notícia: você ganhou esta disputa em ${closed}. O valor disputado de ${amount} e a tarifa de ${fee} voltaram ao seu saldo.`,
  lost: {
    no_response: (closed, money) =>
      `Esta disputa foi perdida em ${closed} porque ninguém respondeu a tempo. ${money}`,
    accepted: (closed, money) => `Você aceitou esta disputa em ${closed}, portanto ela foi perdida. ${money}`,
    evidence: (closed, money) =>
      `Esta disputa foi perdida em ${closed}: o banco do cliente analisou suas evidências e decidiu a favor do cliente. ${money}`,
  },
  lostMoney: (amount, fee) =>
    fee === undefined
      ? `${amount} foram descontados do seu saldo.`
      : `${amount} e a tarifa de ${fee} foram descontados do seu saldo.`,
  inquiryClosed: (closed) =>
    `Esta consulta foi encerrada em ${closed}. Não virou disputa, e nenhum valor foi debitado.`,

  money: {
    title: 'Efeito no seu saldo',
    taken: 'Valor disputado',
    fee: 'Tarifa de disputa',
    feeNote: 'devolvida se você ganhar',
    returned: 'Valor devolvido',
    feeReturned: 'Tarifa devolvida',
    total: 'No seu saldo',
  },
};
