import type { Words } from '#languages/kit/words.ts';
import { RULE_NAMES } from '#languages/pt-BR/domain/fraud/rule-names-copy.ts';
import { listed, plural } from '#languages/pt-BR/speech.ts';
import type { fraudLabCopy as english } from '#web/features/fraud-protection/fraud-lab-copy.ts';
import { countWords } from '#web/shared/store-format.ts';

const payments = (count: number): string =>
  plural(count, { one: `${count} pagamento`, other: `${countWords(count)} pagamentos` });

export const fraudLabCopy: Words<typeof english> = {
  title: 'Laboratório antifraude',
  window: 'Histórico usado',
  days: { 30: 'Últimos 30 dias', 90: 'Últimos 90 dias', 365: 'Últimos 12 meses' },
  ruleNames: RULE_NAMES,
  lead: (count) =>
    count === 1
      ? 'O que estas regras teriam feito com o único pagamento com cartão que você recebeu on-line.'
      : `O que estas regras teriam feito com os seus ${countWords(count)} pagamentos com cartão on-line.`,
  emptyTitle: 'Ainda não há pagamentos a examinar',
  emptyText:
    'Quando os clientes pagarem com cartão na sua loja, aqui aparece o que as suas regras teriam feito com os pagamentos deles.',
  noRules: 'Ative um filtro para ver o que ele teria feito.',
  failed: 'O laboratório não conseguiu examinar seus pagamentos.',
  loading: 'Examinando seus pagamentos',
  recounting: 'Recalculando',
  counted: (held, blocked) =>
    `${plural(held, { one: `${held} pagamento seria retido`, other: `${countWords(held)} pagamentos seriam retidos` })}, ${plural(blocked, { one: `${blocked} seria bloqueado`, other: `${countWords(blocked)} seriam bloqueados` })}.`,
  held: 'Retidos para análise',
  blocked: 'Bloqueados',
  ofPayments: (share) => `${share} dos pagamentos`,
  disputes: 'Disputas detectadas',
  ofAll: (caught, all) => `${countWords(caught)} de ${countWords(all)}`,
  disputed: (amounts) => `${amounts} em disputa`,
  noDisputes: 'Nenhuma neste período',
  returning: 'Clientes recorrentes',
  returningHeld: 'teriam esperado',
  returningMet: 'teriam esbarrado em uma regra',
  byRule: 'Por regra',
  ruleHeld: (count) => plural(count, { one: `${count} retido`, other: `${countWords(count)} retidos` }),
  ruleBlocked: (count) =>
    plural(count, { one: `${count} bloqueado`, other: `${countWords(count)} bloqueados` }),
  unknown: (count) => `Sem dados para ${payments(count)}.`,
  otherCurrencies: (count) =>
    plural(count, {
      one: `${count} pagamento em outra moeda não é contado aqui.`,
      other: `${countWords(count)} pagamentos em outras moedas não são contados aqui.`,
    }),
  affected: (amounts) => `${amounts} em vendas afetadas`,
  andMore: (amounts, count) =>
    listed([
      ...amounts,
      plural(count, { one: `mais ${count} moeda`, other: `mais ${countWords(count)} moedas` }),
    ]),
  see: (count) => (count === 1 ? 'Ver o pagamento' : `Ver os ${countWords(count)} pagamentos`),
  previewLabel: 'Só prévia',
  preview: 'Nada muda até você salvar. Os pagamentos do ambiente de testes seguem as mesmas regras.',
  list: {
    title: (count) =>
      plural(count, { one: `${count} pagamento afetado`, other: `${countWords(count)} pagamentos afetados` }),
    newest: (shown) => `São mostrados os mais recentes: ${countWords(shown)}.`,
    close: 'Fechar',
    label: 'Pagamentos afetados',
    payment: 'Pagamento',
    date: 'Data',
    amount: 'Valor',
    rules: 'Regras',
    outcome: 'Resultado',
    review: 'Retido',
    block: 'Bloqueado',
    disputed: 'Disputado depois',
    order: (number) => `Pedido #${number}`,
    nobody: 'Alguém sem nome',
  },
  score: {
    title: 'Balanço das regras',
    table: 'O que cada regra fez',
    lead: 'O que as suas regras fizeram de verdade e no que deu.',
    none: 'Nenhuma regra reteve ou bloqueou um pagamento neste período.',
    failed: 'Não foi possível ler o balanço.',
    rule: 'Regra',
    held: 'Retidos',
    blocked: 'Bloqueados',
    approved: 'Aprovados',
    refused: 'Recusados',
    lapsed: 'Vencidos',
    waiting: 'Em espera',
    disputed: 'Aprovados e depois disputados',
    stopped: 'Não chegaram a ser cobrados',
    nothing: 'Nada',
  },
};
