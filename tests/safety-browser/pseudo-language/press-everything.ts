import type { Page } from '@playwright/test';
import { followRequests, isComplete } from '../../e2e/complete-page.ts';

/** From now on nothing that this page does can write: whatever is pressed, the store stays as it is. */
export async function forbidWriting(page: Page): Promise<void> {
  followRequests(page);
  page.on('dialog', (dialog) => void dialog.accept()); // Whether to leave what was typed.
  await page.route(
    (url) => !url.pathname.startsWith('/assets/'),
    (route) => (/GET|HEAD/.test(route.request().method()) ? route.continue() : route.abort()),
  );
  // The one address that changes something although it is only visited: as from a page that was open for too long.
  await page.route(
    (url) => url.searchParams.get('wcpay-connect') === '1',
    (route) => {
      const url = new URL(route.request().url());
      url.searchParams.delete('_wpnonce');
      return route.continue({ url: url.href });
    },
  );
}

/** What was pressed may lead to another page while this one is looked at: then that page is looked at, from the beginning. */
async function wherever(page: Page, look: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (!/context was destroyed|because of a navigation/.test(String(error))) throw error;
      await page.waitForLoadState();
    }
  }
}

type Place = 'main' | 'header';
const DIALOGS = '[role=dialog], [role=alertdialog]';
const OPENED = `${DIALOGS}, [role=menu]`;
const AT_WORK = 'button[aria-busy="true"]';

type Key = string;
/** Which button: one that was pressed before, or the first that was not. Of those that differ in a name or a number one is enough. */
type Wanted = Readonly<{ again: Key }> | Readonly<{ except: readonly Key[] }>;

const press = (page: Page, place: Place, wanted: Wanted): Promise<Key | undefined> =>
  page.evaluate(
    ([where, which]) => {
      const NOT_PRESSED = '.sort, .pagination, [disabled], [aria-disabled="true"], [role=tooltip]';
      // Names and numbers stand in plain letters, our own words do not.
      const nameOf = (element: Element): string =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '')
          .replaceAll(/[\w@.,$€£¥#:−\s-]+/g, ' ')
          .trim();
      for (const element of document.querySelectorAll<HTMLElement>(`${where} button, ${where} summary`)) {
        const key = `${element.localName}.${element.classList[0]} ${nameOf(element)}`;
        if ('again' in which ? key !== which.again : which.except.includes(key)) continue;
        if (element.closest(NOT_PRESSED) || !element.checkVisibility({ visibilityProperty: true })) continue;
        element.click();
        return key;
      }
      return undefined;
    },
    [place, wanted] as const,
  );

/** A line of the open menu; those that lead to another page are looked at there. */
const pressLine = (page: Page, place: number): Promise<boolean> =>
  page.evaluate((at) => {
    const lines = '[role=menu] [role^=menuitem]:not(a, [aria-disabled="true"])';
    const line = document.querySelectorAll<HTMLElement>(lines)[at];
    line?.click();
    return line !== undefined;
  }, place);

/** What a dialog is for stands last. It is not done, because nothing may write: what is wrong, or comes next, is said. */
const pressLast = (page: Page): Promise<boolean> =>
  page.evaluate((dialogs) => {
    const dialog = [...document.querySelectorAll(dialogs)].at(-1);
    const last = [...(dialog?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])].at(-1);
    last?.click();
    return last !== undefined;
  }, DIALOGS);

type Look = (pressed: string) => Promise<void>;

/** Presses one button after another, the lines of the menus and what the dialogs are for, and looks at what opened or changed. */
export async function pressEverything(page: Page, place: Place, look: Look): Promise<void> {
  const address = page.url();
  const isOpen = async (what: string) => (await page.locator(what).count()) > 0;

  async function lookAtOpened(key: Key): Promise<void> {
    await wherever(page, async () => {
      await isComplete(page);
      await look(key);
    });
    if (!(await isOpen(DIALOGS)) || !(await pressLast(page))) return;
    await wherever(page, async () => {
      await isComplete(page);
      if (page.url() === address) await look(`${key} ›`);
    });
  }
  async function goBack(): Promise<void> {
    await page.keyboard.press('Escape');
    if (page.url() === address && !(await isOpen(`${OPENED}, ${AT_WORK}`))) return;
    await page.goto(address);
    await isComplete(page);
  }

  const pressed: Key[] = [];
  for (;;) {
    const key = await press(page, place, { except: pressed });
    if (key === undefined) return;
    pressed.push(key);
    await lookAtOpened(key);
    const isMenu = await isOpen('[role=menu]');
    for (let line = 0; isMenu; line += 1) {
      if (line > 0) await press(page, place, { again: key });
      await isComplete(page);
      if (!(await pressLine(page, line))) break;
      await lookAtOpened(`${key} › ${line + 1}`);
      await goBack();
    }
    await goBack();
  }
}
