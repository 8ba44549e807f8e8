import { expect, test } from 'vitest';
import { areaOf, areaSlug, operationIdOf } from './areas.ts';

test.each([
  ['/', 'Description'],
  ['/openapi.json', 'Description'],
  ['/wc/v3/payments/transactions', 'Transactions'],
  ['/wc/v3/payments/transactions/:transaction_id', 'Transactions'],
  ['/wc/v3/payments/transactions/download', 'Exports'],
  ['/wc/v3/payments/transactions/fraud-outcomes/summary', 'Fraud'],
  ['/wc/v3/payments/deposits/:id/proof', 'Payouts'],
  ['/wc/v3/payments/deposits/download/:export_id', 'Exports'],
  ['/wc/v3/payments/file/:id', 'Disputes'],
  ['/wc/v3/payments/webhooks', 'Webhooks'],
  ['/wc/v3/payments/something-new', 'More of payments'],
  ['/wc/v3/orders/:id', 'Store'],
  ['/wc-admin/api-keys', 'People'],
  ['/wc-admin/session/step', 'Signing in'],
  ['/wc-admin/store/orders', 'Admin'],
  ['/simulator/api/desk', 'Simulator'],
] as const)('%s is about %s', (path, area) => {
  expect(areaOf({ path })).toBe(area);
});

test('an area is written into an address', () => {
  expect(areaSlug('Documents and loans')).toBe('documents-and-loans');
});

test.each([
  ['GET', '/', 'getIndex'],
  ['GET', '/wc/v3/payments/deposits/:id/proof', 'getDepositsByIdProof'],
  ['POST', '/wc/v3/orders/:order_id/refunds', 'postStoreOrdersByOrderIdRefunds'],
  ['DELETE', '/wc-admin/api-keys/:id', 'deleteAdminApiKeysById'],
  ['GET', '/wp/v2/users/me', 'getUsersMe'],
  ['POST', '/simulator/api/payments', 'postSimulatorPayments'],
] as const)('%s %s is called %s', (method, path, id) => {
  expect(operationIdOf({ method, path })).toBe(id);
});
