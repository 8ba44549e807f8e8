import * as contract from '#contract/vat.ts';
import { plainVatNumber } from '#domain/account/vat-number.ts';
import { type Route, route } from '../../http/route.ts';
import { waitForProvider } from '../../http/wait-for-provider.ts';
import { saveVat } from './save-vat.ts';

export const vatRoutes: readonly Route[] = [
  route(contract.lookUpVat, async ({ provider }, { vat_number }) => {
    const { name, address } = await waitForProvider(provider.lookUpVat(plainVatNumber(vat_number)));
    return { name, address };
  }),

  route(contract.saveVat, (context, details) => saveVat(context, details)),
];
