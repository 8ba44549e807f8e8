import { assert } from '#domain/shared/assert.ts';
import { askOnce, type Call } from './drive.ts';

export type Caller = Readonly<Record<string, string>>;
type NextCall = (nth: number) => Call;

const PAYMENTS = '/wp-json/wc/v3/payments';
const pick = <Value>(values: readonly Value[], nth: number): Value => {
  const value = values[nth % values.length];
  assert(value !== undefined, 'there is something to choose from');
  return value;
};

async function read(address: string, caller: Caller, path: string) {
  const { status, body } = await askOnce(address, { path, headers: caller });
  assert(status === 200, `${path} is answered, not ${status}: ${body.slice(0, 200)}`);
  return JSON.parse(body);
}

type Asked = Readonly<{ reads: readonly ((nth: number) => string)[]; orders: readonly number[] }>;

/** What people open most, of what there is. */
async function readsOf(address: string, callers: readonly Caller[]): Promise<Asked> {
  const { data } = await read(address, pick(callers, 0), `${PAYMENTS}/transactions?pagesize=100`);
  type Row = { payment_intent_id: string | null; order: { id: number } | null };
  const rows = data as readonly Row[];
  const intents = rows.flatMap(({ payment_intent_id: id }) => (id ? [id] : []));
  const orders = rows.flatMap(({ order }) => (order ? [order.id] : []));
  const reads: readonly ((nth: number) => string)[] = [
    (nth) => `${PAYMENTS}/transactions?page=${1 + (nth % 40)}&pagesize=25`,
    () => `${PAYMENTS}/transactions/summary`,
    (nth) => `${PAYMENTS}/payment_intents/${pick(intents, nth)}`,
    () => `${PAYMENTS}/deposits?page=1&pagesize=25`,
    () => `${PAYMENTS}/deposits/overview-all`,
    (nth) => `${PAYMENTS}/timeline/${pick(intents, nth)}`,
    () => `${PAYMENTS}/disputes?page=1&pagesize=25`,
    (nth) => `/wp-json/wc-admin/store/orders/${pick(orders, nth)}`,
    (nth) => `${PAYMENTS}/transactions?page=1&pagesize=25&sort=amount&direction=${nth % 2 ? 'asc' : 'desc'}`,
  ];
  return { reads, orders };
}

/** Nine reads of what people open most; every call is another caller's. */
export async function mixedReads(address: string, callers: readonly Caller[]): Promise<NextCall> {
  const { reads } = await readsOf(address, callers);
  return (nth) => ({ path: pick(reads, nth)(nth), headers: pick(callers, nth) });
}

/** The same nine, then a write. */
export async function mixedCalls(address: string, callers: readonly Caller[]): Promise<NextCall> {
  const { reads, orders } = await readsOf(address, callers);
  return (nth) => {
    const headers = pick(callers, nth);
    if (nth % 10 < 9) return { path: pick(reads, nth % 10)(nth), headers };
    const path = `/wp-json/wc-admin/store/orders/${pick(orders, nth)}/notes`;
    return { method: 'POST', path, headers, body: { note: `Note ${nth}`, customer_note: false } };
  };
}

/** The least this server can be asked: what everything else is measured against. */
export const bareCall: NextCall = () => ({ path: '/healthz' });

/** Somebody pays by card. */
export const payCall = (callers: readonly Caller[], nth: number): Call => ({
  method: 'POST',
  path: '/simulator/api/payments',
  headers: pick(callers, nth),
  body: { amount: 10_000, currency: 'usd', card: '4242424242424242' },
});

/** So that there is something to give back. */
export async function payOnce(address: string, headers: Caller): Promise<string> {
  const answer = await askOnce(address, payCall([headers], 0));
  assert(answer.status === 200, `somebody has paid: ${answer.body.slice(0, 200)}`);
  return (JSON.parse(answer.body) as { charge_id: string }).charge_id;
}

export const refundCall = (charge_id: string, headers: Caller, key: string): Call => ({
  method: 'POST',
  path: `${PAYMENTS}/refund`,
  headers: { ...headers, 'idempotency-key': key },
  body: { charge_id, amount: 100 },
});

/** A file of everything, read to its end. */
export async function exportEverything(address: string, headers: Caller): Promise<void> {
  const path = `${PAYMENTS}/transactions/download`;
  const asked = await askOnce(address, { method: 'POST', path, headers, body: {} });
  assert(asked.status === 200, `an export begins: ${asked.status} ${asked.body.slice(0, 200)}`);
  const { export_id } = JSON.parse(asked.body) as { export_id: string };
  const { download_url } = await read(address, headers, `${path}/${export_id}`);
  const { pathname, search } = new URL(download_url, address);
  const file = await askOnce(address, { path: `${pathname}${search}`, headers });
  assert(file.status === 200, `the file is given: ${file.status} ${file.body.slice(0, 200)}`);
}
