import type {
  matchImpossibleCopy as englishMatchImpossibleCopy,
  matchingFailuresCopy as englishMatchingFailuresCopy,
} from '#contract/kit/matching-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const matchingFailuresCopy: Words<typeof englishMatchingFailuresCopy> = {
  bank_match_gone:
    'Quelque chose a changé entre-temps : la ligne ou le virement est rapproché autrement, ou la proposition a été retirée. Regardez de nouveau la liste ; rien n’a été modifié.',
  bank_difference_unexplained:
    'La banque indique un autre montant que celui envoyé. Indiquez où est passée la différence avant de confirmer.',
  bank_line_missing: 'Cette ligne bancaire n’existe pas. Elle a peut-être été supprimée avec son fichier.',
  bank_sender_missing:
    'Cet émetteur n’est plus connu : trop peu de ses lignes sont confirmées. Regardez de nouveau la liste ; rien n’a été modifié.',
};

export const matchImpossibleCopy: Words<typeof englishMatchImpossibleCopy> = {
  several_with_several:
    'Rapprochez une ligne de plusieurs virements, ou plusieurs lignes d’un virement, pas plusieurs de plusieurs.',
  other_currency:
    'Les lignes et les virements sont dans des devises différentes. Choisissez-les dans une même devise.',
  other_direction:
    'La ligne est un débit alors que le virement est un crédit, ou l’inverse. Choisissez une autre ligne.',
};
