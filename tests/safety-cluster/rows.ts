import type { ClusterRow } from './cluster-run.ts';
import {
  etcdAway,
  leaderFrozen,
  leaderLost,
  leaderLostAtTheMinute,
  switchedOver,
} from './rows-of-failover.ts';
import { processesKilled, throughPooler } from './rows-of-processes.ts';
import { replicaBehind, replicaConflicts } from './rows-of-replicas.ts';

/** The rows of the cluster's table, one after the other on the same cluster. */
export const CLUSTER_ROWS: Readonly<Record<string, ClusterRow>> = {
  C1: leaderLost,
  C2: leaderLostAtTheMinute,
  C3: switchedOver,
  C4: leaderFrozen,
  C5: etcdAway,
  C6: processesKilled,
  C7: throughPooler,
  C8: replicaBehind,
  C9: replicaConflicts,
};
