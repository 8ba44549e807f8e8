import type * as english from '#contract/kit/matching-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const matchingFailuresCopy: Words<typeof english.matchingFailuresCopy> = {
  bank_match_gone:
    'Dit is intussen gewijzigd: de regel of de uitbetaling heeft een andere match, of het voorstel is ingetrokken. Bekijk de lijst opnieuw; er is niets gewijzigd.',
  bank_difference_unexplained:
    'De bank toont een ander bedrag dan is overgemaakt. Geef aan waar het verschil is gebleven voordat je bevestigt.',
  bank_line_missing: 'Deze bankregel bestaat niet. Misschien is die samen met het bestand verwijderd.',
  bank_sender_missing:
    'Deze afzender is niet meer bekend: te weinig regels ervan zijn bevestigd. Bekijk de lijst opnieuw; er is niets gewijzigd.',
};

export const matchImpossibleCopy: Words<typeof english.matchImpossibleCopy> = {
  several_with_several:
    'Match één regel met meerdere uitbetalingen, of meerdere regels met één uitbetaling, niet meerdere met meerdere.',
  other_currency: 'De regels en uitbetalingen zijn in verschillende valuta’s. Kies die van één valuta.',
  other_direction:
    'De regel schrijft geld af terwijl de uitbetaling het bijschrijft, of andersom. Kies een andere regel.',
};
