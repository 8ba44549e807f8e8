import type { ProviderAccount } from '../provider-account.ts';
import type { ProviderDocument } from '../provider-objects.ts';

/** A tax invoice as the simulator writes one: plain text, so that a test can read what it says. */
export const documentText = (
  { document_id, date, period_from, period_to }: ProviderDocument,
  { email, country, account_id }: ProviderAccount,
): Uint8Array =>
  new TextEncoder().encode(
    [
      'Tax invoice (simulated)',
      `Number: ${document_id}`,
      `Date: ${date}`,
      `Period: ${period_from} to ${period_to}`,
      `Account: ${account_id}, ${email}, ${country}`,
      '',
    ].join('\n'),
  );
