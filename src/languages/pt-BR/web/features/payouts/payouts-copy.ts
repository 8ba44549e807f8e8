import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type {
  feedbackCopy as englishFeedbackCopy,
  payoutNoticesCopy as englishPayoutNoticesCopy,
  payoutsCopy as englishPayoutsCopy,
  payoutsListCopy as englishPayoutsListCopy,
  payoutTilesCopy as englishPayoutTilesCopy,
} from '#web/features/payouts/payouts-copy.ts';

export const payoutsListCopy: Words<typeof englishPayoutsListCopy> = {
  name: 'Histórico de repasses',
  things: (count) => (count === 1 ? 'repasse' : 'repasses'),
  failed: 'Erro ao obter os repasses.',
  empty: {
    icon: 'payout',
    title: 'Ainda não há repasses',
    text: 'Quando os seus primeiros pagamentos ficarem disponíveis, eles saem para o seu banco, e cada repasse aparece aqui.',
  },
};

export const payoutsCopy: Words<typeof englishPayoutsCopy> = {
  title: 'Repasses',
  show: 'Mostrar',
  showAll: 'Todos os repasses',
  showAdvanced: 'Filtros avançados',
  total: 'Total',
  chooseCurrency: 'Escolha uma moeda para ver os totais.',
  note: (currency, zone) => `${currency}, ${zone}`,

  filters: {
    date: 'Data',
    status: 'Status',
    source: 'Forma de pagamento',
  },

  detailsColumn: 'Detalhes',
  details: 'Detalhes',
  detailsOf: (type, amount, day) => `Detalhes do repasse: ${type} de ${amount}, ${day}`,
  noBank: 'Sem conta bancária',
  atBankColumn: 'No seu banco',
  notAtBank: 'Nenhuma linha é esperada',
  whatToDo: 'O que fazer',
  whatToDoAbout: (state) => `${state}: o que fazer`,

  exportTitle: (count) => `Exportar ${count} repasses?`,
  exportAction: (count) => `Exportar ${count} repasses`,
  exportQuestion: (count) =>
    `Você vai exportar ${plural(count, { one: `${count} repasse`, other: `${figure(count)} repasses` })}. Se quiser reduzir o tamanho da exportação, use um ou mais filtros. Quer continuar?`,
};

export const payoutTilesCopy: Words<typeof englishPayoutTilesCopy> = {
  label: 'Resumo dos repasses',
  next: 'Próximo repasse',
  inTransit: 'A caminho',
  paidThisMonth: 'Repassado neste mês',
  payouts: (count, words) => plural(count, { one: `${words} repasse`, other: `${words} repasses` }),
  unknown: 'Não foi possível ler',
};

export const payoutNoticesCopy: Words<typeof englishPayoutNoticesCopy> = {
  failed:
    'Os repasses estão pausados porque um repasse recente falhou. Atualize os dados da sua conta bancária.',
  failedTitle: 'Seus repasses estão pausados',
  updateBank: 'Atualizar os dados bancários',
  nextTitle: 'Quando sai o seu próximo repasse',
  next: (schedule) =>
    `Os fundos disponíveis são repassados automaticamente, ${schedule}. Os bancos levam de 1 a 3 dias úteis para mostrá-los.`,
  learnMore: 'Saiba mais sobre os cronogramas de repasses',
};

export const feedbackCopy: Words<typeof englishFeedbackCopy> = {
  question: 'Os repasses estão funcionando bem para você?',
  questionText: 'Sua opinião ajuda outros lojistas a escolher e nos ajuda a consertar o que não funciona.',
  yes: 'Sim',
  no: 'Não',

  positiveTitle: 'Que bom saber disso',
  positiveText: 'Se quiser, conte a outros lojistas: sua opinião os ajuda a escolher bem.',
  done: 'Concluído',

  negativeTitle: 'O que poderia melhorar?',
  negativeText: 'Conte o que deu errado ou do que você sente falta. Lemos cada palavra.',
  comments: 'Sua opinião',
  send: 'Enviar opinião',
  cancel: 'Cancelar',
  thanks: 'Obrigado pela sua opinião!',
  failed: 'Sua opinião não foi enviada.',
};
