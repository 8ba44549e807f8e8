import { rmSync } from 'node:fs';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { driveAtRate } from './drive.ts';
import type { Figure } from './figure.ts';
import { fillFolder, startOn } from './loaded-product.ts';
import { TRANSACTIONS } from './loaded-run.ts';
import { bareCall } from './requests.ts';

const ROUNDS = 3;
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** From the command to the first answer, on a folder that is emptied afterwards. */
async function startTwice(dataDir: string, how: 'kill' | 'stop'): Promise<number> {
  const first = await startOn(dataDir);
  // Something is under way when it ends.
  void driveAtRate(first.address, { rate: 50, seconds: 1, next: bareCall });
  await first[how]();
  const again = await startOn(dataDir);
  await again.stop();
  return again.readyAfterMs;
}

/** L10: until the first answer: on nothing, on fifty thousand transactions, and after nobody saw the end coming. */
export async function measureStarts(): Promise<readonly Figure[]> {
  const empty: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = makeTemporaryFolder('start');
    const product = await startOn(folder);
    empty.push(product.readyAfterMs);
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const filled = fillFolder(TRANSACTIONS);
  const [again, killed]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      again.push(await startTwice(filled, 'stop'));
      killed.push(await startTwice(filled, 'kill'));
    }
  } finally {
    rmSync(filled, { recursive: true, force: true });
  }
  return [
    { name: 'on an empty folder', value: middle(empty), unit: 'ms', most: 3000 },
    { name: 'with 50,000 transactions', value: middle(again), unit: 'ms', most: 5000 },
    { name: 'after kill -9', value: middle(killed), unit: 'ms', most: 8000 },
  ];
}
