export type CartLine = Readonly<{ product_id: number; quantity: number }>;
export type Cart = readonly CartLine[];

export const CART_LINES_MAX = 20;
export const CART_QUANTITY_MAX = 99;

const LINE = /^([1-9]\d{0,14})x([1-9]\d?)$/;

/** A cart as the browser keeps it: `12x1.7x3`. What cannot be read is not in it, and a product stands in it once. */
export function readCart(text: string): Cart {
  const lines = new Map<number, number>();
  for (const part of text.split('.')) {
    const [, id, quantity] = LINE.exec(part) ?? [];
    if (id && quantity && lines.size < CART_LINES_MAX) lines.set(Number(id), Number(quantity));
  }
  return [...lines].map(([product_id, quantity]) => ({ product_id, quantity }));
}

export const writeCart = (cart: Cart): string =>
  cart.map(({ product_id, quantity }) => `${product_id}x${quantity}`).join('.');

export const itemCountOf = (cart: Cart): number => cart.reduce((sum, { quantity }) => sum + quantity, 0);

/** Puts more of a product into the cart, up to what one cart holds. */
export function addToCart(cart: Cart, product_id: number, quantity: number): Cart {
  const had = cart.find((line) => line.product_id === product_id)?.quantity ?? 0;
  return setQuantity(cart, product_id, had + quantity);
}

/** Nothing of a product takes it out; a product that is new comes last, unless the cart is full. */
export function setQuantity(cart: Cart, product_id: number, quantity: number): Cart {
  const wanted = Math.min(Math.max(0, Math.trunc(quantity)), CART_QUANTITY_MAX);
  const isThere = cart.some((line) => line.product_id === product_id);
  if (!isThere)
    return wanted > 0 && cart.length < CART_LINES_MAX ? [...cart, { product_id, quantity: wanted }] : cart;
  return cart.flatMap((line) => {
    if (line.product_id !== product_id) return [line];
    return wanted > 0 ? [{ product_id, quantity: wanted }] : [];
  });
}
