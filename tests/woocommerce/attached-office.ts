import { expect } from 'vitest';
import type { AnyJob } from '#server/jobs/job.ts';
import { prepareJobs } from '#server/jobs/job-pool.ts';
import type { FollowDeps } from '#server/woocommerce/copy-store.ts';
import { storeJobs } from '#server/woocommerce/store-jobs.ts';
import { openStoreLine } from '#server/woocommerce/store-line.ts';
import { type Answer, startTestServer, type TestServer } from '../test-server.ts';
import { type ContractStore, STORE_KEY, STORE_SECRET, startContractStore } from './contract-store.ts';

export type AttachedOffice = Readonly<{
  store: ContractStore;
  server: TestServer;
  /** What everything that reads or tells the store is done with. */
  deps: FollowDeps;
  jobs: () => readonly AnyJob[];
  /** The page of an order, as a person here gets it. */
  order: (id: number) => Promise<Answer['body']>;
  /** Fails where the two sides differ in which orders there are, how they stand, or what they cost. */
  agree: () => Promise<void>;
  close: () => Promise<void>;
}>;

/** A store that existed before, and this product attached to it. Nothing is copied yet. */
export async function startAttachedOffice(): Promise<AttachedOffice> {
  const store = await startContractStore();
  const server = await startTestServer({
    env: {
      ...{ STORE: 'woocommerce', WOOCOMMERCE_URL: store.url },
      ...{ WOOCOMMERCE_KEY: STORE_KEY, WOOCOMMERCE_SECRET: STORE_SECRET },
    },
  });
  const { woocommerce } = server.deps.config;
  if (!woocommerce) throw new Error('The store is not attached.');
  const deps = { ...server.deps, line: openStoreLine(woocommerce) };
  await prepareJobs(server.deps);
  return {
    ...{ store, server, deps },
    jobs: () => storeJobs(deps.line, server.deps.config).jobs,
    order: async (id) => (await server.get(`/wp-json/wc-admin/store/orders/${id}`)).body,
    agree: async () => {
      const ours = await server.db
        .selectFrom('orders')
        .select(['id', 'store_status', 'total'])
        .orderBy('id')
        .execute();
      expect(ours.filter(({ store_status }) => store_status !== 'deleted')).toEqual(sideOf(store));
    },
    close: async () => {
      await server.close();
      await store.close();
    },
  };
}

/** What a store lists that this product understands. */
const sideOf = ({ orders }: ContractStore) =>
  [...orders.values()]
    .filter(({ status, currency }) => status !== 'checkout-draft' && status !== 'trash' && currency !== 'XXX')
    .map(({ id, status, total }) => ({ id, store_status: status, total: Math.round(Number(total) * 100) }))
    .sort((one, other) => one.id - other.id);
