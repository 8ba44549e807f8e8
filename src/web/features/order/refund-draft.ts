import { useState } from 'react';
import type { Order, OrderItem } from '#contract/orders.ts';
import { leftOf, worthOf } from '#domain/orders/refund-lines.ts';
import { money } from '#domain/shared/money.ts';
import { countWords, moneyWords } from '#web/shared/store-format.ts';
import { orderRefundCopy as copy } from './order-refund-copy.ts';
import type { RefundWanted } from './use-refund-order.ts';

export type RefundDraft = ReturnType<typeof useRefundDraft>;

/** What is being filled in. The amount follows the items until somebody writes another one. */
export function useRefundDraft(order: Order) {
  const [quantities, setQuantities] = useState<Readonly<Record<number, number | null>>>({});
  const [typed, setTyped] = useState<Readonly<{ amount: number | null }> | undefined>(undefined);
  const [restock, setRestock] = useState(true);
  const [reason, setReason] = useState('');
  const refundable = order.payment?.refundable ?? 0;
  const worth = order.line_items.reduce((sum, item) => sum + worthOf(item, chosen(quantities, item)), 0);
  const amount = typed ? typed.amount : Math.min(worth, refundable);
  const items = order.line_items.flatMap((item) => {
    const quantity = chosen(quantities, item);
    return quantity > 0 ? [{ line: item.line, quantity }] : [];
  });
  const wanted = (): RefundWanted => ({
    amount: money(amount ?? 0, order.currency).amount,
    items,
    reason: reason.trim(),
    restock: restock && items.length > 0,
  });
  return {
    order,
    refundable,
    worth,
    amount,
    items,
    restock,
    setRestock,
    reason,
    setReason,
    wanted,
    isTyped: typed !== undefined,
    quantityOf: ({ line }: OrderItem) => quantities[line] ?? null,
    setQuantity: ({ line }: OrderItem, quantity: number | null) =>
      setQuantities((before) => ({ ...before, [line]: quantity })),
    setAmount: (next: number | null) => setTyped({ amount: next }),
    followItems: () => setTyped(undefined),
    quantityProblem: (item: OrderItem) => {
      const quantity = quantities[item.line] ?? 0;
      return quantity > leftOf(item) || quantity < 0 ? copy.tooMany(countWords(leftOf(item))) : undefined;
    },
    amountProblem: amountProblem(amount, refundable, order.currency),
  };
}

/** What cannot be given back is not counted; the field says so. */
const chosen = (quantities: Readonly<Record<number, number | null>>, item: OrderItem): number =>
  Math.min(Math.max(0, quantities[item.line] ?? 0), leftOf(item));

function amountProblem(amount: number | null, most: number, currency: string): string | undefined {
  if (amount === null || amount <= 0) return copy.amountMissing;
  return amount > most ? copy.amountTooLarge(moneyWords(money(most, currency))) : undefined;
}
