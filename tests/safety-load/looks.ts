import { readdirSync, readFileSync } from 'node:fs';
import type { Figure } from './figure.ts';

const LOOK_EVERY_MS = 5000;
const RSS_MB = 512;

type Look = Readonly<{ minute: number; rssMb: number; handles: number }>;

const lookAt = (pid: number, began: number): Look => {
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return {
    minute: (performance.now() - began) / 60_000,
    rssMb: Number(kb) / 1024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
  };
};

/** Looks at a process from now on, until what is answered is called, which tells whether its memory and handles stay where they are. */
export function lookAgainAndAgain(pid: number): () => readonly Figure[] {
  const began = performance.now();
  const looks: Look[] = [];
  const looking = setInterval(() => looks.push(lookAt(pid, began)), LOOK_EVERY_MS);
  return () => {
    clearInterval(looking);
    return figuresOf(looks);
  };
}

/** How much `of` grows in a minute, by least squares. */
function slope(looks: readonly Look[], of: (look: Look) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(looks.map(({ minute }) => minute)), mean(looks.map(of))];
  const across = looks.reduce((sum, look) => sum + (look.minute - x) * (of(look) - y), 0);
  return across / looks.reduce((sum, look) => sum + (look.minute - x) ** 2, 0);
}

const figuresOf = (looks: readonly Look[]): readonly Figure[] => [
  { name: 'memory grows', value: slope(looks, ({ rssMb }) => rssMb), unit: 'MB a minute', most: 1 },
  {
    name: 'memory at most',
    value: Math.max(...looks.map(({ rssMb }) => rssMb)),
    unit: 'MB',
    most: RSS_MB,
  },
  {
    name: 'open files and sockets grow',
    value: slope(looks, ({ handles }) => handles),
    unit: 'a minute',
    most: 1,
  },
];
