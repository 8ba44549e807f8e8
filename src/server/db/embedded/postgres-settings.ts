export type PostgresSettings = Readonly<Record<string, string>>;

/** For one store on one machine: every commit reaches the disk, and nothing is kept for replicas that do not exist. */
export const EMBEDDED_SETTINGS: PostgresSettings = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '60',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '80MB',
  max_wal_size: '1GB',
  log_checkpoints: 'off',
};

export const asArguments = (settings: PostgresSettings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
