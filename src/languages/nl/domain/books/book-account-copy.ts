import type * as english from '#domain/books/book-account-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const BOOK_ACCOUNT_WORDS: Words<typeof english.BOOK_ACCOUNT_WORDS> = {
  clearing: {
    name: 'Tussenrekening betalingen',
    what: 'Wat de betaalprovider vasthoudt. Het is elke dag evenveel als de betaalprovider zegt.',
  },
  in_transit: {
    name: 'Uitbetalingen onderweg',
    what: 'Wat naar de bank is overgemaakt en nog niet op het bankafschrift staat.',
  },
  bank: { name: 'Bank', what: 'Wat een gematchte regel van het bankafschrift toont.' },
  reserve: { name: 'Ingehouden reserve', what: 'Wat de betaalprovider van uitbetalingen inhoudt.' },
  receivable: {
    name: 'Elders geboekte verkopen',
    what: 'Staat voor verkopen en terugbetalingen die het eigen systeem van de winkel boekt.',
  },
  suspense: {
    name: 'Vraagposten',
    what: 'Wat de betaalprovider verplaatste om een reden waarvoor hier geen rekening is. Bekijk elke post en boek die om.',
  },
  loan: { name: 'Lening van de betaalprovider', what: 'Wat van een lening nog openstaat, zonder de kosten.' },
  sales_tax: { name: 'Af te dragen btw', what: 'De belasting die in verkopen zit.' },
  input_tax: { name: 'Voorbelasting', what: 'De belasting die in kosten zit.' },
  sales: { name: 'Omzet', what: 'Wat klanten betaalden.' },
  refunds: { name: 'Terugbetalingen', what: 'Wat klanten terugkregen; minder dan nul.' },
  disputes: {
    name: 'Betwiste betalingen',
    what: 'Wat banken voor klanten terughaalden; een gewonnen geschil geeft het terug.',
  },
  processing_fees: { name: 'Transactiekosten', what: 'Wat elke betaling kostte.' },
  dispute_fees: { name: 'Geschilkosten', what: 'Wat een geschil kostte naast de betaling zelf.' },
  payout_fees: { name: 'Kosten directe uitbetaling', what: 'Wat meteen uitbetalen kostte.' },
  reader_fees: { name: 'Kosten van kaartlezers', what: 'Wat kaartlezers kostten.' },
  bank_fees: { name: 'Bankkosten', what: 'Wat de bank van een uitbetaling inhield.' },
  financing: { name: 'Financieringskosten', what: 'De kosten van een lening, bij elke aflossing.' },
  exchange: {
    name: 'Koersverschillen',
    what: 'Wat een terugbetaling of geschil meer of minder kostte dan de verkoop, omdat koersen veranderden.',
  },
};
