import type { Words } from '#languages/kit/words.ts';
import type {
  accountCardCopy as englishAccountCardCopy,
  balanceCopy as englishBalanceCopy,
  instantPayoutCopy as englishInstantPayoutCopy,
  nextPayoutCopy as englishNextPayoutCopy,
  noPayoutCopy as englishNoPayoutCopy,
  payoutNoticeCopy as englishPayoutNoticeCopy,
  payoutsCardCopy as englishPayoutsCardCopy,
} from '#web/blocks/account-cards/account-cards-copy.ts';

export const balanceCopy: Words<typeof englishBalanceCopy> = {
  title: 'Saldo',
  failed: 'Erro ao obter o resumo de todos os repasses.',
  total: 'Saldo total',
  totalHint: 'Sobre o saldo total',
  totalText: 'Tudo o que há na sua conta: o que já pode ser repassado e o que ainda vai ficar disponível.',
  available: 'Fundos disponíveis',
  availableHint: 'Sobre os fundos disponíveis',
  availableText: 'O que já pode ser repassado. Sai com o seu próximo repasse.',
  pending: 'Disponível em breve',
  negativeHint: 'Por que o saldo está negativo',
  negativeText:
    'Reembolsos e disputas custaram mais do que as suas vendas trouxeram. Novas vendas cobrem a diferença antes que algo seja repassado.',
};

export const instantPayoutCopy: Words<typeof englishInstantPayoutCopy> = {
  offerTitle: 'Receba em minutos',
  offer: (amount) => `Você pode receber ${amount} na hora, também à noite e nos fins de semana.`,
  payOut: (amount) => `Receber ${amount} na hora`,
  hint: 'Sobre os repasses instantâneos',
  hintText: (percentage) =>
    `O dinheiro está na sua conta bancária em até 30 minutos. A tarifa é de ${percentage} do valor.`,

  title: (amount) => `Receber ${amount} na hora?`,
  lead: 'Os fundos chegam à sua conta bancária em até 30 minutos.',
  amount: 'Saldo disponível para repasse instantâneo',
  fee: (percentage) => `Tarifa do repasse instantâneo (${percentage})`,
  feeUntold: 'Tarifa do repasse instantâneo: informada pelo banco depois',
  hintUntold: 'O dinheiro está na sua conta bancária em até 30 minutos. O banco informa a tarifa depois.',
  net: 'Valor líquido do repasse',
  learnMore: 'Saiba mais',
  cancel: 'Cancelar',
  confirm: (amount) => `Receber ${amount}`,
  failed: 'Erro ao criar o repasse instantâneo.',
  unchanged: 'Nada foi alterado.',
  inTransit: (amount) => `Repasse instantâneo de ${amount} a caminho.`,
  viewDetails: 'Ver detalhes',
};

export const payoutsCardCopy: Words<typeof englishPayoutsCardCopy> = {
  title: 'Repasses',
  schedule: (words) => `Automáticos, ${words}.`,
  forecastNote:
    'Estimativas com base no que está pendente e no seu cronograma. Reembolsos e disputas podem alterá-las.',
  dates: 'Datas dos repasses',
  estimate: 'Estimativa',
  leaves: (day) => `Sai em ${day}`,
  left: (day) => `Saiu em ${day}`,
  arrives: (day) => `Chega em ${day}`,
  arrived: (day) => `Chegou em ${day}`,
  cameBack: 'Devolvido',
  planned: (day) => `Previsto para ${day}`,
  neverLeft: 'Cancelado antes de sair',
  history: 'Ver todo o histórico de repasses',
  changeSchedule: 'Alterar o cronograma de repasses',
  updateBank: 'Atualizar os dados bancários',
  learnMore: 'Saiba mais',
};

export const nextPayoutCopy: Words<typeof englishNextPayoutCopy> = {
  prepared: 'Em preparação, sai em breve',
  estimate: (day) => `Sai em ${day}, estimativa`,
  none: 'Nenhum previsto',
  available: (amount) => `${amount} disponíveis.`,
};

export const noPayoutCopy: Words<typeof englishNoPayoutCopy> = {
  nothing: 'Ainda não há nada a repassar',
  held: 'O provedor retém seus repasses.',
  waiting_period: 'Seu primeiro repasse fica retido de 7 a 14 dias.',
  bank_errored: 'Os repasses aguardam novos dados bancários.',
  no_bank: 'Não há conta bancária para esta moeda.',
  negative: 'Seu saldo está negativo.',
  manual: 'Seu cronograma é manual: nada sai automaticamente.',
  below_minimum: 'É menos que o mínimo de um repasse programado.',
};

export const payoutNoticeCopy: Words<typeof englishPayoutNoticeCopy> = {
  suspended: {
    title: 'Seus repasses estão temporariamente suspensos',
    text: 'O saldo continua sendo seu.',
  },
  waits_for_details: {
    title: 'Os repasses aguardam os seus dados',
    text: 'O saldo continua sendo seu.',
  },
  account_rejected: {
    title: 'Os repasses pararam',
    text: 'O provedor de pagamentos guarda o dinheiro que resta para reembolsos e disputas e decide quando o restante é repassado.',
  },
  transit: {
    title: 'Os repasses levam de 1 a 3 dias úteis',
    text: 'Depois que um repasse sai, o seu banco é que define quando ele aparece na sua conta.',
  },
  waiting_period: {
    title: 'Seu primeiro repasse fica retido de 7 a 14 dias',
    text: 'Isso é normal em uma conta nova. Depois, os repasses seguem o seu cronograma.',
  },
  no_funds: {
    title: 'Ainda não há fundos disponíveis',
    text: 'Seus pagamentos ainda estão pendentes. Eles ficam disponíveis em alguns dias e saem com o repasse seguinte.',
  },
  negative_balance: {
    title: 'Seu saldo está negativo',
    text: 'Os repasses esperam até que novas vendas cubram a diferença. Se não cobrirem, ela pode ser debitada da sua conta bancária.',
  },
  bank_errored: {
    title: 'Seus repasses estão pausados',
    text: 'Os repasses estão pausados porque um repasse recente falhou. Atualize os dados da sua conta bancária.',
  },
  below_minimum: (minimum) => ({
    title: 'Seus repasses estão pausados',
    text: `Há menos de ${minimum} disponíveis, que é o mínimo de um repasse programado. Ele sai quando houver mais.`,
  }),
};

export const accountCardCopy: Words<typeof englishAccountCardCopy> = {
  title: 'Dados da conta',
  payments: 'Pagamentos',
  payouts: 'Repasses',
  failed: 'Erro ao determinar o status da conexão.',
  failedText:
    'Recarregue a página para tentar de novo. Enquanto isso, seu histórico de pagamentos continua aberto.',
  pendingHint: 'Por que a conta está pendente',
  pendingText: 'O provedor está analisando seus dados. Até ele terminar, você não precisa fazer nada.',
  edit: 'Editar dados',
  learnMore: 'O que os status significam',
};
