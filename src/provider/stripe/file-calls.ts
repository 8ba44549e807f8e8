import type Stripe from 'stripe';
import { fail } from '#contract/kit/errors.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { ProviderFile } from '../provider-objects.ts';
import { fileId, present } from './stripe-ids.ts';
import type { StripeLine } from './stripe-line.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

export const fileFromStripe = (found: Stripe.File): ProviderFile => ({
  id: present(fileId(found)),
  purpose: found.purpose,
  filename: found.filename ?? '',
  size: found.size,
  title: found.title,
  type: MEDIA_TYPES[found.type ?? ''] ?? found.type ?? 'application/octet-stream',
  created: epochSeconds(found.created),
});

const FILES = /^https:\/\/(?:\w+\.)*stripe\.com\//;
const FILE_TIMEOUT_MS = 30_000;

type FileCalls = Pick<PaymentProvider, 'uploadFile' | 'readFile'>;

export function fileCalls({ api, account: accountOf, read, write, fetch, settings }: StripeLine): FileCalls {
  return {
    uploadFile: async ({ purpose, filename, type, content }) =>
      fileFromStripe(
        await write(() =>
          api.files.create({
            purpose: purpose === 'dispute_evidence' ? 'dispute_evidence' : 'additional_verification',
            file: { data: content, name: filename, type },
          }),
        ),
      ),
    readFile: async (id) => {
      const found = await read(() => api.files.retrieve(id), { kind: 'file', id });
      if (!found.url) throw fail('resource_missing', { kind: 'file', id });
      /** The key goes to Stripe and to nobody else, whatever an answer says. */
      if (!FILES.test(found.url)) throw fail('provider_answer_broken');
      const account = accountOf();
      const headers = {
        authorization: `Bearer ${settings.secretKey()}`,
        ...(account && { 'stripe-account': account }),
      };
      const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
      const answer = await fetch(found.url, { headers, signal }).catch(() => undefined);
      if (!answer?.ok) throw fail('provider_unavailable');
      return { file: fileFromStripe(found), content: new Uint8Array(await answer.arrayBuffer()) };
    },
  };
}
