import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { flushTracking } from '#web/shared/track.ts';
import { computeSlowly, quickStyles } from './quick-styles.ts';

// What jsdom does not have and our pieces ask the browser for. Nothing here pretends to lay anything out.
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = StillResizeObserver;

if (!window.matchMedia) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}
if (!Element.prototype.scrollIntoView) Element.prototype.scrollIntoView = () => {};
if (typeof window.CSS?.escape !== 'function') {
  Object.assign(window, { CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') } });
}
const { defaultView: browser } = document;
if (browser) {
  browser.getComputedStyle = quickStyles(computeSlowly(browser));
  globalThis.getComputedStyle = browser.getComputedStyle;
}

// Limits for a machine that is busy with everything else; a test that passes never waits for them.
configure({
  asyncUtilTimeout: 10_000,
  // While something is waited for, the whole document would be written out at every look; in vain, it is at the last.
  getElementError: (message, container) => {
    const page = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') ? '' : prettyDOM(container);
    const error = new Error([message, page].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

afterEach(() => {
  cleanup();
  flushTracking(); // What one test did must not arrive in the next.
});
