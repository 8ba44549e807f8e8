import type {
  atBankCopy as englishAtBankCopy,
  DIFFERENCE_WORDS as englishDIFFERENCE_WORDS,
  SEEN_WORDS as englishSeenWords,
} from '#domain/bank/at-bank-words-copy.ts';
import { figure, listed, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const DIFFERENCE_WORDS: Words<typeof englishDIFFERENCE_WORDS> = {
  bank_fee: 'Frais retenus par la banque',
  exchange: 'Change de devises',
  other: 'Expliqué à la main',
};

export const SEEN_WORDS: Words<typeof englishSeenWords> = {
  seen: 'Sur un relevé',
  unseen: 'Sur aucun relevé pour l’instant',
};

export const atBankCopy: Words<typeof englishAtBankCopy> = {
  line: (line, file) => `ligne ${figure(line)} de ${file}`,
  lines: (lines, file) => `lignes ${listed(lines.map(figure))} de ${file}`,
  places: (places) => places.join(', '),
  since: (day, where) => `depuis le ${day}, ${where}`,
  on: (day, where) => `le ${day}, ${where}`,
  less: (difference) => `La banque indique ${difference} de moins`,
  more: (difference) => `La banque indique ${difference} de plus`,
  matched: 'À votre banque',
  expected: (day) => `Attendu le ${day}`,
  noStatement: 'Pas encore de relevé',
  forThatDay: 'pour ce jour-là',
  noStatementAdvice: (day) =>
    `Il est attendu au plus tard le ${day}. Importez le relevé de votre banque qui couvre ce jour ; rien n’est en retard avant cela.`,
  missing: (days) =>
    plural(days, { one: `En retard, ${days} jour`, other: `En retard, ${figure(days)} jours` }),
  missingAdvice: (day) =>
    `Il était attendu au plus tard le ${day}, et aucune ligne de vos relevés ne correspond à ce virement. Voyez si une ligne attend dans À rapprocher, et si le relevé du bon compte a été importé. Si rien n’y fait, interrogez votre banque en indiquant la référence bancaire de ce virement.`,
  suggested: 'À confirmer',
  nearlyAdvice:
    'Une ligne de votre relevé correspond presque à ce virement. Indiquez où est passée la différence, ou que c’est un autre virement.',
  suggestedAdvice:
    'Une ligne de votre relevé correspond peut-être à ce virement. Confirmez-la, ou indiquez que c’est un autre virement.',
  returned: 'Renvoyé par votre banque',
  returnedAdvice:
    'L’argent a quitté de nouveau votre compte. Il revient dans votre solde et part avec un prochain virement.',
};
