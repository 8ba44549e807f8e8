import { type Config, configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();
/** Set by the library while it looks again and again for what is to come. */
const isWaiting = (): boolean =>
  (getConfig() as Config & { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics === true;

/**
 * Whoever waits for something looks for it at every change of the page, and the library prints the whole page for each look
 * that finds nothing: a tenth of the time of all screens. Here it is printed once, when the wait was in vain.
 */
export function missTersely(): void {
  configure({
    getElementError: (message, container) =>
      isWaiting()
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  });
}
