/** What did not come, by its address: how often it was asked for, and the try under way or done. */
const missing = new Map<string, { tries: number; again?: Promise<unknown> | undefined }>();

/** Browsers name the address of a module that did not come; those that do not, ask there again by themselves. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof TypeError ? /http\S+?\.js/.exec(error.message)?.[0] : undefined;

/** Whether a file of the program did not come, as when the line was away or another release stands there now. */
export const isFileMissing = (error: unknown): boolean => addressIn(error) !== undefined;

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
    const address = addressIn(error);
    if (address === undefined) throw error;
    const file = missing.get(address);
    if (!file) {
      missing.set(address, { tries: 1 });
      throw error;
    }
    file.again ??= from(`${address}?${file.tries++}`).catch((reason) => {
      file.again = undefined;
      throw reason;
    });
    return file.again as Promise<Module>;
  }
}
