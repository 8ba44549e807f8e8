import { AppError } from '#contract/kit/errors.ts';
import type { Product } from '#contract/products.ts';
import { homeOfCurrency } from '#domain/settings/currency-catalogue.ts';
import { convertPrice, defaultRounding, type PriceRule } from '#domain/settings/currency-price.ts';
import { type VisitorCurrency, visitorCurrency } from '#domain/settings/currency-visitor.ts';
import { money } from '#domain/shared/money.ts';
import type { Deps } from '../../deps.ts';
import {
  listStoreCurrencies,
  type StoredCurrency,
} from '../../features/multi-currency/currency-repository.ts';
import { currentRates, type KnownRates } from '../../features/multi-currency/rates-repository.ts';
import { findAccount } from '../../features/page-settings/account-repository.ts';
import { readSettings } from '../../features/settings/settings-repository.ts';
import { readOptions } from '../../store/options-repository.ts';

/** The one theme whose head has a place for choosing a currency. */
const SWITCHER_THEME = 'storefront';

/** What a visitor sees prices in, and what else they may choose. */
export type ShopCurrency = VisitorCurrency &
  Readonly<{
    own: string;
    others: readonly string[];
    hasSwitcher: boolean;
    /** The product as this visitor sees it. One that is not sold in the store's own currency keeps its price. */
    priced: (product: Product) => Product;
  }>;

type CurrencyVisitor = Readonly<{
  chosen: string | undefined;
  country: string | undefined;
  /** Staff look at settings that are not saved yet. */
  simulation?: Readonly<{ isAutomatic: boolean; hasSwitcher: boolean }>;
}>;

export async function shopCurrency(
  deps: Pick<Deps, 'db' | 'config' | 'provider' | 'log'>,
  { chosen, country, simulation }: CurrencyVisitor,
): Promise<ShopCurrency> {
  const [options, rules] = await Promise.all([readOptions(deps), sellingRules(deps)]);
  const own = options.woocommerce_currency.toLowerCase();
  const others = [...rules.keys()];
  const isAutomatic = simulation?.isAutomatic ?? options.wcpay_multi_currency_enable_auto_currency === 'yes';
  const wantsSwitcher =
    simulation?.hasSwitcher ?? options.wcpay_multi_currency_enable_storefront_switcher === 'yes';
  // Who previews sits at home: the visitor they want to see comes from where the first other currency does.
  const from = simulation?.isAutomatic ? homeOfCurrency(others[0] ?? own) : country;
  const visitor = visitorCurrency({ own, others, chosen, country: from, isAutomatic });
  const rule = rules.get(visitor.currency);
  return {
    ...visitor,
    own,
    others,
    hasSwitcher: wantsSwitcher && others.length > 0 && options.current_theme.toLowerCase() === SWITCHER_THEME,
    priced: (product) =>
      rule && product.currency === own
        ? { ...product, ...inOther(product, visitor.currency, rule) }
        : product,
  };
}

const inOther = ({ price, currency: from }: Product, to: string, rule: PriceRule) => {
  const { amount, currency } = convertPrice(money(price, from), to, rule);
  return { price: amount, currency };
};

/** How prices become prices in each other currency; none while the store sells in its own alone. */
async function sellingRules(
  deps: Pick<Deps, 'db' | 'config' | 'provider' | 'log'>,
): Promise<ReadonlyMap<string, PriceRule>> {
  const [{ is_multi_currency_enabled }, stored] = await Promise.all([
    readSettings(deps.db),
    listStoreCurrencies(deps.db),
  ]);
  if (!is_multi_currency_enabled || stored.length === 0) return new Map();
  const [account, { woocommerce_currency }] = await Promise.all([findAccount(deps.db), readOptions(deps)]);
  const own = woocommerce_currency.toLowerCase();
  const isAsking = stored.some(({ exchange_rate_type }) => exchange_rate_type === 'automatic');
  const rates = isAsking ? await ratesOrNone(deps, own) : new Map();
  const takes = account?.customer_currencies?.supported;
  return new Map(
    stored
      .filter(({ code }) => code !== own && (takes?.includes(code) ?? true))
      .flatMap((one) => {
        const rule = ruleOf(one, rates);
        return rule ? [[one.code, rule] as const] : [];
      }),
  );
}

/** A shop that cannot learn a rate sells in its own currency; it does not close. */
async function ratesOrNone(deps: Pick<Deps, 'db' | 'provider' | 'log'>, own: string): Promise<KnownRates> {
  try {
    return await currentRates(deps, own);
  } catch (error) {
    if (error instanceof AppError) return new Map();
    throw error;
  }
}

function ruleOf(stored: StoredCurrency, rates: KnownRates): PriceRule | undefined {
  const typed = stored.exchange_rate_type === 'manual' ? stored.manual_rate : null;
  const rate = typed ?? rates.get(stored.code)?.rate;
  if (rate === undefined) return undefined;
  return {
    rate,
    rounding: stored.price_rounding === null ? defaultRounding(stored.code) : Number(stored.price_rounding),
    charm: Number(stored.price_charm ?? 0),
  };
}
