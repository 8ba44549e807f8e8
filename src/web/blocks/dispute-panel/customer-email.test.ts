import { expect, test } from 'vitest';
import { customerEmail } from './customer-email.ts';

const about = {
  to: 'ada+shop@example.com',
  customerName: 'Ada Lovelace',
  storeName: 'Tea & Sons',
  disputedOn: 'Nov 15, 2026',
  chargedOn: 'Nov 2, 2026',
  amount: '€248.00',
  isInquiry: false,
};
const read = (address: string) => {
  const url = new URL(address);
  return { to: decodeURIComponent(url.pathname), query: new URLSearchParams(url.search) };
};

test('the subject names the store and the day of the charge, the text both days and the amount', () => {
  const { to, query } = read(customerEmail(about));
  expect(to).toBe('ada+shop@example.com');
  expect(query.get('subject')).toBe('Your payment to Tea & Sons on Nov 2, 2026');
  expect(query.get('body')).toContain(
    'On Nov 15, 2026 your bank told us that you dispute your payment of €248.00',
  );
  expect(query.get('body')).toContain('made on Nov 2, 2026');
});

test('an inquiry is not called a dispute', () => {
  const body = read(customerEmail({ ...about, isInquiry: true })).query.get('body');
  expect(body).toContain('your bank asked us about your payment');
  expect(body).not.toContain('dispute');
});

test('nothing a customer is called can add a header or another recipient', () => {
  const { to, query } = read(
    customerEmail({ ...about, to: 'a@b.example?bcc=x@y.example', customerName: 'Ann&bcc=x@y.example' }),
  );
  expect([...query.keys()]).toEqual(['subject', 'body']);
  expect(to).toBe('a@b.example?bcc=x@y.example');
});
