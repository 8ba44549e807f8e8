import { createServer } from 'node:net';
import type { Config } from '../config.ts';
import { codeOf } from '../db/database-errors.ts';
import { StartError } from './start-failure.ts';

/**
 * Asked before anything else is done: a start that fails of a taken port fails at once, with nothing filled and nobody's
 * password made up. With PORT=0 the system chooses, before anything writes an address into a link or a mail.
 */
export async function withPort(config: Config): Promise<Config> {
  const port = await freePort(config);
  const { host, metricsPort } = config;
  if (metricsPort !== undefined)
    await freePort({ host, port: metricsPort }).catch(refuseMetricsPort(metricsPort));
  return { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) };
}

const refuseMetricsPort = (port: number) => (error: unknown) => {
  if (codeOf(error) !== 'EADDRINUSE') throw error;
  throw new StartError(
    `Port ${port} is already in use. Stop the other program, or choose another METRICS_PORT.`,
  );
};

const freePort = ({ host, port }: Pick<Config, 'host' | 'port'>): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
