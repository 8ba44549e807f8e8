import type {
  atBankCopy as englishAtBankCopy,
  DIFFERENCE_WORDS as englishDIFFERENCE_WORDS,
  SEEN_WORDS as englishSeenWords,
} from '#domain/bank/at-bank-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';

export const DIFFERENCE_WORDS: Words<typeof englishDIFFERENCE_WORDS> = {
  bank_fee: 'Retido pelo banco como tarifa',
  exchange: 'Câmbio de moedas',
  other: 'Explicado manualmente',
};

export const SEEN_WORDS: Words<typeof englishSeenWords> = {
  seen: 'Em um extrato',
  unseen: 'Ainda em nenhum extrato',
};

export const atBankCopy: Words<typeof englishAtBankCopy> = {
  line: (line, file) => `linha ${line} de ${file}`,
  lines: (lines, file) => `linhas ${lines.join(', ')} de ${file}`,
  places: (places) => places.join(', '),
  since: (day, where) => `desde ${day}, ${where}`,
  on: (day, where) => `em ${day}, ${where}`,
  less: (difference) => `O banco mostra ${difference} a menos`,
  more: (difference) => `O banco mostra ${difference} a mais`,
  matched: 'No seu banco',
  expected: (day) => `Previsto até ${day}`,
  noStatement: 'Ainda sem extrato',
  forThatDay: 'para esse dia',
  noStatementAdvice: (day) =>
    `Está previsto até ${day}. Importe o extrato do seu banco que inclui esse dia; antes disso, nada está em atraso.`,
  missing: (days) =>
    plural(days, { one: `Em atraso há ${days} dia`, other: `Em atraso há ${figure(days)} dias` }),
  missingAdvice: (day) =>
    `Era esperado até ${day}, e nenhuma linha dos seus extratos corresponde a este repasse. Veja se há uma linha à espera em A conciliar e se o extrato da conta certa foi importado. Se nada disso ajudar, fale com o seu banco e informe o ID de referência bancária deste repasse.`,
  suggested: 'A confirmar',
  nearlyAdvice:
    'Uma linha do seu extrato quase corresponde a este repasse. Diga para onde foi a diferença ou que se trata de outro.',
  suggestedAdvice: 'Uma linha do seu extrato pode ser este repasse. Confirme ou diga que se trata de outro.',
  returned: 'Devolvido pelo seu banco',
  returnedAdvice:
    'O dinheiro saiu da sua conta de novo. Ele volta para o seu saldo e sai com um repasse posterior.',
};
