import type { FastifyRequest } from 'fastify';
import { countryOfLanguages } from '#domain/settings/currency-visitor.ts';
import type { Deps } from '../deps.ts';
import { type ShopCurrency, shopCurrency } from '../features/storefront/shop-currency.ts';
import { keepCart, keepCurrency, readKeptCart, readKeptCurrency } from './cart-cookie.ts';
import type { VisitHandler } from './shop-request.ts';
import { formOf, textOf } from './sign-in-request.ts';

const SIMULATION = 'is_mc_onboarding_simulation';
const isOn = (text: string | undefined): boolean => text === 'true' || text === '1' || text === 'yes';

/** Only staff may look at settings that are not saved; for everybody else the words in the address mean nothing. */
export function currencyOf(deps: Deps, request: FastifyRequest, isStaff: boolean): Promise<ShopCurrency> {
  const asked = (name: string) => textOf(request.query, name);
  const isSimulated = isStaff && isOn(asked(SIMULATION));
  return shopCurrency(deps, {
    chosen: readKeptCurrency(request),
    country: countryOfLanguages(request.headers['accept-language']),
    ...(isSimulated && {
      simulation: {
        isAutomatic: isOn(asked('enable_auto_currency')),
        hasSwitcher: isOn(asked('enable_storefront_switcher')),
      },
    }),
  });
}

/** A place of this shop, and of no other site: one slash, then anything but a second one. */
const LOCAL = /^\/(?![/\\])[\x21-\x7e]{0,500}$/;

/** In another currency a cart is another order, so what comes after it has a new key. */
export const changeCurrency: VisitHandler = async ({ deps, request, reply, shop }) => {
  const form = formOf(request);
  const code = form.get('currency') ?? '';
  const back = form.get('back') ?? '/';
  if ([shop.money.own, ...shop.money.others].includes(code)) {
    keepCurrency(reply, deps.config, code);
    const { cart } = readKeptCart(request);
    if (cart.length > 0) keepCart(reply, deps.config, cart);
  }
  return reply.redirect(LOCAL.test(back) ? back : '/', 303);
};
