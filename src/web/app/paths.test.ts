import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { newRouter } from './router.tsx';
import { toExternal, toInternal } from './wp-url.ts';

const router = newRouter(aPageSettings(), createMemoryHistory());
const { storefront: _, signIn: __, signOut: ___, hostedVerification: ____, ...screens } = paths;

const addresses = Object.entries({
  ...Object.fromEntries(
    Object.entries(screens)
      .filter(([, build]) => build.length === 0)
      .map(([name, build]) => [name, (build as () => string)()]),
  ),
  order: paths.order(15),
  customer: paths.customer(7),
  user: paths.user(1),
  payout: paths.payout('po_1'),
  payment: paths.payment({ id: 'pi_1', transaction_id: 'txn_1', transaction_type: 'charge' }),
  dispute: paths.dispute('dp_1'),
  challenge: paths.challenge('dp_1'),
  help: paths.help('fees', 'gb'),
  oneMail: paths.mail(7),
  filtered: paths.transactions({ store_currency_is: 'usd', search: ['a', 'b/c'], paged: 2 }),
  anchored: paths.paymentsSettings({ method: 'woopay' }, 'payout-schedule'),
});

test.each(addresses)('%s leads to a screen, and its address comes back the same', (_name, address) => {
  const url = new URL(address, 'https://shop.example');
  const internal = toInternal({ url }) ?? url;
  const [, , route] = router.getMatchedRoutes(internal.pathname);

  expect(route?.options.staticData?.screen).toBeDefined();
  const external = toExternal({ url: internal }) ?? internal;
  expect(external.href.slice(external.origin.length)).toBe(address);
});
