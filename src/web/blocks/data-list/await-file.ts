export const CHECK_EVERY_MS = 1000;
export const CHECKS_MAX = 5;

type Availability = Readonly<{ status: string; download_url?: string }>;

/** Asks once a second, at most five times, where the file is. A check that fails is a check without an answer. */
export async function awaitFile(
  check: () => Promise<Availability>,
  pause: (ms: number) => Promise<void> = pauseFor,
): Promise<string | undefined> {
  for (let checks = 0; checks < CHECKS_MAX; checks += 1) {
    await pause(CHECK_EVERY_MS);
    const found = await check().catch(() => undefined);
    if (found?.status === 'success' && found.download_url) return found.download_url;
  }
  return undefined;
}

const pauseFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The address to open for a file: ours, and asking to be saved. An address of another site is no answer of ours. */
export function fileAddress(download_url: string, here: string): string | undefined {
  const address = URL.canParse(download_url, here) ? new URL(download_url, here) : undefined;
  if (address?.origin !== new URL(here).origin) return undefined;
  address.searchParams.set('force_download', 'true');
  return address.href;
}

/** Saves a file without leaving the page, also when the answer is an error after all. */
export function saveFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
