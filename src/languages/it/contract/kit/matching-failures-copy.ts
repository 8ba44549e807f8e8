import type * as english from '#contract/kit/matching-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const matchingFailuresCopy: Words<typeof english.matchingFailuresCopy> = {
  bank_match_gone:
    'Nel frattempo è cambiato qualcosa: la riga o il bonifico ha un altro abbinamento, o il suggerimento è stato ritirato. Guarda di nuovo l’elenco; non è stato modificato nulla.',
  bank_difference_unexplained:
    'La banca mostra un importo diverso da quello inviato. Indica dove è finita la differenza prima di confermare.',
  bank_line_missing: 'Questa riga bancaria non c’è. Potrebbe essere stata rimossa con il suo file.',
  bank_sender_missing:
    'Questo mittente non è più noto: troppo poche delle sue righe sono confermate. Guarda di nuovo l’elenco; non è stato modificato nulla.',
};

export const matchImpossibleCopy: Words<typeof english.matchImpossibleCopy> = {
  several_with_several:
    'Abbina una riga a più bonifici, o più righe a un bonifico, non più righe a più bonifici.',
  other_currency: 'Righe e bonifici sono in valute diverse. Scegli quelli di una sola valuta.',
  other_direction: 'La riga è un’uscita mentre il bonifico è un’entrata, o viceversa. Scegli un’altra riga.',
};
