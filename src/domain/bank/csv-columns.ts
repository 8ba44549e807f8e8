/** What a column may hold that a line is made of. */
export const CSV_COLUMNS = [
  'booked',
  'valued',
  'amount',
  'out',
  'in',
  'direction',
  'currency',
  'balance',
  'status',
  'account',
  'reference',
  'end_to_end',
  'name',
  'counterparty',
  'type',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];
