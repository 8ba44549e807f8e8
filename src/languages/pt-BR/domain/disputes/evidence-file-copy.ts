import type { FILE_PROBLEM_WORDS as english } from '#domain/disputes/evidence-file-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const FILE_PROBLEM_WORDS: Words<typeof english> = {
  empty: 'Este arquivo está vazio.',
  kind: 'Só arquivos PDF, PNG e JPEG podem ser enviados ao banco.',
  mismatch: 'O conteúdo deste arquivo não é o que o nome diz. Salve-o de novo como PDF, PNG ou JPEG.',
  damaged:
    'Este arquivo está danificado ou incompleto. Abra-o no seu computador, salve-o de novo e escolha o novo.',
  tail: 'Há algo mais depois do fim deste arquivo. Abra-o no seu computador, salve-o de novo e escolha o novo.',
  dimensions:
    'Esta imagem tem mais de 25 milhões de pixels (5.000 × 5.000) ou um lado com mais de 65.535. Salve uma cópia menor e escolha essa.',
  unreadable:
    'Abrir este arquivo leva tempo demais ou memória demais. Salve uma cópia menor, ou salve-o como PDF, e escolha essa.',
};
