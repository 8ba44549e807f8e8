import type { Locator, Page } from '@playwright/test';

/** What somebody does with their hands on the way to something, counted: a press, a field, an address. */
export type Hands = Readonly<{
  open(page: Page, address: string): Promise<void>;
  press(target: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  /** Each in its words, in order. */
  done(): readonly string[];
}>;

export function countActions(): Hands {
  const done: string[] = [];
  return {
    open: async (page, address) => {
      done.push('open the address');
      await page.goto(address);
    },
    press: async (target) => {
      done.push(`press ${await nameOf(target)}`);
      await target.click();
    },
    fill: async (field, text) => {
      done.push(`fill in ${text}`);
      await field.fill(text);
    },
    done: () => done,
  };
}

const nameOf = async (target: Locator): Promise<string> =>
  ((await target.getAttribute('aria-label')) ?? (await target.textContent()) ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Told in the output of the run, so that whoever takes a step away sees it. */
export function tellActions(what: string, hands: Hands): number {
  const done = hands.done();
  process.stdout.write(`${what}: ${done.length} actions\n${done.map((one) => `  ${one}\n`).join('')}`);
  return done.length;
}
