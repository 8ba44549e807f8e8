import type Stripe from 'stripe';
import { fail } from '#contract/kit/errors.ts';
import type { PaymentProvider, VatDetails } from '../payment-provider.ts';
import type { StripeLine } from './stripe-line.ts';

type TaxType = Stripe.TaxIdCreateParams.Type;
const EU_MEMBERS = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(
  ' ',
);
const ELSEWHERE: Readonly<Record<string, TaxType>> = {
  GB: 'gb_vat',
  CH: 'ch_vat',
  NO: 'no_vat',
  JP: 'jp_trn',
  SG: 'sg_gst',
  AU: 'au_abn',
  NZ: 'nz_gst',
};
const typeFor = (country: string): TaxType | undefined =>
  EU_MEMBERS.includes(country) ? 'eu_vat' : ELSEWHERE[country];

const LOOKS = 4;
const LOOK_EVERY_MS = 500;

type VatCalls = Pick<PaymentProvider, 'lookUpVat' | 'saveVatDetails'>;

/** Stripe asks the registers and answers when it knows; the form may be filled by hand meanwhile. */
export function vatCalls(line: StripeLine, findAccount: PaymentProvider['findAccount']): VatCalls {
  const { api, read, write, sleep } = line;

  async function settled(first: Stripe.TaxId): Promise<Stripe.TaxId> {
    let taxId = first;
    for (let look = 0; look < LOOKS && taxId.verification?.status === 'pending'; look += 1) {
      await sleep(LOOK_EVERY_MS);
      taxId = await read(() => api.taxIds.retrieve(taxId.id));
    }
    return taxId;
  }

  /** It was only made to be looked up: left there, it would stand on invoices. That it could not be removed changes no answer. */
  const forget = (id: string): Promise<unknown> => write(() => api.taxIds.del(id)).catch(() => undefined);

  return {
    lookUpVat: async (number): Promise<VatDetails> => {
      const type = typeFor((await findAccount())?.country ?? '');
      if (!type) throw fail('provider_unsupported');
      const value = number.replaceAll(/\s/g, '').toUpperCase();
      const params = { type, value, owner: { type: 'self' as const } };
      const made = await write(() => api.taxIds.create(params));
      const { verification } = await settled(made).finally(() => forget(made.id));
      if (verification?.status === 'unverified') throw fail('vat_number_unknown');
      return { name: verification?.verified_name ?? '', address: verification?.verified_address ?? '' };
    },
    /** The record is the store's own; there is nothing at Stripe to write it to. */
    saveVatDetails: async ({ name, address }) => ({ name, address }),
  };
}
