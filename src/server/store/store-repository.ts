import type { Options } from '#contract/options.ts';
import type { StoreProfile } from '#contract/page-settings.ts';
import type { Deps } from '../deps.ts';
import { readOptions } from './options-repository.ts';

/** The store's own settings, as the options hold them: which zone decides what a day is, how dates and money read. */
export const storeOf = (options: Options): StoreProfile => ({
  name: options.blogname,
  timezone: options.timezone_string,
  dateFormat: options.date_format,
  timeFormat: options.time_format,
  locale: options.WPLANG,
  currency: options.woocommerce_currency,
  country: options.woocommerce_default_country,
});

export const getStore = async (deps: Pick<Deps, 'db' | 'config'>): Promise<StoreProfile> =>
  storeOf(await readOptions(deps));
