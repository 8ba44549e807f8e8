import type { Page, Response } from '@playwright/test';
import { DEVICE_NAMES } from '#domain/account/device-name.ts';
import { CHART_PACKAGE_WORDS } from '#domain/books/chart-of-accounts.ts';
import { JOURNAL_FORMAT_WORDS } from '#domain/books/journal-format.ts';
import { identifierLabel, PAYMENT_SOURCES, sourceWords } from '#domain/payments/payment-source.ts';
import { paymentSourceCopy } from '#domain/payments/payment-source-copy.ts';
import { PAYMENT_METHODS } from '#domain/settings/payment-methods.ts';
import { currencySymbol } from '#domain/shared/currency-symbol.ts';
import { LANGUAGES } from '#domain/shared/languages.ts';
import type { Currency } from '#domain/shared/money.ts';
import { known } from '#domain/shared/word.ts';
import { WELCOME } from '#provider/simulator/facts/offers.ts';
import { languageInItself } from '#web/shared/language-in-itself.ts';

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}/-]/g, '\\$&');

const namesOf = (
  type: Intl.DisplayNamesType,
  codes: readonly string[],
  style: Intl.RelativeTimeFormatStyle = 'long',
): string[] => {
  const names = new Intl.DisplayNames('en', { type, style, fallback: 'none' });
  return codes.flatMap((code) => names.of(code) ?? []);
};
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PAIRS = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
const CURRENCIES = Intl.supportedValuesOf('currency');

/** Countries, languages, currencies and the places of time zones, as `Intl` calls them: it does not know the pseudo-language. */
const NAMES_BY_INTL = [
  ...namesOf('region', PAIRS),
  ...namesOf('region', PAIRS, 'short'),
  ...PAIRS.filter((pair) => namesOf('region', [pair]).length > 0),
  ...namesOf('language', [...PAIRS.map((pair) => pair.toLowerCase()), 'pt-BR']),
  ...CURRENCIES,
  ...CURRENCIES.map((code) => currencySymbol(code.toLowerCase() as Currency)),
  ...Intl.supportedValuesOf('timeZone').map((zone) => zone.replace(/.*\//, '').replaceAll('_', ' ')),
];

/** Brands call themselves the same in every language; ways of paying that are no brand have a word of ours. */
const BRANDS = [
  'Apple Pay',
  'Google Pay',
  ...DEVICE_NAMES,
  ...Object.values(PAYMENT_METHODS).flatMap(({ id, icon }) => (id === 'card' ? [] : [icon])),
  ...Object.values(JOURNAL_FORMAT_WORDS),
  ...Object.values(CHART_PACKAGE_WORDS).filter((name) => name !== CHART_PACKAGE_WORDS.generic),
  ...PAYMENT_SOURCES.filter((source) => known(paymentSourceCopy.labels, source) === undefined)
    .map((source) => sourceWords(source))
    .flatMap(({ label, badge }) => [label, badge]),
  // A debit has a word of ours, and its badge the letters by which banks know it.
  ...PAYMENT_SOURCES.map((source) => sourceWords(source).badge).filter(
    (badge) => badge !== paymentSourceCopy.cardBadge && badge !== paymentSourceCopy.accountBadge,
  ),
];

/** What the provider offers, it offers in its own words. */
const OFFERED = [WELCOME.description, WELCOME.task_header_content, WELCOME.task_badge];

/** The longest first: Guinea is a part of Equatorial Guinea. */
const NAMES = [...NAMES_BY_INTL, ...BRANDS, ...OFFERED].sort((one, other) => other.length - one.length);

/** What has a shape of its own, and why nobody translates it. */
const SHAPES: readonly (readonly [why: string, shape: RegExp])[] = [
  ['an address of somebody or something', /[\w.+-]+@[\w.-]+|\bhttps?:\/\/\S+/g],
  ['the name of a file', /[\w-]+\.pdf\b/g],
  [
    'an id',
    /\b[a-z]{2,8}_(?=\w*\d)\w+|\b(?:po|pi|ch|py|re|dp)_[a-z\d]{12,}\b|\b[\da-f]{16,}\b|\b[\da-f]{4,}-[\da-f-]{8,}\b/g,
  ],
  [
    'a day or a time, written by Intl',
    /\b(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|(?:Mon|Tues?|Wednes|Thurs?|Fri|Satur|Sun)day|AM|PM|UTC|GMT|E[DS]T)\b/g,
  ],
  [
    'a language, called as it calls itself',
    new RegExp(LANGUAGES.map(languageInItself).map(escaped).join('|'), 'g'),
  ],
  ['a part of a day that is not typed yet, named by Intl', /\b(?:mm|dd|yyyy|month|day|year)\b/g],
  ['the code of a bank', /\b[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?\b/g],
  ['what Chromium adds to the name of a country, and Node does not', /\bIslas Malvinas\b/g],
  ['what these addresses search for', /\bnobody at all\b/g],
  ['the name of the product', /\bcountinghouse\b/gi],
];

/** Fields in which people, their customers and other companies write. What else a server sends is a word of ours, or a code. */
const WRITTEN_BY_PEOPLE =
  /(?:^|_)(?:name|number|device|customer|text_evidence|product_description|uncategorized_text|sku|address_?\d?|line\d|city|state|postcode|postal_code)$/;

type Leaf = Readonly<{ key: string; value: string }>;

const leavesOf = (value: unknown, key = ''): Leaf[] => {
  if (typeof value === 'string') return [{ key, value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, key));
  return Object.entries(value).flatMap(([name, one]) => leavesOf(one, name));
};

/** What the server told a page: names, notes, files. It is nobody's to translate. */
export class Data {
  readonly #values = new Set<string>();
  readonly #reading = new Set<Promise<void>>();

  constructor(page: Page) {
    page.on('response', (response) => {
      const reading = this.#read(response).finally(() => this.#reading.delete(reading));
      this.#reading.add(reading);
    });
  }

  async #read(response: Response): Promise<void> {
    const kind = response.headers()['content-type'] ?? '';
    if (!/json|text\/html/.test(kind)) return;
    const text = await response.text().catch(() => ''); // A page that was left keeps nothing to read.
    const told = kind.includes('json') ? text : /id="page-settings">([^<]*)</.exec(text)?.[1];
    if (!told) return;
    for (const { key, value } of leavesOf(JSON.parse(told))) {
      // A bank is sent as a code and shown by its name.
      if (/(?:^|_)identifier$/.test(key)) this.#values.add(identifierLabel(value));
      if (WRITTEN_BY_PEOPLE.test(key) && /[A-Za-z]{2}/.test(value) && !/^[a-z_]+$/.test(value))
        this.#values.add(value.trim());
    }
  }

  /** What is left of a text when everything that is data is taken out of it. */
  async rest(text: string): Promise<string> {
    await Promise.all(this.#reading);
    const unshaped = SHAPES.reduce((rest, [, shape]) => rest.replaceAll(shape, ' '), text);
    if (!PLAIN.test(unshaped) || NAMES.includes(text)) return '';
    const known = [...this.#values]
      .filter((value) => text.includes(value))
      .sort((a, b) => b.length - a.length);
    const without = known.reduce(takeOut, text);
    const named = SHAPES.reduce((rest, [, shape]) => rest.replaceAll(shape, ' '), without);
    return NAMES.reduce((rest, name) => (rest.includes(name) ? takeOut(rest, name) : rest), named);
  }
}

/** Every letter of our own words is changed, so two plain ones are no word of ours. */
export const PLAIN = /[A-Za-z]{2}/;

const takeOut = (text: string, part: string): string =>
  text.replaceAll(new RegExp(`(?<![A-Za-z])${escaped(part)}(?![A-Za-z])`, 'g'), ' ');
