import { afterEach, expect, test } from 'vitest';
import { listenTo } from '#domain/shared/spoken.ts';
import { storedProblem, toldProblem } from './delivery-problem.ts';

let undo: () => void;
afterEach(() => undo());

test('why nobody was told is written down in one language, and read in any', () => {
  undo = listenTo(() => ({
    'server/webhooks/delivery-copy#deliveryCopy': { problems: { nobody: 'Dort antwortet niemand.' } },
  }));
  const stored = storedProblem('nobody');
  expect(stored).toBe('Nobody answers at the address.');
  expect(toldProblem({ id: 1, error: stored })).toEqual({ id: 1, error: 'Dort antwortet niemand.' });
  const technical = { error: 'The connection failed: EPROTO' };
  expect(toldProblem(technical)).toEqual(technical);
  expect(toldProblem({ error: null })).toEqual({ error: null });
});
