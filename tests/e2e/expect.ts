import { expect as base, type ExpectMatcherState, type Locator, type Page } from '@playwright/test';

// For the words of a failure, Playwright describes the whole page at every look that fails, also when the next one succeeds:
// a tenth of a second of the page's own time, while it would draw what is looked for. So what is expected is waited for
// first, in a way that describes nothing, and Playwright is asked when it has come, or when it has not.

/** Waits for what must be so before the expectation can hold; whoever has nothing to wait for has no wait. */
type Wait<Actual> = (actual: Actual, expected: readonly unknown[], timeout: number) => Promise<unknown>;
type Matcher = (this: ExpectMatcherState, actual: unknown, ...args: unknown[]) => Promise<Told>;
type Told = Readonly<{ pass: boolean; message: () => string }>;
type Asked = Readonly<Record<string, (...args: readonly unknown[]) => Promise<void>>>;

const comes: Wait<Locator> = (locator, _, timeout) => locator.waitFor({ state: 'attached', timeout });
const says: Wait<Locator> = (locator, [text], timeout) =>
  comes(typeof text === 'string' && text !== '' ? locator.filter({ hasText: text }) : locator, [], timeout);
const bears: Wait<Locator> = (locator, [name, value], timeout) =>
  comes(
    typeof value === 'string'
      ? locator.and(locator.page().locator(`[${name}=${JSON.stringify(value)}]`))
      : locator,
    [],
    timeout,
  );
const hasFocus: Wait<Locator> = (locator, _, timeout) =>
  comes(locator.and(locator.page().locator(':focus')), [], timeout);
const leadsTo: Wait<Page> = async (page, [address], timeout) => {
  const wanted = address instanceof RegExp ? address : new URL(String(address), page.url()).href;
  const isThere = ({ href }: URL) => (typeof wanted === 'string' ? href === wanted : wanted.test(href));
  await page.waitForURL(isThere, { waitUntil: 'commit', timeout });
};

/** The expectation as Playwright has it, told as a matcher tells it. */
async function ask(name: string, actual: unknown, isNot: boolean, args: readonly unknown[]): Promise<Told> {
  const all = base(actual) as unknown as Asked & { not: Asked };
  try {
    await (isNot ? all.not : all)[name]?.(...args);
    return { pass: !isNot, message: () => '' };
  } catch (failure) {
    const words = failure instanceof Error ? failure.message : String(failure);
    return { ...Reflect.get(Object(failure), 'matcherResult'), pass: isNot, message: () => words };
  }
}

/** `isAll`: nothing more is to be asked when that has come. `takes`: what is expected, before the options. */
function patient<Actual>(name: string, wait: Wait<Actual>, { isAll = false, takes = 0 } = {}): Matcher {
  return async function expectIt(actual, ...args) {
    const expected = args.slice(0, takes);
    const options = Object(args[takes]) as { timeout?: number };
    const isPlain = Object.keys(options).every((key) => key === 'timeout');
    if (this.isNot || !isPlain || expected.length < takes || expected.some(Array.isArray))
      return ask(name, actual, this.isNot, args);
    const { timeout = this.timeout } = options;
    const began = performance.now();
    const hasCome = await wait(actual as Actual, expected, timeout).then(
      () => true,
      () => false,
    );
    if (hasCome && isAll) return { pass: true, message: () => '' };
    const left = Math.max(1, timeout - (performance.now() - began));
    const told = await ask(name, actual, false, [...expected, { timeout: left }]);
    return { ...told, message: () => `${told.message()}\nIt was waited for ${timeout} ms in all.` };
  };
}

const MATCHERS: Readonly<Record<string, Matcher>> = {
  toBeVisible: patient('toBeVisible', (locator: Locator, _, timeout) => locator.waitFor({ timeout }), {
    isAll: true,
  }),
  toBeHidden: patient(
    'toBeHidden',
    (locator: Locator, _, timeout) => locator.waitFor({ state: 'hidden', timeout }),
    {
      isAll: true,
    },
  ),
  toBeAttached: patient('toBeAttached', comes, { isAll: true }),
  toBeChecked: patient('toBeChecked', comes),
  toBeDisabled: patient('toBeDisabled', comes),
  toBeEnabled: patient('toBeEnabled', comes),
  toBeFocused: patient('toBeFocused', hasFocus),
  toBeInViewport: patient('toBeInViewport', comes),
  toContainText: patient('toContainText', says, { takes: 1 }),
  toHaveText: patient('toHaveText', says, { takes: 1 }),
  toHaveValue: patient('toHaveValue', comes, { takes: 1 }),
  toHaveAttribute: patient('toHaveAttribute', bears, { takes: 2 }),
  toHaveURL: patient('toHaveURL', leadsTo, { takes: 1, isAll: true }),
};

export const expect = base.extend(MATCHERS) as typeof base;
