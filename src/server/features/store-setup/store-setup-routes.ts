import * as contract from '#contract/store-setup.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { mayAttach } from '#domain/woocommerce/store-checks.ts';
import { vouchingPerson } from '../../access/signed-in-person.ts';
import { type Route, route } from '../../http/route.ts';
import { attachStore } from './attach-store.ts';
import { probe } from './given-store.ts';
import { letGoOfStore } from './let-go-of-store.ts';
import { readStoreSetup } from './read-store-setup.ts';

/** What is sent holds a secret, which must not wait anywhere for a second person. */
const ONLY_YOURSELF = { prepare: async () => undefined, showsSecret: true } as const;

export const storeSetupRoutes: readonly Route[] = [
  route(contract.getStoreSetup, readStoreSetup),
  route(
    contract.checkStore,
    async (context, { store }) => {
      // Which addresses this server asks is a person's to say.
      await vouchingPerson(context);
      const { url, name, findings } = await probe(context, store);
      return {
        checked: utcInstant(context.now()),
        ...{ url, shop: name, findings, may_attach: mayAttach(findings) },
      };
    },
    ONLY_YOURSELF,
  ),
  route(
    contract.attachStore,
    async (context, given) => {
      await vouchingPerson(context);
      await attachStore(context, given);
      return readStoreSetup(context);
    },
    ONLY_YOURSELF,
  ),
  route(
    contract.letGoOfStore,
    async (context) => {
      await vouchingPerson(context);
      await letGoOfStore(context);
      return readStoreSetup(context);
    },
    ONLY_YOURSELF,
  ),
];
