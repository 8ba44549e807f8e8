import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/pt-BR/speech.ts';
import type {
  bankCopy as englishBankCopy,
  bankLinesCopy as englishBankLinesCopy,
  FORMAT_WORDS as englishFORMAT_WORDS,
  STATUS_WORDS as englishSTATUS_WORDS,
} from '#web/features/bank/bank-copy.ts';

export const bankLinesCopy: Words<typeof englishBankLinesCopy> = {
  name: 'Linhas do extrato',
  things: (count) => (count === 1 ? 'linha do extrato' : 'linhas do extrato'),
  failed: 'Não foi possível carregar as linhas do extrato.',
  empty: {
    icon: 'document',
    title: 'Ainda não há linhas do extrato',
    text: 'Baixe um extrato do seu banco e importe-o aqui. Todas as linhas dele aparecerão.',
  },
};

export const FORMAT_WORDS: Words<typeof englishFORMAT_WORDS> = {
  camt: 'CAMT.053',
  mt940: 'MT940',
  ofx: 'OFX',
  qif: 'QIF',
  csv: 'CSV',
};

export const STATUS_WORDS: Words<typeof englishSTATUS_WORDS> = {
  booked: 'Lançada',
  pending: 'Pendente',
};

export const bankCopy: Words<typeof englishBankCopy> = {
  title: 'Banco',
  lead: 'O que o seu banco diz que entrou e saiu, linha por linha, dos extratos que você importa.',
  importStatements: 'Importar extratos',
  toMatch: 'A conciliar',

  accounts: 'Contas',
  accountsFailed: 'Não foi possível carregar as contas.',
  lastStatement: (day) => `Extratos até ${day}`,
  noStatement: 'Ainda sem extrato',
  lineCount: (count, words) => plural(count, { one: `${words} linha`, other: `${words} linhas` }),
  unknownBalance: 'Saldo não informado',
  gap: (after, before, amount) =>
    `Falta um extrato entre ${after} e ${before}: houve ${amount} em movimentações que não constam em nenhum arquivo. Baixe esses dias no seu banco e importe-os.`,

  filters: { date: 'Data do lançamento', account: 'Conta', status: 'Status' },
  search: {
    label: 'Buscar linhas do extrato',
    placeholder: 'Buscar por texto, nome ou referência',
    anything: (text) => `Linhas com “${text}”`,
  },
  columns: {
    booked_on: 'Data do lançamento',
    text: 'Texto',
    counterparty_name: 'De ou para',
    account: 'Conta',
    amount: 'Valor',
    status: 'Status',
    reference: 'Referência bancária',
    file: 'Arquivo',
  },
  noText: 'Sem texto',
  noName: 'Sem nome',
  lineOf: (line, file) => `Linha ${line} de ${file}`,
  reversal: 'Estorno',

  files: 'Arquivos importados',
  filesFailed: 'Não foi possível carregar os arquivos.',
  fileColumns: {
    name: 'Arquivo',
    accounts: 'Conta',
    period: 'Dias',
    lines: 'Linhas novas',
    known: 'Conhecidas',
    imported: 'Importado',
    by: 'Por',
  },
  period: (from, to) => (from === to ? from : `${from} – ${to}`),
  nobody: 'Alguém que saiu',
  offBy: (amount) => `Diferença de ${amount}`,
};
