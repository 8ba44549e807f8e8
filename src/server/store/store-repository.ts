import type { Options } from '#contract/options.ts';
import type { StoreProfile } from '#contract/page-settings.ts';
import { dateFormatOf, type Language, languageOf, localeOf } from '#domain/shared/languages.ts';
import type { Deps } from '../deps.ts';
import { listenersLanguage } from '../languages/speak.ts';
import { readOptions } from './options-repository.ts';

/** How a store writes money and days before it says anything about it. */
const USUAL_LOCALE = 'en_US';

/** The store's own settings, as the options hold them: which zone decides what a day is, how dates and money read. */
export const storeOf = (options: Options): StoreProfile => {
  const locale = options.WPLANG || USUAL_LOCALE;
  const language = listenersLanguage();
  return {
    name: options.blogname,
    timezone: options.timezone_string,
    dateFormat: language === undefined ? options.date_format : dateFormatOf(language, options.date_format),
    timeFormat: options.time_format,
    locale: language === undefined ? locale : localeOf(language, locale),
    currency: options.woocommerce_currency,
    country: options.woocommerce_default_country,
  };
};

/** The language a store speaks to whoever has chosen none; nothing where it leaves that to their browser. */
export const storeLanguage = async (deps: Pick<Deps, 'db' | 'config'>): Promise<Language | undefined> =>
  languageOf((await readOptions(deps)).WPLANG);

export const getStore = async (deps: Pick<Deps, 'db' | 'config'>): Promise<StoreProfile> =>
  storeOf(await readOptions(deps));
