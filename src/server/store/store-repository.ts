import { sql } from 'kysely';
import type { Options } from '#contract/options.ts';
import type { StoreProfile } from '#contract/page-settings.ts';
import type { PreferenceKey } from '#contract/users.ts';
import { dateFormatOf, isLanguage, type Language, languageOf, localeOf } from '#domain/shared/languages.ts';
import type { Deps } from '../deps.ts';
import { listenersLanguage, speak } from '../languages/speak.ts';
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

/** Writes to somebody who works here in the language they chose; to anybody else in the store's. */
export async function speakTo<Result>(
  { db }: Pick<Deps, 'db'>,
  email: string,
  write: () => Result | Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ own: unknown; stores: unknown }>`
    select
      (select value from user_meta join users on users.id = user_meta.user_id
        where lower(users.email) = lower(${email}) and key = ${'wc_payments_language' satisfies PreferenceKey}) as own,
      (select value from options where name = 'WPLANG') as stores`.execute(db);
  const { own, stores } = rows[0] ?? {};
  const chosen = typeof own === 'string' && isLanguage(own) ? own : undefined;
  return speak(chosen ?? languageOf(typeof stores === 'string' ? stores : ''), write);
}

/** Writes to a customer: in the language of the store. */
export const speakAsStore = async <Result>(
  deps: Pick<Deps, 'db' | 'config'>,
  write: () => Result | Promise<Result>,
): Promise<Result> => speak(await storeLanguage(deps), write);

/** The language a store speaks to whoever has chosen none; nothing where it leaves that to their browser. */
export const storeLanguage = async (deps: Pick<Deps, 'db' | 'config'>): Promise<Language | undefined> =>
  languageOf((await readOptions(deps)).WPLANG);

export const getStore = async (deps: Pick<Deps, 'db' | 'config'>): Promise<StoreProfile> =>
  storeOf(await readOptions(deps));
