import * as z from 'zod/mini';
import { personal } from './kit/seen-by.ts';

export const place = {
  name: personal(z.string()),
  address_1: personal(z.string()),
  city: personal(z.string()),
  state: personal(z.string()),
  postcode: personal(z.string()),
  country: z.string(),
};
export const address = z.object(place);
export type OrderAddress = z.output<typeof address>;
