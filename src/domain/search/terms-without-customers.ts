/** What names an order or a subscription, as suggestions write it. */
const NUMBERED = /^(?:order|subscription)\s*#\s*[\w-]{1,40}$/i;
const SIGN_AND_NUMBER = /^#\s*\d{1,15}$/;
const DIGITS = /^\d{1,15}$/;
/** A whole id: a beginning of one might be a part of somebody's address. */
const WHOLE_ID = /^(?:txn|ch|py|pi|po|re|dp|du)_[A-Za-z0-9]{14,}$/;

/** A term that no order, no id and nobody answers to. */
export const NOTHING_SOUGHT = 'Order #-';

/**
 * The terms of a search by somebody who may not see customers. Orders, subscriptions, ids and the words of the list (as the
 * statuses of disputes) are looked for as always. Any other term may be a name, and whether it finds something would say whose
 * it is: so it finds nothing.
 */
export const termsWithoutCustomers = (terms: readonly string[], words: readonly string[] = []): string[] =>
  terms.map((term) => {
    const text = term.trim();
    if (DIGITS.test(text)) return `Order #${text}`;
    const isHarmless =
      words.includes(text) || [NUMBERED, SIGN_AND_NUMBER, WHOLE_ID].some((form) => form.test(text));
    return isHarmless ? text : NOTHING_SOUGHT;
  });
