import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { LINES, type Line, layLine } from './bad-lines.ts';
import { finish, HABITS, type Habit, openFromHelp, reach } from './habits.ts';
import type { MoneyAction, Subject } from './money-actions.ts';
import { type Watched, watchPage } from './watch-page.ts';

const isFull = process.env.SAFETY_FULL === '1';
/** Nobody knows how it ended, and the page says no more than that. */
const UNSURE =
  /is not confirmed yet|has not confirmed this yet|Nobody knows yet|still being confirmed|has not answered yet|cannot be reached/;

type Cell = Readonly<{ title: string; action: MoneyAction; line: Line; habit: Habit }>;

/** A cell for each line and habit; a tenth of them, spread over all of both, unless all are asked for. */
export const cellsOf = (name: string, action: MoneyAction, place: number): readonly Cell[] =>
  Object.entries(LINES).flatMap(([how, line], row) =>
    Object.entries(HABITS)
      .filter((_, column) => isFull || ((place + row) % 2 === 0 && column === (place + row) % 5))
      .map(([what, habit]) => ({
        title: `${name} over a line that is ${how}, with ${what}`,
        ...{ action, line, habit },
      })),
  );

export async function runCell(desk: Page, browser: Browser, cell: Cell): Promise<void> {
  const subject = await cell.action.prepare(desk);
  const context = await browser.newContext({
    storageState: await desk.context().storageState(),
    ...{ baseURL: test.info().project.use.baseURL, viewport: { width: 1440, height: 900 } },
  });
  context.setDefaultTimeout(10_000); // Nothing that can be pressed takes longer to be there.
  const page = await context.newPage();
  const watched = await watchPage(page);
  try {
    await actOverLine(page, watched, subject, cell);
  } finally {
    const seen = `${JSON.stringify(watched.notes)}\n${await page.locator('body').ariaSnapshot()}`;
    await test.info().attach('what the page did', { body: seen });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

async function actOverLine(page: Page, watched: Watched, subject: Subject, cell: Cell): Promise<void> {
  const { action, line, habit } = cell;
  const { close, mend } = await layLine(page, watched, line, action);
  const heard = (what: string) =>
    expect.poll(() => watched.notes.some((note) => note.what === what), what).toBe(true);

  await openFromHelp(page, subject.address);
  const button = await reach(page, action);
  await close();
  await habit.press(button, page);
  await heard('busy');
  await heard('asked');
  if (line.taken !== 'late' && !line.isImpatient) await heard('treated');
  expect(watched.keys()).toHaveLength(1);
  if (habit.stays) await saysOnlyWhatIsKnown(watched, cell);

  const isCut = line.offline !== undefined;
  if (isCut) await mend(); // Whoever is offline can open nothing.
  await habit.meanwhile?.(page, subject, action);
  if (!isCut) await mend();
  await finish(page, action);

  expect(await subject.effects()).toBe(1);
  expect(watched.keys().length).toBeLessThanOrEqual(line.taken === 'refused' ? 2 : 1);
  expectNoEarlySuccess(watched, action);
  await page.goto(subject.address);
  await expect(action.done(page)).toBeVisible();
}

async function saysOnlyWhatIsKnown(watched: Watched, { action, line }: Cell): Promise<void> {
  if (line.taken === 'late') return;
  const words = line.taken === 'refused' ? action.refusal : UNSURE;
  await expect.poll(() => watched.said().some((one) => words.test(one)), String(words)).toBe(true);
  if (line.taken === 'unsure') expect(watched.said().filter((one) => action.refusal.test(one))).toEqual([]);
}

function expectNoEarlySuccess({ notes }: Watched, { success }: MoneyAction): void {
  const said = notes.findIndex((note) => note.what === 'said' && success.test(note.words));
  const known = notes.findIndex((note) => note.what === 'answered' && note.ok);
  if (said >= 0)
    expect(known >= 0 && known < said, 'success is said after the server has said yes').toBe(true);
}
