/**
 * How a list is narrowed, a sentence for each condition: "Date is between Nov 1, 2026 and Nov 15, 2026". One of several values
 * is enough; a day is a value alone, and a period two.
 */
export const FILTER_SENTENCES = {
  is: (field: string, values: readonly string[]) => `${field} is ${values.join(' or ')}`,
  is_not: (field: string, values: readonly string[]) => `${field} is not ${values.join(' or ')}`,
  is_in: (field: string, values: readonly string[]) => `${field} is ${values.join(' or ')}`,
  before: (field: string, values: readonly string[]) => `${field} is before ${values.join(' or ')}`,
  after: (field: string, values: readonly string[]) => `${field} is after ${values.join(' or ')}`,
  between: (field: string, values: readonly string[]) => `${field} is between ${values.join(' and ')}`,
  min: (field: string, values: readonly string[]) => `${field} is at least ${values.join(' or ')}`,
  max: (field: string, values: readonly string[]) => `${field} is at most ${values.join(' or ')}`,
} as const;
