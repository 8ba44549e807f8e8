import type { FastifyRequest } from 'fastify';
import { countryOfLanguages } from '#domain/settings/currency-visitor.ts';
import type { Deps } from '../../deps.ts';
import { textOf } from '../sign-in/sign-in-request.ts';
import { readKeptCurrency } from './cart-cookie.ts';
import { type ShopCurrency, shopCurrency } from './shop-currency.ts';

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
