/**
 * How long a test waits for what must come. No promise of the product: long enough for a machine that is busy with
 * something else, so that a test fails only where nothing comes.
 */
export const PATIENT = { timeout: 20_000 } as const;
