import type { Page } from '@playwright/test';

export type Note =
  | Readonly<{ what: 'asked'; key: string | undefined }>
  /** The server has answered, and the page is about to hear it. */
  | Readonly<{ what: 'answered'; ok: boolean }>
  /** The bad line has done what it does to one request. */
  | Readonly<{ what: 'treated' }>
  | Readonly<{ what: 'said'; words: string }>
  | Readonly<{ what: 'busy'; afterMs: number }>;

export type Watched = Readonly<{
  notes: readonly Note[];
  note: (note: Note) => void;
  keys: () => readonly (string | undefined)[];
  said: () => readonly string[];
}>;

/** Writes down, in order, what one page asks, what it is answered, what it says, and when a button of it is at work. */
export async function watchPage(page: Page): Promise<Watched> {
  const notes: Note[] = [];
  const note = (made: Note) => {
    notes.push(made);
  };
  await page.exposeFunction('noteSaid', (words: string) => note({ what: 'said', words }));
  await page.exposeFunction('noteBusy', (afterMs: number) => note({ what: 'busy', afterMs }));
  await page.addInitScript(() => {
    const tell = (name: string, value: unknown) => Reflect.get(window, name)(value);
    const said = new Set<string>();
    let pressedAt = 0;
    let wasBusy = false;
    const look = () => {
      const spoken = '[role=alert], [role=status], [aria-label=Notifications] span';
      for (const place of document.querySelectorAll(spoken)) {
        const words = (place.textContent ?? '').trim();
        if (words === '' || said.has(words)) continue;
        said.add(words);
        tell('noteSaid', words);
      }
      const isBusy = document.querySelector('button[aria-busy=true]') !== null;
      if (isBusy && !wasBusy) tell('noteBusy', performance.now() - pressedAt);
      wasBusy = isBusy;
    };
    document.addEventListener(
      'click',
      () => {
        pressedAt = performance.now();
      },
      true,
    );
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-busy'],
    });
  });
  return {
    notes,
    note,
    keys: () => [...new Set(notes.flatMap((one) => (one.what === 'asked' ? [one.key] : [])))],
    said: () => notes.flatMap((one) => (one.what === 'said' ? [one.words] : [])),
  };
}
