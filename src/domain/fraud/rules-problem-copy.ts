import { spoken } from '../shared/spoken.ts';

/** Why the fraud filters cannot be saved. */
export const rulesProblemCopy = spoken('domain/fraud/rules-problem-copy#rulesProblemCopy', {
  purchase_price_threshold: {
    unset: 'A price range must be set for the "Purchase Price threshold" filter.',
    reversed: 'Maximum purchase price must be greater than the minimum purchase price.',
  },
  order_items_threshold: {
    unset: 'An item range must be set for the "Order Item Threshold" filter.',
    reversed:
      'Maximum item count must be greater than the minimum item count on the "Order Item Threshold" rule.',
  },
  /** A program sent what the page could not have built; `key` is the name it uses. */
  otherCheck: (key: string) => `The check of "${key}" is none that this filter can have.`,
} as const);
