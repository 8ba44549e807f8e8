import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { bankMatchingCopy as english } from '#web/features/bank-matching/bank-matching-copy.ts';

const VIEWS: Readonly<Record<string, string>> = {
  suggested: 'A\u00a0confirmar',
  unknown: 'Desconhecidas',
  matched: 'Conciliadas',
  not_ours: 'Não são nossas',
};

export const bankMatchingCopy: Words<typeof english> = {
  title: 'A conciliar',
  lead: 'Qual linha dos seus extratos bancários corresponde a qual repasse. O que é certo até o centavo é conciliado automaticamente; o resto espera aqui por você.',
  filter: 'Quais são mostradas',
  view: (view, count) => `${VIEWS[view] ?? view} (${count})`,
  table: 'Linhas do extrato e repasses',
  columns: { line: 'Linha do extrato', payout: 'Repasse', reason: 'Por quê', actions: 'Ações' },
  on: (amount, day) => `${amount} em ${day}`,
  lineAt: (file, number, account) => `linha ${number} de ${file}, ${account}`,
  expected: (day) => `previsto para ${day}`,
  withDay: (what, day) => `${what}, ${day}`,
  payoutOf: (amount) => `Repasse de ${amount}`,
  returnOf: (amount) => `Devolução do repasse de ${amount}`,
  noPayout: 'Nenhum repasse corresponde',
  reasons: {
    reference: 'A linha cita este repasse, e o valor é o mesmo.',
    reversal: 'Seu banco retirou a linha com que este repasse veio.',
    only_pair: 'Mesmo valor, na hora certa, e não poderia ser nenhum outro.',
    far_day: 'Mesmo valor, mas a vários dias da data prevista.',
    no_alias: 'Mesmo valor, mas a linha não está escrita como os seus repasses.',
    other_account: 'Mesmo valor, mas em uma conta diferente daquela para a qual o repasse foi enviado.',
    names_other: 'Mesmo valor, mas a linha cita outro repasse.',
    could_be_sum: 'Mesmo valor, mas também poderiam ser vários repasses juntos, ou parte de um.',
    several: 'Mesmo valor que outros: escolha o certo.',
    many_payouts: 'Estes repasses somam exatamente a linha.',
    many_lines: 'Estas linhas somam exatamente o repasse.',
    differs: 'Escrita como os seus repasses, e com quase o mesmo valor.',
    by_hand: 'Conciliada manualmente.',
  },
  ways: (count) => `Uma de ${figure(count)} possibilidades.`,
  less: (amount) => `O banco mostra ${amount} a menos.`,
  more: (amount) => `O banco mostra ${amount} a mais.`,

  confirm: 'Confirmar',
  confirmOf: (what) => `Confirmar: ${what}`,
  explain: 'Explicar a diferença',
  explainOf: (what) => `Explicar a diferença: ${what}`,
  wrong: 'Não é este repasse',
  wrongOf: (what) => `Não é este repasse: ${what}`,
  undo: 'Desfazer',
  undoOf: (what) => `Desfazer: ${what}`,
  notOurs: 'Não é nossa',
  notOursOf: (what) => `Não é nossa: ${what}`,
  restore: 'Restaurar',
  restoreOf: (what) => `Restaurar: ${what}`,
  byHand: 'Conciliar manualmente',
  byHandOf: (what) => `Conciliar manualmente: ${what}`,
  rowName: (line, payout) => `${line} e ${payout}`,

  selected: (count) => plural(count, { one: `${count} escolhida`, other: `${figure(count)} escolhidas` }),
  confirmSelected: (count) =>
    plural(count, {
      one: `Confirmar ${count} conciliação`,
      other: `Confirmar ${figure(count)} conciliações`,
    }),

  matched: (lines, sums, payouts) =>
    plural(lines, {
      one: `${lines} linha conciliada, ${sums}: ${payouts}.`,
      other: `${figure(lines)} linhas conciliadas, ${sums}: ${payouts}.`,
    }),
  manyPayouts: (count) => `${figure(count)} repasses`,
  done: {
    undo: 'Desfeita. Este par não será sugerido de novo.',
    not_ours: 'A linha não é mais sugerida.',
    restore: 'A linha volta a ser considerada.',
    forget: 'Esquecido. O que só era certo por causa deste remetente espera por você de novo.',
    take_up: 'As linhas deste remetente voltam a contar como repasses.',
  },
  senders: {
    title: 'Remetentes aprendidos',
    text: 'As linhas destes remetentes contam como repasses, porque duas ou mais foram confirmadas.',
    failed: 'Não foi possível carregar os remetentes aprendidos.',
    unnamed: 'Remetente sem nome',
    accountEnding: (ending) => `conta com final ${ending}`,
    confirmed: (count, words) =>
      plural(count, { one: `${words} linha confirmada`, other: `${words} linhas confirmadas` }),
    forgotten: 'Esquecido',
    forget: 'Esquecer',
    forgetOf: (who) => `Esquecer ${who}`,
    takeUp: 'Retomar',
    takeUpOf: (who) => `Retomar ${who}`,
  },
  notDone: 'Isso não foi feito.',

  handTitle: 'Conciliar manualmente',
  handText: (line) => `A que repasse corresponde a linha ${line}?`,
  explainTitle: 'Para onde foi a diferença?',
  payout: 'Repasse',
  choosePayout: 'Escolha um repasse',
  noPayouts: 'Todos os repasses nesta moeda já têm a sua linha.',
  reason: 'Para onde foi a diferença',
  chooseReason: 'Escolha um motivo',
  differenceReasons: {
    bank_fee: 'O banco ficou com uma tarifa',
    exchange: 'Câmbio de moedas',
    other: 'Outro motivo',
  },
  note: 'Nota',
  save: 'Conciliar',

  failed: 'Não foi possível carregar as conciliações.',
  empty: {
    suggested: {
      title: 'Você não tem nada pendente',
      text: 'Toda linha que pode ser um repasse está conciliada. O que um novo extrato trouxer e não for certo ficará aqui.',
    },
    unknown: {
      title: 'Nenhuma linha desconhecida',
      text: 'Linhas escritas como os seus repasses que não correspondam a nenhum ficarão aqui.',
    },
    matched: {
      title: 'Nada foi conciliado ainda',
      text: 'Importe um extrato do seu banco. As linhas dele são conciliadas com os seus repasses até o centavo.',
    },
    not_ours: {
      title: 'Nenhuma linha marcada como “Não é nossa”',
      text: 'O que você disser que não é repasse ficará aqui e pode ser restaurado.',
    },
  },
};
