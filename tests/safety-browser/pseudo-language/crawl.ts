import type { Page } from '@playwright/test';
import { PSEUDO_LANGUAGE } from '#domain/shared/languages.ts';
import { isComplete } from '../../e2e/complete-page.ts';
import { expect } from '../../e2e/fixtures.ts';
import { speak } from '../../e2e/speak.ts';
import { cutTexts } from './cut-texts.ts';
import { forbidWriting, pressEverything } from './press-everything.ts';
import { Data, PLAIN } from './what-is-data.ts';
import { wordsOnPage } from './words-on-page.ts';

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };

/** What somebody would find on a page, whatever they press there. */
export class Crawl {
  readonly found = new Set<string>();
  readonly data: Data;

  constructor(readonly page: Page) {
    this.data = new Data(page);
  }

  /** Both at the width of a desk and of a telephone. */
  async look(state: string): Promise<void> {
    await this.lookAt(WIDE, state);
    await this.page.setViewportSize(NARROW);
    await isComplete(this.page);
    await this.lookAt(NARROW, state);
    await this.page.setViewportSize(WIDE);
  }

  async lookAt({ width }: typeof WIDE, state: string): Promise<void> {
    const [words, cut] = await Promise.all([this.page.evaluate(wordsOnPage), this.page.evaluate(cutTexts)]);
    for (const { text, where } of words)
      if (PLAIN.test(text) && PLAIN.test(await this.data.rest(text)))
        this.found.add(`not translated: ${text} <${where}>`);
    for (const one of cut) this.found.add(`${width} px ${state}: ${one}`);
  }

  async visit(address: string, presses = true): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await isComplete(this.page);
    await this.look('');
    if (presses) await pressEverything(this.page, 'main', (pressed) => this.look(pressed));
    expect.soft([...this.found], address).toEqual([]);
    this.found.clear();
  }
}

/** Somebody who is spoken to in the pseudo-language, and who changes nothing whatever they press. */
export async function beginCrawl(page: Page): Promise<Crawl> {
  await speak(page, PSEUDO_LANGUAGE);
  await forbidWriting(page);
  return new Crawl(page);
}
