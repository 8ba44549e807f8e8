import type {
  matchImpossibleCopy as englishMatchImpossibleCopy,
  matchingFailuresCopy as englishMatchingFailuresCopy,
} from '#contract/kit/matching-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const matchingFailuresCopy: Words<typeof englishMatchingFailuresCopy> = {
  bank_match_gone:
    'Isto mudou nesse meio-tempo: a linha ou o repasse foi conciliado de outra forma, ou a sugestão foi retirada. Confira a lista de novo; nada foi alterado.',
  bank_difference_unexplained:
    'O banco mostra um valor diferente do enviado. Diga para onde foi a diferença antes de confirmar.',
  bank_line_missing: 'Esta linha do extrato não existe. Ela pode ter sido removida com o arquivo.',
  bank_sender_missing:
    'Este remetente não é mais conhecido: poucas linhas dele estão confirmadas. Veja a lista de novo; nada foi alterado.',
};

export const matchImpossibleCopy: Words<typeof englishMatchImpossibleCopy> = {
  several_with_several:
    'Concilie uma linha com vários repasses, ou várias linhas com um repasse, não várias com vários.',
  other_currency: 'As linhas e os repasses estão em moedas diferentes. Escolha os de uma mesma moeda.',
  other_direction: 'A linha tira dinheiro e o repasse traz, ou o contrário. Escolha outra linha.',
};
