import { expect, test } from 'vitest';
import { readProcessRoles } from './process-roles.ts';

test.each([
  ['web', ['web']],
  ['web,jobs,provider', ['web', 'jobs', 'provider']],
  ['jobs, provider', ['jobs', 'provider']],
  ['', undefined],
  ['web,', undefined],
  ['web,web', undefined],
  ['Web', undefined],
  ['web jobs', undefined],
  ['web,worker', undefined],
])('%j is %j', (text, roles) => {
  expect(readProcessRoles(text)).toEqual(roles);
});
