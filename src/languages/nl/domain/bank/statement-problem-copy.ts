import type * as english from '#domain/bank/statement-problem-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const BANK_FILE_PROBLEM_WORDS: Words<typeof english.BANK_FILE_PROBLEM_WORDS> = {
  empty: 'Dit bestand is leeg.',
  kind: 'Dit is geen bankafschrift dat kan worden gelezen. Download het bij je bank als CAMT.053, MT940, OFX, QIF of CSV.',
  camt_052:
    'Dit is een rapport van de lopende dag (camt.052), dat nog verandert. Download in plaats daarvan het afschrift (camt.053).',
  camt_054:
    'Dit is een melding over losse boekingen (camt.054), en geen afschrift. Download in plaats daarvan het afschrift (camt.053).',
  mt942:
    'Dit is een rapport van de lopende dag (MT942), dat nog verandert. Download in plaats daarvan het afschrift (MT940).',
  bai2: 'Dit is een BAI2-bestand, dat niet kan worden gelezen. Download het afschrift als CSV of OFX.',
  card_statement:
    'Dit is het afschrift van een creditcard, waarop geen uitbetalingen aankomen. Download dat van de rekening waar ze heen gaan.',
  doctype:
    'Dit bestand legt eigen onderdelen vast, wat geen bank doet. Het is niet geopend. Download het opnieuw bij je bank en kies het nieuwe.',
  damaged: 'Dit bestand is beschadigd. Download het opnieuw bij je bank en kies het nieuwe.',
  cut_off: 'Dit bestand breekt halverwege af. Download het opnieuw bij je bank en kies het nieuwe.',
  no_account_currency:
    'In dit bestand staat niet in welke valuta de rekening is. Download het in een ander formaat, of kies zelf de kolommen.',
  no_lines: 'In dit bestand staat geen boeking. Kies bij je bank andere dagen.',
  too_many_lines:
    'Dit bestand heeft meer dan 200.000 regels. Download minder dagen per keer en kies die bestanden samen.',
  zip: 'Dit archief kan niet worden uitgepakt: het is beschadigd, met een wachtwoord vergrendeld of te groot. Pak het uit op je computer en kies de bestanden die erin zitten.',
  mail: 'Bij deze e-mail zit geen bijlage die een afschrift kan zijn. Sla het afschrift op dat je bank stuurde en kies dat.',
  too_heavy:
    'Dit bestand lezen kost te veel tijd of geheugen. Download minder dagen per keer en kies die bestanden samen.',
};

export const LINE_PROBLEM_WORDS: Words<typeof english.LINE_PROBLEM_WORDS> = {
  day: 'geen leesbare dag',
  amount: 'geen leesbaar bedrag',
  decimals: 'meer decimalen dan de valuta heeft',
  currency: 'geen bekende valuta',
  other_currency: 'een andere valuta dan die van de rekening',
  sign: 'er staat niet bij of het geld kwam of ging',
  cells: 'minder kolommen dan de kop heeft',
};

export const statementProblemCopy: Words<typeof english.statementProblemCopy> = {
  onLine: (line, problem) => `Regel ${line}: ${problem}`,
};
