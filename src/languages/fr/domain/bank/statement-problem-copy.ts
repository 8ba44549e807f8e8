import type {
  BANK_FILE_PROBLEM_WORDS as englishBANK_FILE_PROBLEM_WORDS,
  LINE_PROBLEM_WORDS as englishLINE_PROBLEM_WORDS,
  statementProblemCopy as englishStatementProblemCopy,
} from '#domain/bank/statement-problem-copy.ts';
import { figure } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const BANK_FILE_PROBLEM_WORDS: Words<typeof englishBANK_FILE_PROBLEM_WORDS> = {
  empty: 'Ce fichier est vide.',
  kind: 'Ce n’est pas un relevé bancaire lisible. Téléchargez-le auprès de votre banque en CAMT.053, MT940, OFX, QIF ou CSV.',
  camt_052:
    'C’est un rapport de la journée en cours (camt.052), qui change encore. Téléchargez plutôt le relevé (camt.053).',
  camt_054:
    'C’est un avis sur des écritures isolées (camt.054), pas un relevé. Téléchargez plutôt le relevé (camt.053).',
  mt942:
    'C’est un rapport de la journée en cours (MT942), qui change encore. Téléchargez plutôt le relevé (MT940).',
  bai2: 'C’est un fichier BAI2, qui ne peut pas être lu. Téléchargez plutôt le relevé en CSV ou OFX.',
  card_statement:
    'C’est le relevé d’une carte de crédit, où aucun virement n’arrive. Téléchargez celui du compte qui les reçoit.',
  doctype:
    'Ce fichier déclare ses propres éléments, ce que ne fait aucune banque. Il n’a pas été ouvert. Téléchargez-le de nouveau auprès de votre banque et choisissez le nouveau.',
  damaged:
    'Ce fichier est endommagé. Téléchargez-le de nouveau auprès de votre banque et choisissez le nouveau.',
  cut_off:
    'Ce fichier s’arrête au milieu. Téléchargez-le de nouveau auprès de votre banque et choisissez le nouveau.',
  no_account_currency:
    'Ce fichier n’indique pas la devise du compte. Téléchargez-le dans un autre format, ou choisissez vous-même les colonnes.',
  no_lines: 'Ce fichier ne contient aucune écriture. Choisissez d’autres jours auprès de votre banque.',
  too_many_lines:
    'Ce fichier a plus de 200 000 lignes. Téléchargez moins de jours à la fois et choisissez ces fichiers ensemble.',
  zip: 'Cette archive ne peut pas être décompressée : elle est endommagée, protégée par un mot de passe ou trop volumineuse. Décompressez-la sur votre ordinateur et choisissez les fichiers qu’elle contient.',
  mail: 'Aucun fichier joint à cet e-mail ne peut être un relevé. Enregistrez le relevé envoyé par votre banque et choisissez-le.',
  too_heavy:
    'Ce fichier demande trop de temps ou de mémoire à lire. Téléchargez moins de jours à la fois et choisissez ces fichiers ensemble.',
};

export const LINE_PROBLEM_WORDS: Words<typeof englishLINE_PROBLEM_WORDS> = {
  day: 'aucun jour lisible',
  amount: 'aucun montant lisible',
  decimals: 'plus de décimales que la devise n’en a',
  currency: 'aucune devise connue',
  other_currency: 'une autre devise que celle du compte',
  sign: 'rien n’indique si l’argent est entré ou sorti',
  cells: 'moins de colonnes que l’en-tête',
};

export const statementProblemCopy: Words<typeof englishStatementProblemCopy> = {
  onLine: (line, problem) => `Ligne ${figure(line)} : ${problem}`,
};
