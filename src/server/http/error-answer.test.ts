import { expect, test } from 'vitest';
import { MigrationError } from '../db/database-errors.ts';
import { sentenceOf } from '../start/start-failure.ts';
import { asFailure } from './error-answer.ts';

const failing = (code: string) => Object.assign(new Error('words of another program'), { code });

test.each([
  ['53100', 'disk_full', 507],
  ['ENOSPC', 'disk_full', 507],
  ['53300', 'wcpay_unavailable', 503],
  ['57P03', 'wcpay_unavailable', 503],
  ['57014', 'wcpay_unavailable', 503],
  ['55P03', 'wcpay_unavailable', 503],
  ['ECONNREFUSED', 'wcpay_unavailable', 503],
  ['23505', undefined, undefined],
  ['55000', undefined, undefined],
])('%s is told as %s', (code, told, status) => {
  const failure = asFailure(failing(code), { bodyBytesMax: 1 });
  expect([failure?.code, failure?.status]).toEqual([told, status]);
});

test.each([
  ['at once', failing('ENOSPC')],
  ['to the database', failing('53100')],
  ['in a migration', new MigrationError('The migration failed.', { cause: failing('53100') })],
])('a disk that is full %s is the one sentence of a failed start', (_, error) => {
  expect(sentenceOf(error, {})).toBe(
    'The disk is full. Make room on the one that holds DATA_DIR and start again; nothing is damaged.',
  );
});
