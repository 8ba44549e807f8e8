import type { WcSetting } from '#contract/woocommerce/store-facts.ts';
import { decimalsOf } from '#domain/shared/money.ts';
import type { Context } from '../../http/route.ts';
import { wcLink } from './wc-page.ts';

/** What this store is set to, under the names that stores give it. They are changed on our own pages. */
export async function wcSettings(context: Pick<Context, 'store' | 'config'>): Promise<readonly WcSetting[]> {
  const { currency, country } = await context.store.profile();
  const settings: readonly (readonly [id: string, label: string, value: string])[] = [
    ['woocommerce_default_country', 'Country / State', country],
    ['woocommerce_currency', 'Currency', currency.toUpperCase()],
    ['woocommerce_currency_pos', 'Currency position', 'left'],
    ['woocommerce_price_thousand_sep', 'Thousand separator', ','],
    ['woocommerce_price_decimal_sep', 'Decimal separator', '.'],
    ['woocommerce_price_num_decimals', 'Number of decimals', String(decimalsOf(currency))],
    ['woocommerce_calc_taxes', 'Enable taxes', 'no'],
  ];
  return settings.map(([id, label, value]) => ({
    ...{ id, group_id: 'general', label, description: '', type: 'text', default: '', tip: '', value },
    _links: {
      self: wcLink(context, `/settings/general/${id}`),
      collection: wcLink(context, '/settings/general'),
    },
  }));
}
