import type pg from 'pg';
import type { Figure } from '../safety-load/figure.ts';
import type { Caller } from '../safety-load/requests.ts';
import type { Cluster } from './cluster.ts';
import type { Money } from './money.ts';
import type { Servers } from './servers.ts';

/** What every row of the cluster's table works with. */
export type ClusterRun = Readonly<{
  cluster: Cluster;
  servers: Servers;
  dataDir: string;
  callers: readonly Caller[];
  /** To whoever leads, as the product itself connects. */
  pool: pg.Pool;
  isFull: boolean;
  /** Everybody who moves money. */
  clients: Money[];
  /** For the log. */
  say(line: string): void;
}>;

/** Each leaves the cluster whole, and the processes running. */
export type ClusterRow = (run: ClusterRun) => Promise<readonly Figure[]>;
