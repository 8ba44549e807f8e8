import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import type { CurrencySettings, StoreCurrencies, updateCurrencySettings } from '#contract/multi-currency.ts';
import { charmChoices, rateText, roundingChoices } from '#domain/settings/currency-price.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Context } from '../../http/route.ts';
import {
  findStoreCurrency,
  keepStoreCurrencies,
  listStoreCurrencies,
  type StoredCurrency,
  saveStoreCurrency,
} from './currency-repository.ts';
import { readCurrencies } from './read-currencies.ts';

type Doing = Pick<Context, 'db' | 'config' | 'provider' | 'log' | 'now' | 'actor' | 'ip'>;

export const audited = ({ actor, ip, now }: Doing) => ({
  at: utcInstant(now()),
  ...authorOf({ actor, ip }),
  result: 'succeeded' as const,
});

/** The store's own currency is always among them, whether it is named or not. */
export async function enableCurrencies(doing: Doing, asked: readonly string[]): Promise<StoreCurrencies> {
  const { available, default: own } = await readCurrencies(doing);
  const codes = [...new Set(asked.map((code) => code.toUpperCase()))];
  const unknown = codes.find((code) => !Object.hasOwn(available, code));
  if (unknown !== undefined) throw fail('wcpay_multi_currency_invalid_currency', { currency: unknown });
  if (codes.length > 0) {
    const others = codes.filter((code) => code !== own.code).map((code) => code.toLowerCase());
    await doing.db.transaction().execute(async (trx) => {
      const before = (await listStoreCurrencies(trx)).map(({ code }) => code);
      await keepStoreCurrencies(trx, others, utcInstant(doing.now()));
      const after = (await listStoreCurrencies(trx)).map(({ code }) => code);
      if (String(before) === String(after)) return;
      await writeAudit(trx, {
        ...audited(doing),
        action: 'currencies.enable',
        object_kind: 'settings',
        object_id: 'currencies',
        before,
        after,
      });
    });
  }
  return readCurrencies(doing);
}

export const settingsOf = (stored: StoredCurrency): CurrencySettings => ({
  exchange_rate_type: stored.exchange_rate_type,
  manual_rate: numberOrNull(stored.manual_rate),
  price_rounding: numberOrNull(stored.price_rounding),
  price_charm: numberOrNull(stored.price_charm),
});
const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

/** The store's own currency has no settings, and neither has one that is not sold in. */
export async function getStoredCurrency({ db }: Pick<Doing, 'db'>, code: string): Promise<StoredCurrency> {
  const stored = await findStoreCurrency(db, code.toLowerCase());
  if (!stored) throw fail('wcpay_multi_currency_invalid_currency', { currency: code.toUpperCase() });
  return stored;
}

export async function saveCurrencySettings(
  doing: Doing,
  { code, ...asked }: Received<typeof updateCurrencySettings>,
): Promise<CurrencySettings> {
  checkChoices(code.toLowerCase(), asked);
  const manual_rate = asked.exchange_rate_type === 'manual' ? readRate(asked.manual_rate) : null;
  return doing.db.transaction().execute(async (trx) => {
    const stored = await getStoredCurrency({ db: trx }, code);
    await saveStoreCurrency(trx, {
      code: stored.code,
      added: stored.added,
      exchange_rate_type: asked.exchange_rate_type,
      // A typed rate is kept while the automatic one counts, so that going back finds it.
      manual_rate: manual_rate ?? stored.manual_rate,
      price_rounding: String(asked.price_rounding),
      price_charm: String(asked.price_charm),
    });
    const [before, after] = [settingsOf(stored), settingsOf(await getStoredCurrency({ db: trx }, code))];
    if (JSON.stringify(before) !== JSON.stringify(after))
      await writeAudit(trx, {
        ...audited(doing),
        action: 'currency.change',
        object_kind: 'currency',
        object_id: stored.code,
        before,
        after,
      });
    return after;
  });
}

function checkChoices(
  code: string,
  { price_rounding, price_charm }: Readonly<{ price_rounding: number; price_charm: number }>,
): void {
  const [roundings, charms] = [roundingChoices(code), charmChoices(code)];
  const params = {
    ...(!roundings.includes(price_rounding) && { price_rounding: `Expected one of ${roundings.join(', ')}` }),
    ...(!charms.includes(price_charm) && { price_charm: `Expected one of ${charms.join(', ')}` }),
  };
  if (Object.keys(params).length > 0) throw fail('rest_invalid_param', { params });
}

function readRate(given: number | string | null | undefined): string {
  const isNumber =
    typeof given === 'number' || (typeof given === 'string' && /^\d+(\.\d+)?$/.test(given.trim()));
  const rate = isNumber ? rateText(Number(given)) : undefined;
  if (rate === undefined) throw fail('wcpay_multi_currency_invalid_currency_rate');
  return rate;
}
