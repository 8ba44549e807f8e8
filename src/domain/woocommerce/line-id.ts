/** Lines of an order have numbers of their own in a store; ours are counted within their order. */
const LINES_MAX = 1000;

export const lineId = (order: number, line: number): number => order * LINES_MAX + line;

/** The line of that order an id stands for; nothing for an id of another. */
export const lineOfId = (order: number, id: number): number | undefined => {
  const line = id - order * LINES_MAX;
  return line >= 1 && line < LINES_MAX - 1 ? line : undefined;
};

/** Behind every item: what it cost to send them, and the tax. */
export const shippingLineId = (order: number): number => lineId(order, LINES_MAX - 1);
export const taxLineId = (order: number): number => lineId(order, 0);
