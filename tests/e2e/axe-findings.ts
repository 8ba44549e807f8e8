import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { RunOptions, run } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Half a megabyte of code: a page reads it once, however often it is looked at. */
async function readAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(AXE);
  await frame.evaluate(rememberColours);
}

/** In the page: axe reads the few colours of a page anew for every element, which was half of what it costs. */
function rememberColours(): void {
  type Colour = { r: number; g: number; b: number; alpha: number };
  type Reader = { parseString: (this: Colour, text: string) => Colour };
  const axe = Reflect.get(window, 'axe') as { commons: { color: { Color: { prototype: Reader } } } };
  const { prototype } = axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Colour>();
  prototype.parseString = function readOnce(text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    const { r, g, b, alpha } = read.call(this, text); // What is no colour throws, each time.
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** What axe finds in a part of a page, by all of its rules or by some of them. */
export async function axeFindings(
  page: Page,
  part: string,
  rules?: readonly string[],
): Promise<readonly string[]> {
  await readAxe(page.mainFrame());
  // A frame may go while it is read; then there is nothing to look at.
  await Promise.all(
    page
      .mainFrame()
      .childFrames()
      .map((frame) => readAxe(frame).catch(() => undefined)),
  );
  return page.evaluate(
    async ({ include, options }) => {
      const axe = Reflect.get(window, 'axe') as { run: typeof run };
      const { violations } = await axe.run({ include }, { ...options, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    {
      include: [part],
      options: (rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}) satisfies RunOptions,
    },
  );
}
