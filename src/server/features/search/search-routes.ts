import * as contract from '#contract/search.ts';
import { seesCustomers } from '../../access/sees-customers.ts';
import { type Route, route } from '../../http/route.ts';
import { findAnything } from './find-anything.ts';

export const searchRoutes: readonly Route[] = [
  route(contract.findAnything, (context, { search_term }) =>
    findAnything(context, search_term, seesCustomers(context.actor)),
  ),
];
