import type * as english from '#domain/bank/at-bank-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';

export const DIFFERENCE_WORDS: Words<typeof english.DIFFERENCE_WORDS> = {
  bank_fee: 'Door de bank als kosten ingehouden',
  exchange: 'Omwisseling van valuta',
  other: 'Handmatig verklaard',
};

export const SEEN_WORDS: Words<typeof english.SEEN_WORDS> = {
  seen: 'Op een afschrift',
  unseen: 'Nog op geen afschrift',
};

export const atBankCopy: Words<typeof english.atBankCopy> = {
  line: (line, file) => `regel ${line} van ${file}`,
  lines: (lines, file) => `regels ${lines.join(', ')} van ${file}`,
  places: (places) => places.join(', '),
  since: (day, where) => `sinds ${day}, ${where}`,
  on: (day, where) => `op ${day}, ${where}`,
  less: (difference) => `Bank toont ${difference} minder`,
  more: (difference) => `Bank toont ${difference} meer`,
  matched: 'Bij je bank',
  expected: (day) => `Uiterlijk ${day} verwacht`,
  noStatement: 'Nog geen afschrift',
  forThatDay: 'voor die dag',
  noStatementAdvice: (day) =>
    `De uitbetaling wordt uiterlijk ${day} verwacht. Importeer het afschrift van je bank waar deze dag in zit; tot die tijd is niets te laat.`,
  missing: (days) => plural(days, { one: 'Te laat, 1 dag', other: `Te laat, ${figure(days)} dagen` }),
  missingAdvice: (day) =>
    `Die werd uiterlijk ${day} verwacht, en geen regel van je afschriften is deze uitbetaling. Kijk of er een regel wacht onder ‘Te matchen’, en of het afschrift van de juiste rekening is geïmporteerd. Helpt geen van beide, vraag het dan aan je bank en noem de bankreferentie van deze uitbetaling.`,
  suggested: 'Te bevestigen',
  nearlyAdvice:
    'Een regel van je afschrift is bijna deze uitbetaling. Geef aan waar het verschil is gebleven, of dat het een andere is.',
  suggestedAdvice:
    'Een regel van je afschrift kan deze uitbetaling zijn. Bevestig het, of geef aan dat het een andere is.',
  returned: 'Teruggestuurd door je bank',
  returnedAdvice:
    'Het geld is weer van je rekening afgeschreven. Het komt terug op je saldo en gaat mee met een latere uitbetaling.',
};
