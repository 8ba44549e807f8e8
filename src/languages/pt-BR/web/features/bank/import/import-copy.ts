import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { importCopy as english } from '#web/features/bank/import/import-copy.ts';

export const importCopy: Words<typeof english> = {
  title: 'Importar extratos bancários',
  choose: 'Extratos',
  kinds: 'CAMT.053, MT940, OFX, QIF ou CSV, ou um ZIP com eles, de até 32 MB cada. Vários de uma vez.',
  accept: '.xml,.zip,.sta,.mt940,.940,.txt,.ofx,.qfx,.qif,.csv',
  cancel: 'Cancelar',
  done: 'Concluído',
  importFiles: (count) =>
    plural(count, { one: `Importar ${count} arquivo`, other: `Importar ${figure(count)} arquivos` }),
  nothingToImport: 'Importar',
  remove: (name) => `Remover ${name}`,
  reading: 'Lendo…',
  failed: 'Este arquivo não foi importado.',
  states: {
    refused: 'Não pode ser lido',
    imported: 'Já importado',
    asks: 'Precisa de uma resposta',
    unreadable: 'Não pode ser lido',
    needs_review: 'Precisa de revisão',
    ready: 'Pronto',
  },
  importedState: 'Importado',

  alreadyImported: (name, when) => `Já importado como “${name}” em ${when}. Nada seria adicionado.`,
  doneWords: (added, known) => `Linhas novas adicionadas: ${added}. Já conhecidas: ${known}.`,
  unreadable: (count) =>
    plural(count, {
      one: `${count} linha não pode ser lida, por isso nada deste arquivo é importado. Baixe-o de novo no seu banco.`,
      other: `${figure(count)} linhas não podem ser lidas, por isso nada deste arquivo é importado. Baixe-o de novo no seu banco.`,
    }),
  difference: (amount) =>
    `As linhas não somam o saldo final: faltam ou sobram ${amount}. Baixe o arquivo de novo no seu banco ou importe-o como está.`,
  isAccepted: 'Importar mesmo que não feche. O registro de auditoria dirá que fui eu.',

  facts: {
    format: 'Formato',
    encoding: 'Codificação',
    account: 'Conta',
    days: 'Dias',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
  },
  newAccount: 'nova',
  moreStatements: (count) => `e outros extratos: ${count}`,
  counts: {
    new: 'Novas',
    known: 'Conhecidas',
    pending: 'Pendentes',
    unreadable: 'Ilegíveis',
    refused: 'Deixadas de fora',
  },
  addsUp: 'O saldo inicial e as linhas dão o saldo final.',
  notTold: 'Este arquivo não informa os dois saldos, por isso eles não provam nada.',

  rows: 'Linhas deste arquivo',
  showRows: (count) => `Mostrar as linhas (${count})`,
  someRows: 'De um arquivo longo são mostradas as primeiras linhas de cada status.',
  rowStates: {
    new: 'Nova',
    known: 'Conhecida',
    pending: 'Pendente',
    unreadable: 'Ilegível',
  },
  columns: { line: 'Linha', state: 'Status', day: 'Data do lançamento', text: 'Texto', amount: 'Valor' },

  asksAccount: 'Este arquivo não diz de qual conta é.',
  account: 'Conta',
  chooseAccount: 'Escolha uma conta',
  otherAccount: 'Outra conta…',
  accountName: 'Nome da conta',
  accountNameHelp: 'Como você a chama, por exemplo “Conta corrente”.',
  currency: 'Moeda',
  dayOrder: 'Como os dias estão escritos neste arquivo?',
  dayOrders: {
    dmy: 'Dia primeiro: 31/12/2026',
    mdy: 'Mês primeiro: 12/31/2026',
    ymd: 'Ano primeiro: 2026-12-31',
  },
  decimal: 'Como os valores estão escritos neste arquivo?',
  decimals: { '.': 'Com ponto: 1,234.56', ',': 'Com vírgula: 1.234,56' },
  continue: 'Continuar',

  columnsTitle: 'O que contêm as colunas deste arquivo?',
  columnsText:
    'Nenhum banco que conhecemos escreve arquivos como este. Sua resposta é lembrada para o próximo arquivo com estas colunas.',
  column: (number) => `Coluna ${number}`,
  roles: {
    booked: 'Data do lançamento',
    valued: 'Data-valor',
    amount: 'Valor com sinal',
    out: 'Saídas',
    in: 'Entradas',
    direction: 'Débito ou crédito',
    currency: 'Moeda',
    balance: 'Saldo posterior',
    status: 'Status',
    account: 'Conta própria',
    reference: 'Referência do banco',
    end_to_end: 'Referência de ponta a ponta',
    name: 'De ou para',
    counterparty: 'Conta da outra parte',
    type: 'Tipo de lançamento',
  },
  text: 'Texto',
  unused: 'Não usada',
  missing: {
    booked: 'Diga qual coluna contém a data do lançamento.',
    amount: 'Diga qual coluna contém o valor, ou quais duas contêm as saídas e as entradas.',
  },
  livePreview: 'Assim são lidas as primeiras linhas',
  cannotRead: (problem, line) => `Assim não pode ser lido: ${problem} (${line})`,
};
