import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { RunOptions, run } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Half a megabyte of code: a page reads it once, however often it is looked at. */
async function readAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
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
