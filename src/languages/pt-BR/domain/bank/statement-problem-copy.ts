import type {
  BANK_FILE_PROBLEM_WORDS as englishBANK_FILE_PROBLEM_WORDS,
  LINE_PROBLEM_WORDS as englishLINE_PROBLEM_WORDS,
  statementProblemCopy as englishStatementProblemCopy,
} from '#domain/bank/statement-problem-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const BANK_FILE_PROBLEM_WORDS: Words<typeof englishBANK_FILE_PROBLEM_WORDS> = {
  empty: 'Este arquivo está vazio.',
  kind: 'Isto não é um extrato bancário que possa ser lido. Baixe-o do seu banco como CAMT.053, MT940, OFX, QIF ou CSV.',
  camt_052: 'Este é um relatório do dia em curso (camt.052), que ainda muda. Baixe o extrato (camt.053).',
  camt_054:
    'Este é um aviso sobre lançamentos avulsos (camt.054), não um extrato. Baixe o extrato (camt.053).',
  mt942: 'Este é um relatório do dia em curso (MT942), que ainda muda. Baixe o extrato (MT940).',
  bai2: 'Este é um arquivo BAI2, que não pode ser lido. Baixe o extrato como CSV ou OFX.',
  card_statement:
    'Este é o extrato de um cartão de crédito, onde não chegam repasses. Baixe o da conta para a qual eles vão.',
  doctype:
    'Este arquivo declara partes próprias, o que nenhum banco faz. Ele não foi aberto. Baixe-o do seu banco de novo e escolha o novo.',
  damaged: 'Este arquivo está danificado. Baixe-o do seu banco de novo e escolha o novo.',
  cut_off: 'Este arquivo termina no meio. Baixe-o do seu banco de novo e escolha o novo.',
  no_account_currency:
    'Este arquivo não informa a moeda da conta. Baixe-o em outro formato ou indique as colunas.',
  no_lines: 'Não há nenhum lançamento neste arquivo. Escolha outros dias no seu banco.',
  too_many_lines:
    'Este arquivo tem mais de 200.000 linhas. Baixe menos dias por vez e escolha esses arquivos juntos.',
  zip: 'Não é possível descompactar este arquivo: está danificado, protegido por senha ou é grande demais. Descompacte-o no seu computador e escolha os arquivos dele.',
  mail: 'Este e-mail não tem nenhum anexo que possa ser um extrato. Salve o extrato que o seu banco enviou e escolha-o.',
  too_heavy:
    'Ler este arquivo leva tempo demais ou memória demais. Baixe menos dias por vez e escolha esses arquivos juntos.',
};

export const LINE_PROBLEM_WORDS: Words<typeof englishLINE_PROBLEM_WORDS> = {
  day: 'nenhum dia que possa ser lido',
  amount: 'nenhum valor que possa ser lido',
  decimals: 'mais casas decimais do que a moeda tem',
  currency: 'nenhuma moeda conhecida',
  other_currency: 'uma moeda diferente da moeda da conta',
  sign: 'nada diz se o dinheiro entrou ou saiu',
  cells: 'menos colunas do que o cabeçalho',
};

export const statementProblemCopy: Words<typeof englishStatementProblemCopy> = {
  onLine: (line, problem) => `Linha ${line}: ${problem}`,
};
