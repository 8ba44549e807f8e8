import type * as english from '#domain/books/book-account-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const BOOK_ACCOUNT_WORDS: Words<typeof english.BOOK_ACCOUNT_WORDS> = {
  clearing: {
    name: 'Conto transitorio pagamenti',
    what: 'Ciò che è presso il gestore dei pagamenti. Ogni giorno è quanto il gestore dichiara.',
  },
  in_transit: {
    name: 'Bonifici in transito',
    what: 'Ciò che è partito verso la banca e non compare ancora nell’estratto conto.',
  },
  bank: { name: 'Banca', what: 'Ciò che mostra una riga abbinata dell’estratto conto.' },
  reserve: {
    name: 'Riserva trattenuta',
    what: 'Ciò che il gestore dei pagamenti trattiene dai bonifici.',
  },
  receivable: {
    name: 'Vendite registrate altrove',
    what: 'Sta al posto di vendite e rimborsi quando li registra il sistema del negozio.',
  },
  suspense: {
    name: 'Partite in sospeso',
    what: 'Ciò che il gestore dei pagamenti ha mosso per un motivo che qui non ha un conto. Controlla ogni voce e spostala.',
  },
  loan: {
    name: 'Prestito del gestore dei pagamenti',
    what: 'Quanto resta da rimborsare di un prestito, senza la commissione.',
  },
  sales_tax: { name: 'Imposte a debito sulle vendite', what: 'Le imposte comprese nelle vendite.' },
  input_tax: { name: 'Imposte a credito', what: 'Le imposte comprese nelle commissioni.' },
  sales: { name: 'Vendite', what: 'Ciò che i clienti hanno pagato.' },
  refunds: { name: 'Rimborsi', what: 'Ciò che i clienti hanno riavuto; importo negativo.' },
  disputes: {
    name: 'Pagamenti contestati',
    what: 'Ciò che le banche hanno ripreso per i clienti; una contestazione vinta lo restituisce.',
  },
  processing_fees: { name: 'Commissioni sui pagamenti', what: 'Quanto è costato ogni pagamento.' },
  dispute_fees: {
    name: 'Commissioni di contestazione',
    what: 'Quanto è costata una contestazione oltre al suo pagamento.',
  },
  payout_fees: {
    name: 'Commissioni dei bonifici istantanei',
    what: 'Quanto sono costati i bonifici istantanei.',
  },
  reader_fees: { name: 'Commissioni dei lettori di carte', what: 'Quanto sono costati i lettori di carte.' },
  bank_fees: { name: 'Commissioni bancarie', what: 'Ciò che la banca ha trattenuto di un bonifico.' },
  financing: { name: 'Costo del finanziamento', what: 'La commissione di un prestito, con ogni rimborso.' },
  exchange: {
    name: 'Differenze di cambio',
    what: 'Quanto un rimborso o una contestazione è costato più o meno della vendita, perché i tassi sono cambiati.',
  },
};
