import * as contract from '#contract/multi-currency.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Deps } from '../../deps.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { readOptions, writeOptions } from '../../store/options-repository.ts';
import { readCurrencies } from './read-currencies.ts';
import {
  audited,
  enableCurrencies,
  getStoredCurrency,
  saveCurrencySettings,
  settingsOf,
} from './save-currencies.ts';

export const multiCurrencyRoutes: readonly Route[] = [
  route(contract.getCurrencies, (context) => readCurrencies(context)),
  route(contract.updateEnabledCurrencies, (context, { enabled }) => enableCurrencies(context, enabled)),
  route(contract.getCurrencySettings, async (context, { code }) =>
    settingsOf(await getStoredCurrency(context, code)),
  ),
  route(contract.updateCurrencySettings, (context, input) => saveCurrencySettings(context, input)),
  route(contract.getCurrencyStoreSettings, (context) => storeSettings(context)),
  route(contract.updateCurrencyStoreSettings, (context, input) => saveStoreSettings(context, input)),
];

async function storeSettings(deps: Pick<Deps, 'db' | 'config'>): Promise<contract.CurrencyStoreSettings> {
  const options = await readOptions(deps);
  return {
    wcpay_multi_currency_enable_auto_currency: options.wcpay_multi_currency_enable_auto_currency === 'yes',
    wcpay_multi_currency_enable_storefront_switcher:
      options.wcpay_multi_currency_enable_storefront_switcher === 'yes',
    site_theme: options.current_theme,
    date_format: options.date_format,
    time_format: options.time_format,
    store_url: deps.config.publicUrl,
  };
}

type YesNo = 'yes' | 'no';
type Flags = Readonly<{
  wcpay_multi_currency_enable_auto_currency: YesNo;
  wcpay_multi_currency_enable_storefront_switcher: YesNo;
}>;

function saveStoreSettings(context: Context, flags: Flags): Promise<contract.CurrencyStoreSettings> {
  return context.db.transaction().execute(async (trx) => {
    const doing = { ...context, db: trx };
    const before = flagsOf(await readOptions(doing));
    await writeOptions(doing, flags);
    if (JSON.stringify(before) !== JSON.stringify(flagsOf(flags)))
      await writeAudit(trx, {
        ...audited(context),
        action: 'currencies.settings',
        object_kind: 'settings',
        object_id: 'currencies',
        before,
        after: flagsOf(flags),
      });
    return storeSettings(doing);
  });
}

const flagsOf = ({
  wcpay_multi_currency_enable_auto_currency: auto,
  wcpay_multi_currency_enable_storefront_switcher: switcher,
}: Flags) => ({ enable_auto_currency: auto, enable_storefront_switcher: switcher });
