import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The way from a primary to its standbys, as a network is: what is on it may be late, and gone with whoever sent it. */
export type LateLine = Readonly<{
  /** What is sent from now on arrives nowhere yet. */
  hold(): void;
  /** What was held is lost, and everybody has to call again. */
  cut(): void;
}>;

const LOCALHOST = '127.0.0.1';

/**
 * Standbys reach their primary only through this. On one machine the system keeps what a killed program has sent, and delivers
 * it; a machine that burns down does not. Without a line that loses it, no test could see a loss.
 */
export async function openLateLine(port: number, primaryPort: number): Promise<LateLine> {
  const lines = new Set<Readonly<{ standby: Socket; primary: Socket }>>();
  let isHeld = false;
  const server = createServer((standby) => {
    if (isHeld) return standby.destroy();
    const primary = connect(primaryPort, LOCALHOST);
    const line = { standby, primary };
    lines.add(line);
    const end = () => {
      lines.delete(line);
      standby.destroy();
      primary.destroy();
    };
    standby.on('error', end).pipe(primary);
    primary.on('error', end).pipe(standby);
    standby.on('close', end);
    primary.on('close', () => standby.end()); // What it said last is still on its way.
  });
  server.listen(port, LOCALHOST).unref();
  await once(server, 'listening');
  return {
    hold: () => {
      isHeld = true;
      for (const { standby, primary } of lines) {
        primary.unpipe(standby);
        primary.pause();
      }
    },
    cut: () => {
      isHeld = false;
      for (const { standby, primary } of lines) {
        standby.destroy();
        primary.destroy();
      }
    },
  };
}
