import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A piece of a page whose code comes when it is needed. Where the connection is lost on the way, the piece waits for it: a
 * page that is there must not be taken down by a part of it that is not.
 */
export const later = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await onceOnline(load) }));

/** The same for a piece that its screen never stands without: a file of its own, which the page names with those of the screen. */
export const atOnce: typeof later = (load) => later(load);

async function onceOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    // A sheet that did not come is not asked for again by itself.
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (!sheet.sheet) sheet.replaceWith(sheet.cloneNode());
    return onceOnline(load);
  }
}
