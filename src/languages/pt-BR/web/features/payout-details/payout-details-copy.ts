import type { Words } from '#languages/kit/words.ts';
import { PROOF_END_WORDS, PROOF_LINE_WORDS } from '#languages/pt-BR/domain/payouts/proof-words-copy.ts';
import { plural } from '#languages/pt-BR/speech.ts';
import type {
  atBankCopy as englishAtBankCopy,
  payoutDetailsCopy as englishPayoutDetailsCopy,
  payoutTransactionsCopy as englishPayoutTransactionsCopy,
  proofCopy as englishProofCopy,
  stationsCopy as englishStationsCopy,
} from '#web/features/payout-details/payout-details-copy.ts';

export const payoutDetailsCopy: Words<typeof englishPayoutDetailsCopy> = {
  title: 'Detalhes do repasse',
  titleOf: (type, day) => `${type} de ${day}`,
  notFound: 'O repasse que você procura não foi encontrado.',
  notFoundText: 'O endereço pode estar incompleto ou o repasse pode ser de outra conta.',
  failedRead: 'Erro ao obter o repasse.',
  back: 'Voltar aos repasses',

  summary: 'Resumo',
  failureReason: 'Motivo da falha: ',
  laterPayout: 'Ver esse repasse',
  payoutFailure: {
    title: 'Este repasse falhou',
    mended: (day) =>
      `Seu banco devolveu o dinheiro. Agora ele faz parte do repasse de ${day}; você não precisa fazer nada.`,
    text: 'Seu banco devolveu o dinheiro. Ele está de novo no seu saldo e sai com um repasse posterior; se o motivo for a conta, altere antes os dados bancários.',
  },
  withdrawalFailure: {
    title: 'Este débito falhou',
    mended: (day) =>
      `Seu banco não pagou. O valor agora faz parte do repasse de ${day}; você não precisa fazer nada.`,
    text: 'Seu banco não pagou, então o valor falta de novo no seu saldo: novas vendas o cobrem, ou ele é debitado outra vez. Se o motivo for a conta, altere antes os dados bancários.',
  },
  updateBank: 'Atualizar os dados bancários',

  details: 'Detalhes',
  bankAccount: 'Conta bancária',
  noBank: 'Não disponível',
  reference: 'ID de referência bancária',
  referenceWhat: 'ID de referência bancária',
  noReference: 'Não disponível',
  type: 'Tipo',
  kinds: { automatic: 'Automático', instant: 'Instantâneo', manual: 'Manual' },
  fee: 'Tarifa do repasse instantâneo',
  feeOf: (percentage) => `(${percentage})`,
  feeReturned: 'Devolvida com o repasse',
  payoutId: 'ID do repasse',
  payoutIdWhat: 'ID do repasse',

  instantMessage: 'Não podemos mostrar o histórico de transações de repasses instantâneos',
  learnMore: 'Saiba mais',
};

export const stationsCopy: Words<typeof englishStationsCopy> = {
  label: 'Onde está',
  prepared: 'Preparado',
  made: 'Enviado',
  inTransit: 'A caminho',
  inTransitText: 'No banco',
  arrived: 'Recebido',
  collected: 'Debitado',
  expected: (day) => `Previsto para ${day}`,
  failed: 'Falhou',
  canceled: 'Cancelado',
  instantLead: {
    pending: (moment) => `Esperado na sua conta até ${moment}.`,
    in_transit: (moment) => `Esperado na sua conta até ${moment}.`,
    paid: (moment) => `Na sua conta desde ${moment}.`,
  },
  withdrawalLead: {
    pending: (day) => `Será debitado da sua conta até ${day}.`,
    in_transit: (day) => `Será debitado da sua conta até ${day}.`,
    paid: (day) => `Debitado da sua conta em ${day}.`,
    failed: 'O banco não pagou. O valor falta de novo no seu saldo.',
    canceled: 'Este débito foi cancelado antes de ser feito.',
  },
  lead: {
    pending: (day) => `Sai em breve e é esperado na sua conta até ${day}.`,
    in_transit: (day) => `Esperado na sua conta até ${day}. Alguns bancos levam um dia a mais.`,
    paid: (day) => `Na sua conta desde ${day}.`,
    failed: 'O banco devolveu este repasse. Nada se perdeu.',
    canceled: 'Este repasse foi cancelado antes de sair. Nada se perdeu.',
  },
};

export const proofCopy: Words<typeof englishProofCopy> = {
  title: 'Demonstrativo do repasse',
  checked: (rows, when) => `${rows}, conferido em ${when}`,
  rows: (count, words) => plural(count, { one: `${words} transação`, other: `${words} transações` }),
  failed: 'Não foi possível ler o demonstrativo deste repasse.',
  madeOf: 'Composição',
  rowsColumn: 'Linhas',
  amountColumn: 'Valor',
  lines: PROOF_LINE_WORDS,
  total: PROOF_END_WORDS.total,
  sent: PROOF_END_WORDS.sent,
  taken: PROOF_END_WORDS.taken,
  booked: PROOF_END_WORDS.booked,
  unexplained: (amount) => `Sem explicação: ${amount}`,
  toTheCent: 'até o centavo',
  exactly: 'exatamente',
  off: (amount) => `Este repasse difere das suas linhas em ${amount}.`,
  offText:
    'As movimentações dele podem ainda estar a caminho daqui. Se continuar assim, informe o ID do repasse ao suporte.',
  allocation: 'Nossa alocação',
  allocationText:
    'O provedor não diz quais transações um repasse instantâneo levou. Contamos os fundos disponíveis mais antigos, e avisamos isso.',
  returned:
    'Nenhum dinheiro chegou ao seu banco com este repasse, e nenhuma das suas transações está mais presa a ele.',
  hadTaken: 'As transações que ele tinha levado',
  leftWith: (day) => `Saíram com o repasse de ${day}`,
  waitsForNext: 'Saem com um posterior.',
  foot: 'Cada linha abre as transações correspondentes.',
  download: 'Baixar demonstrativo',
  paper: 'Demonstrativo em PDF',
  file: {
    heads: ['ID do repasse', 'ID de referência bancária', 'Linha', 'Linhas', 'Valor', 'Moeda'],
    unexplained: PROOF_END_WORDS.unexplained,
    name: (payout) => `demonstrativo-repasse-${payout}.csv`,
  },
  carriedFrom: (day) => `do repasse de ${day}`,
};

export const payoutTransactionsCopy: Words<typeof englishPayoutTransactionsCopy> = {
  name: 'Transações deste repasse',
  things: (count) => (count === 1 ? 'transação' : 'transações'),
  failed: 'Erro ao obter as transações.',
  empty: {
    icon: 'card',
    title: 'Nenhuma transação pertence a este repasse',
    text: 'Um repasse que falhou ou foi cancelado devolve as suas transações; elas saem com um posterior.',
  },
};

export const atBankCopy: Words<typeof englishAtBankCopy> = {
  title: 'No seu banco',
  toMatch: 'A conciliar',
};
