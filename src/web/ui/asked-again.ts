const triesAt = new Map<string, number>();
const comeAgain = new Map<string, Promise<unknown>>();

/** Browsers name the address of a module that did not come; those that do not, ask there again by themselves. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof TypeError ? /https?:\S+?\.js/.exec(error.message)?.[0] : undefined;

/** Whether a file of the program did not come, as when the line was away or another release stands there now. */
export const isFileMissing = (error: unknown): boolean =>
  addressIn(error)?.startsWith(`${location.origin}/`) ?? false;

/**
 * Every `import()` of the build goes through here. Chromium remembers that a module's address failed and does not ask there
 * again: whoever loads the same file once more has it under another address, and everybody the same one.
 */
export async function askedAgain<Module>(
  load: () => Promise<Module>,
  from: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = isFileMissing(error) ? addressIn(error) : undefined;
    if (address === undefined) throw error;
    const tries = triesAt.get(address) ?? 0;
    if (tries === 0) {
      triesAt.set(address, 1);
      throw error;
    }
    let again = comeAgain.get(address);
    if (!again) {
      triesAt.set(address, tries + 1);
      again = from(`${address}?${tries}`);
      comeAgain.set(address, again);
      again.catch(() => comeAgain.delete(address));
    }
    return again as Promise<Module>;
  }
}
