import { expect, test } from 'vitest';
import { databaseFailureOf, isDatabaseGone } from './database-failure.ts';

test.each([
  ['a server that stops', { code: '57P01' }, 'away'],
  ['a server that starts', { code: '57P03' }, 'away'],
  ['a line that was refused', { code: '08006' }, 'away'],
  ['a port where nobody listens', { code: 'ECONNREFUSED' }, 'away'],
  ['a line that was cut', { code: 'ECONNRESET' }, 'away'],
  ['a line that nobody answers on', { code: 'ETIMEDOUT' }, 'away'],
  ['a socket that is gone with its server', { code: 'ENOENT', syscall: 'connect' }, 'away'],
  ['a file that is not there', { code: 'ENOENT', syscall: 'open' }, undefined],
  ['a name nobody knows just now', { code: 'EAI_AGAIN', syscall: 'getaddrinfo' }, 'away'],
  ['a cut without a code', { message: 'Connection terminated unexpectedly' }, 'away'],
  ['a line that did not open in time', { message: 'timeout expired' }, 'away'],
  [
    'a line that broke before',
    { message: 'Client has encountered a connection error and is not queryable' },
    'away',
  ],
  ['a server that may not write', { code: '25006' }, 'read_only'],
  ['too many lines', { code: '53300' }, 'busy'],
  ['a question that took too long', { code: '57014' }, 'busy'],
  ['a lock that was not given', { code: '55P03' }, 'busy'],
  ['no line of the pool was free', { message: 'timeout exceeded when trying to connect' }, 'busy'],
  ['a row that is there already', { code: '23505' }, undefined],
  ['a failed transaction', { code: '25P02' }, undefined],
  ['two that gave way to each other', { code: '40P01' }, undefined],
  ['our own mistake', { message: 'undefined is not a function' }, undefined],
  ['nothing', undefined, undefined],
])('%s', (_, error, expected) => {
  expect(databaseFailureOf(error)).toBe(expected);
});

test.each([
  ['a server that stops', { code: '57P01' }, true],
  ['a server that may not write', { code: '25006' }, true],
  ['a question that took too long', { code: '57014' }, false],
  ['a row that is there already', { code: '23505' }, false],
])('it is gone: %s', (_, error, expected) => {
  expect(isDatabaseGone(error)).toBe(expected);
});
