import { AppError } from '#contract/kit/errors.ts';
import type { Product } from '#contract/products.ts';
import type { Cart } from '#domain/orders/cart.ts';
import { type CheckoutDeps, checkOut } from '../../checkout/check-out.ts';
import type { Deps } from '../../deps.ts';
import { readSettings } from '../../features/settings/settings-repository.ts';
import type { Checkout } from '../../store/checkout-repository.ts';
import { findProducts } from '../../store/store-products.ts';
import type { CheckoutForm } from './checkout-form.ts';
import type { FilledLine } from './checkout-page.ts';
import type { ShopCurrency } from './shop-currency.ts';
import { isForSale, sellsSubscriptions } from './subscription-parts.ts';

/** What the cart holds of what is still sold, in one currency: the first product's. */
export async function fillCart(
  { db }: Pick<Deps, 'db'>,
  cart: Cart,
  { priced }: Pick<ShopCurrency, 'priced'>,
): Promise<readonly FilledLine[]> {
  const products = new Map(
    (
      await findProducts(
        db,
        cart.map(({ product_id }) => product_id),
      )
    ).map(byId),
  );
  const sells = await sellsSubscriptions(db);
  const lines = cart.flatMap(({ product_id, quantity }) => {
    const product = products.get(product_id);
    return product && isForSale(product, sells) ? [{ product: priced(product), quantity }] : [];
  });
  const currency = lines[0]?.product.currency;
  return lines.filter(({ product }) => product.currency === currency);
}

const byId = (product: Product) => [product.id, product] as const;

type Bought = Readonly<{
  key: string;
  attempt: number;
  lines: readonly FilledLine[];
  form: CheckoutForm;
  /** The shopper whose card is kept once it paid. */
  saves_for?: string | undefined;
}>;

/** Pays for the cart, or answers the failure a customer should read. */
export async function buy(
  deps: CheckoutDeps,
  { key, attempt, lines, form, saves_for }: Bought,
): Promise<Checkout | AppError> {
  const { billing, shipping, card, expiry, ip_country } = form;
  const { name, email, country } = billing;
  const { is_manual_capture_enabled } = await readSettings(deps.db);
  try {
    return await checkOut(deps, {
      key,
      attempt,
      card,
      expiry,
      saves_for,
      ip_country,
      isSubscription: lines.some(({ product }) => product.paid_every !== null),
      capture: is_manual_capture_enabled ? 'manual' : 'automatic',
      order: {
        currency: lines[0]?.product.currency ?? 'usd',
        items: lines.map(({ product: { id, name: title, sku, price }, quantity }) => ({
          product_id: id,
          name: title,
          sku,
          price,
          quantity,
        })),
        customer: { name, email, country },
        billing,
        shipping,
      },
    });
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}
