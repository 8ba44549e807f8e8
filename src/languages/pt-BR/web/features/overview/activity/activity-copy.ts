import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/pt-BR/speech.ts';
import type {
  activityChartCopy as englishActivityChartCopy,
  activityCopy as englishActivityCopy,
  surveyCopy as englishSurveyCopy,
} from '#web/features/overview/activity/activity-copy.ts';

export const activityCopy: Words<typeof englishActivityCopy> = {
  title: 'Atividade de pagamentos',
  period: 'Período',
  failed: 'Erro ao obter os dados da atividade de pagamentos.',
  emptyTitle: 'Nenhum pagamento… ainda!',
  emptyText: 'Assim que alguém pagar, este quadro mostra o que você vendeu, devolveu e pagou em tarifas.',
  emptyAction: 'Abrir sua loja',
  volume: 'Volume total',
  charges: 'Cobranças',
  refunds: 'Reembolsos',
  disputes: 'Disputas',
  fees: 'Tarifas',
  net: 'Líquido',
  netNote: 'Volume menos tarifas',
  volumeHint: 'Sobre o volume total',
  volumeText: 'Cobranças menos reembolsos e disputas, antes das tarifas.',
  change: (words, range) => `${words} em relação a ${range}`,
  payments: (count, shown) => plural(count, { one: `${shown} pagamento`, other: `${shown} pagamentos` }),
  refundCount: (count, shown) => plural(count, { one: `${shown} reembolso`, other: `${shown} reembolsos` }),
  disputeCount: (count, shown) =>
    plural(count, { one: `${shown} movimentação`, other: `${shown} movimentações` }),
  ofVolume: (percent) => `${percent} das cobranças`,
  todaySoFar: (volume) => `Hoje, até agora: ${volume}. Ainda não está entre estes dias.`,
  showToday: 'Mostrar hoje',
  custom: 'Período personalizado',
  days: 'Dias',
  compare: 'Comparar com',
  comparisons: {
    previous: 'Em relação ao período anterior',
    year: 'Em relação ao ano anterior',
  },
  report: 'Abrir o relatório',
  zone: (range, zone) => `${range}, ${zone}`,
  presets: {
    today: 'Hoje',
    last_7_days: 'Últimos 7 dias',
    last_4_weeks: 'Últimas 4 semanas',
    last_3_months: 'Últimos 3 meses',
    last_12_months: 'Últimos 12 meses',
    month_to_date: 'Acumulado do mês',
    quarter_to_date: 'Acumulado do trimestre',
    year_to_date: 'Acumulado do ano',
    all_time: 'Desde o início',
  },
};

export const activityChartCopy: Words<typeof englishActivityChartCopy> = {
  titles: {
    hour: 'Volume por hora',
    day: 'Volume por dia',
    week: 'Volume por semana',
    month: 'Volume por mês',
  },
  sentence: (first, last, peak, at) =>
    `Gráfico de linhas. O volume foi de ${first} a ${last}, com pico de ${peak}: ${at}.`,
  nothing: 'Gráfico de linhas. Não houve volume neste período.',
  weekOf: (day) => `Semana de ${day}`,
  from: (day) => `A partir de ${day}`,
};

export const surveyCopy: Words<typeof englishSurveyCopy> = {
  question: 'Estes números são úteis para você?',
  ratings: {
    'very-unhappy': 'Muito ruim',
    unhappy: 'Ruim',
    neutral: 'Neutro',
    happy: 'Bom',
    'very-happy': 'Muito bom',
  },
  comment: 'O que os tornaria melhores?',
  privacy: 'Sua resposta fica nos registros da sua própria loja.',
  cancel: 'Cancelar',
  send: 'Enviar',
  thanks: 'Agradecemos a sua opinião!',
  failed: 'Ocorreu um erro ao enviar a pesquisa. Tente de novo.',
};
