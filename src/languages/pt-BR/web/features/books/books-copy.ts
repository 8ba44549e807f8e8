import type { Words } from '#languages/kit/words.ts';
import { MOVEMENT_KIND_WORDS } from '#languages/pt-BR/domain/books/movement-kind-copy.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { booksCopy as english } from '#web/features/books/books-copy.ts';

/** Um mês encabeça a página com maiúscula; no meio da frase, não. */
const inSentence = (month: string): string =>
  month.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase('pt-BR'));

export const booksCopy: Words<typeof english> = {
  title: 'Contabilidade',
  lead: 'O que contabilizar: cada movimentação com as suas contas, como arquivo para o seu programa de contabilidade.',
  views: { label: 'Contabilidade', journal: 'Livro diário', chart: 'Plano de contas' },
  month: 'Mês',
  monthOf: (month, year) => `${month} de ${year}`,
  months: [
    'Janeiro',
    'Fevereiro',
    'Março',
    'Abril',
    'Maio',
    'Junho',
    'Julho',
    'Agosto',
    'Setembro',
    'Outubro',
    'Novembro',
    'Dezembro',
  ],
  loading: 'Calculando os totais do mês',
  failed: 'Não foi possível calcular os totais do mês.',
  state: { locked: 'Bloqueado', open: 'Aberto', running: 'Ainda em curso' },

  schedule: 'Agendar exportação',
  download: 'Baixar',
  downloads: 'Baixar o mês',
  journalAs: (format) => `Livro diário para ${format}`,
  journalCsv: 'Livro diário em CSV',
  totalsCsv: 'Totais para comparar (CSV)',
  statementPdf: 'Resumo mensal (PDF)',
  statementCsv: 'Resumo mensal (CSV)',
  notDatev:
    'O DATEV só aceita números de conta de quatro a oito dígitos. Escolha antes um plano do DATEV e baixe de novo.',

  trial: (code) => `Contas, ${code}`,
  columns: { code: 'Número', account: 'Conta', debit: 'Débito', credit: 'Crédito' },
  total: 'Total',
  empty: 'Não houve movimentação neste mês.',
  proof: {
    label: (code) => `Conta transitória e saldo do provedor, ${code}`,
    opening: 'Conta transitória no início do mês',
    moved: 'Movimentado neste mês',
    closing: 'Conta transitória no fim do mês',
    held: 'Em poder do provedor naquela data',
    heldNow: 'Em poder do provedor agora',
    difference: 'Diferença',
    unsaid:
      'O provedor de pagamentos não respondeu, por isso o saldo dele não é comparado. As contas estão completas mesmo assim.',
    byPayout:
      'Você contabiliza pelo dia do repasse, por isso a conta transitória zera a cada repasse e não é o saldo do provedor.',
    off: 'O provedor tem algo diferente do que diz a contabilidade. Algo pode não ter chegado aqui ainda: Sincronização mostra e busca o que falta.',
    sync: 'Abrir Sincronização',
  },
  feeTaxUntold: (fees) =>
    `O provedor não disse se há imposto dentro de ${fees} destas tarifas, por isso tudo é contabilizado como custo. A fatura fiscal dele o mostra.`,
  feeTaxInvoices: 'Abrir Documentos',
  late: (count) =>
    plural(count, {
      one: `${count} movimentação chegou depois que o mês dela foi bloqueado. Ela é contabilizada no primeiro dia deste mês, com uma marca.`,
      other: `${figure(count)} movimentações chegaram depois que o mês delas foi bloqueado. Elas são contabilizadas no primeiro dia deste mês, com uma marca.`,
    }),
  changed:
    'Este mês foi bloqueado com somas diferentes das que as movimentações têm agora: o provedor alterou ou retirou algo. Desbloqueie-o, veja a diferença e bloqueie de novo.',

  checks: 'Fechar o mês',
  check: {
    over: () => 'O mês terminou',
    adds_up: () => 'A conta transitória é o que o provedor tinha',
    suspense: () => 'Nada ficou em valores a classificar',
    statements: () => 'Nenhum extrato bancário diz se os repasses chegaram',
    arrived: (count) =>
      count === 0
        ? 'Todos os repasses do mês chegaram ao banco'
        : plural(count, {
            one: `${count} repasse do mês não foi visto no banco`,
            other: `${figure(count)} repasses do mês não foram vistos no banco`,
          }),
    bank_lines: (count) =>
      count === 0
        ? 'Toda linha do extrato que pode ser um repasse está decidida'
        : plural(count, {
            one: `${count} linha do extrato pode ser um repasse e não está decidida`,
            other: `${figure(count)} linhas do extrato podem ser repasses e não estão decididas`,
          }),
    disputes: (count) =>
      count === 0
        ? 'Nenhuma disputa espera resposta'
        : plural(count, {
            one: `${count} disputa espera resposta e ainda pode ser perdida`,
            other: `${figure(count)} disputas esperam resposta e ainda podem ser perdidas`,
          }),
    locked: () => 'O mês está bloqueado',
  },
  look: {
    statements: 'Importar extratos',
    arrived: 'Mostrar repasses',
    bank_lines: 'Mostrar linhas',
    disputes: 'Mostrar disputas',
  },
  done: 'feito',
  open: 'em aberto',
  lock: 'Bloquear o mês',
  lockTitle: (month) => `Bloquear ${inSentence(month)}?`,
  lockText:
    'Ele não aceita mais lançamentos: o que chegar depois é contabilizado no mês seguinte, com uma marca. Você pode desbloqueá-lo.',
  locked: (month) => `${month}: mês bloqueado.`,
  lockedBy: (who) => `Bloqueado por ${who},`,
  unlock: 'Desbloquear',
  unlockTitle: (month) => `Desbloquear ${inSentence(month)}?`,
  unlockText:
    'O que chegou atrasado volta a ser contabilizado nos próprios dias. Os arquivos já feitos podem então diferir dos novos.',
  unlocked: (month) => `${month}: mês aberto de novo.`,

  entries: 'Lançamentos',
  entriesFailed: 'Não foi possível carregar os lançamentos.',
  entryColumns: { day: 'Dia', what: 'O quê', accounts: 'Contas' },
  noEntries: 'Nada a contabilizar',
  noEntriesText: 'Não houve movimentação neste mês. O que os clientes pagam e o que isso custa aparece aqui.',
  kind: { ...MOVEMENT_KIND_WORDS, summary: 'Resumo' },
  summary: (count) => `${count} movimentações`,
  one: '1 movimentação',
  order: (number) => `pedido ${number}`,
  lateOf: (day) => `Com atraso, de ${day}`,
};
