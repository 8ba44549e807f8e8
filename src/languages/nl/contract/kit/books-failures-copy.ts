import type * as english from '#contract/kit/books-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const booksFailuresCopy: Words<typeof english.booksFailuresCopy> = {
  books_days_wrong: 'Kies een eerste dag die niet na de laatste ligt, beide tussen 1970 en 2999.',
  books_chart_wrong:
    'Een rekening in het rekeningschema mist een nummer of naam, deelt het nummer met een andere, of heeft een nummer dat DATEV niet accepteert. Er is niets opgeslagen.',
  books_locked_basis:
    'Er zijn maanden afgesloten volgens de dag waarop nu wordt geboekt. Heropen ze voordat je op een andere dag boekt; anders zouden betalingen dubbel of helemaal niet worden geboekt.',
  books_month_not_over: 'Deze maand is nog niet voorbij. Kom daarna terug.',
  books_month_locked: 'Deze maand is al afgesloten.',
  books_month_gap: 'Een eerdere maand staat nog open. Sluit de maanden na elkaar af.',
  books_month_not_locked: 'Deze maand is niet afgesloten.',
  books_month_locked_after: 'Een latere maand is ook afgesloten. Heropen die eerst.',
  books_not_datev:
    'DATEV accepteert alleen rekeningnummers van vier tot acht cijfers. Kies eerst een schema van DATEV in het rekeningschema.',
};
