import type { bankFailuresCopy as english } from '#contract/kit/bank-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure } from '#languages/pt-BR/speech.ts';

export const bankFailuresCopy: Words<typeof english> = {
  bank_file_too_large:
    'Este arquivo tem mais de 32 MB. Baixe menos dias por vez e escolha esses arquivos juntos.',
  bank_file_unreadable: ({ count, line }) =>
    count === 1
      ? `Não é possível ler a linha ${line} deste arquivo, por isso nada foi importado. Baixe-o do seu banco de novo.`
      : `Não é possível ler ${figure(count)} linhas deste arquivo; a primeira é a linha ${line}. Nada foi importado. Baixe-o do seu banco de novo.`,
  bank_file_asks:
    'Este arquivo não informa tudo o que é necessário. Abra a prévia, responda ao que é perguntado e só então importe.',
  bank_file_imported: ({ name }) => `Este arquivo já foi importado, como “${name}”. Nada foi adicionado.`,
  bank_file_difference:
    'As linhas deste arquivo não somam o saldo final, por isso nada foi importado. Confira a prévia; se quiser importar mesmo assim, indique isso lá.',
  bank_account_currency: ({ account, file }) =>
    `A conta que você escolheu é em ${account.toUpperCase()} e este arquivo é em ${file.toUpperCase()}. Escolha outra conta.`,
};
