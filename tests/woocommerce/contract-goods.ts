export type Body = Readonly<Record<string, unknown>>;
export type Reply = Readonly<{ status: number; body: unknown; total?: number }>;
type Row = { id: number } & Record<string, unknown>;
type Query = ReadonlyMap<string, string>;

export type Goods = Readonly<{
  orders: Map<number, Row>;
  customers: Map<number, Row>;
  products: Map<number, Row>;
  /** Only of a store with the plugin for them. */
  subscriptions: Map<number, Row>;
  webhooks: Map<number, Row>;
  refunds: Map<number, Row[]>;
  notes: Map<number, Row[]>;
  /** Money that moved because of what was written: there must be none. */
  moved: string[];
  addOrder: (over?: Body) => Row;
  addCustomer: (over?: Body) => Row;
  addProduct: (over?: Body) => Row;
  addSubscription: (over?: Body) => Row;
  /** Gives at most so many rows at once from now on, whatever is asked for, as some hosts do. */
  giveAtMost: (rows: number) => void;
  /** As somebody changes it at the store, now. */
  change: (id: number, over: Body) => void;
  answer: (method: string, path: string, query: Query, body: Body) => Reply;
}>;

const PAGING = ['page', 'per_page', 'offset', 'order', 'orderby', '_fields'];
/** What each list understands; anything else is refused here, though a real store would read over it. */
const FILTERS: Readonly<Record<string, readonly string[]>> = {
  orders: [...PAGING, 'status', 'modified_after', 'dates_are_gmt', 'include'],
  customers: [...PAGING, 'role'],
  products: [...PAGING, 'status'],
  webhooks: [...PAGING, 'status'],
  subscriptions: [...PAGING, 'status'],
};
const WRITES: Readonly<Record<string, readonly string[]>> = {
  refunds: ['amount', 'reason', 'api_refund', 'api_restock', 'meta_data'],
  notes: ['note', 'customer_note', 'added_by_user'],
  orders: ['status'],
  webhooks: ['name', 'topic', 'delivery_url', 'secret', 'status'],
};

const bare = (ms: number): string => new Date(ms).toISOString().slice(0, 19);
const invalidId = (status = 404): Reply => ({
  status,
  body: { code: 'woocommerce_rest_shop_order_invalid_id', message: 'Invalid ID.', data: { status } },
});
const badParam = (name: string): Reply => ({
  status: 400,
  body: { code: 'rest_invalid_param', message: `Invalid parameter(s): ${name}`, data: { status: 400 } },
});

/** What a store holds and how it answers, without the wire. */
export function openGoods(): Goods {
  const [orders, customers, products, webhooks, subscriptions] = [0, 0, 0, 0, 0].map(
    () => new Map<number, Row>(),
  ) as [Map<number, Row>, Map<number, Row>, Map<number, Row>, Map<number, Row>, Map<number, Row>];
  const refunds = new Map<number, Row[]>();
  const notes = new Map<number, Row[]>();
  const moved: string[] = [];
  const lists: Readonly<Record<string, Map<number, Row>>> = {
    ...{ orders, customers, products, webhooks, subscriptions },
  };
  let last = 100;
  const next = (): number => {
    last += 1;
    return last;
  };
  let most = 100;
  const start = Date.now() - 30 * 86_400_000;
  const addOrder = (over: Body = {}): Row => {
    const id = (over.id as number | undefined) ?? next();
    const created = bare(start + id * 1000);
    const row: Row = {
      ...{ id, number: String(id), order_key: `wc_order_${id}`, status: 'processing', currency: 'USD' },
      ...{
        date_created_gmt: created,
        date_modified_gmt: created,
        date_paid_gmt: created,
        date_completed_gmt: null,
      },
      ...{
        total: '10.00',
        total_tax: '0.00',
        shipping_total: '0.00',
        discount_total: '0.00',
        customer_id: 0,
      },
      ...{ payment_method: '', transaction_id: '', meta_data: [], fee_lines: [], refunds: [] },
      billing: { first_name: 'Ada', last_name: `Number ${id}`, email: `ada${id}@example.com`, country: 'DE' },
      shipping: { first_name: '', last_name: '', country: '' },
      line_items: [
        {
          id: id * 10,
          name: 'Cup',
          product_id: 0,
          quantity: 2,
          subtotal: '10.00',
          total: '10.00',
          sku: 'CUP',
        },
      ],
      ...over,
    };
    orders.set(id, row);
    return row;
  };
  const touch = (row: Row): void => {
    row.date_modified_gmt = bare(Date.now());
  };
  const listed = (name: string, query: Query): Reply => {
    const strange = [...query.keys()].find((key) => !FILTERS[name]?.includes(key));
    if (strange) return badParam(strange);
    const asked = Number(query.get('per_page') ?? 10);
    if (!(asked >= 1 && asked <= 100)) return badParam('per_page');
    const per_page = Math.min(asked, most);
    const by = query.get('orderby') === 'modified' ? 'date_modified_gmt' : 'id';
    const after = query.get('modified_after') ?? '';
    const include = query.get('include')?.split(',');
    const rows = [...(lists[name]?.values() ?? [])]
      .filter(({ id }) => include?.includes(String(id)) ?? true)
      .filter((row) => (after === '' ? true : String(row.date_modified_gmt) > after))
      .filter(
        ({ status }) =>
          name !== 'orders' || !['trash', 'checkout-draft', 'auto-draft'].includes(String(status)),
      )
      .sort((one, other) => compared(one[by], other[by]) || one.id - other.id);
    if ((query.get('order') ?? 'desc') === 'desc') rows.reverse();
    const offset = Number(query.get('offset') ?? (Number(query.get('page') ?? 1) - 1) * per_page);
    return { status: 200, body: rows.slice(offset, offset + per_page), total: rows.length };
  };
  const refund = (order: Row, body: Body): Reply => {
    const amount = Number(body.amount);
    const given = (refunds.get(order.id) ?? []).reduce((sum, one) => sum + Number(one.amount), 0);
    if (!(amount > 0) || amount + given > Number(order.total) + 0.001)
      return {
        status: 500,
        body: {
          code: 'woocommerce_rest_cannot_create_order_refund',
          message: 'Invalid refund amount.',
          data: 500,
        },
      };
    if (body.api_refund !== false) moved.push(`refund of ${order.id}`);
    const row: Row = { reason: '', meta_data: [], ...body, id: next(), date_created_gmt: bare(Date.now()) };
    refunds.set(order.id, [row, ...(refunds.get(order.id) ?? [])]);
    order.refunds = [
      ...(order.refunds as Row[]),
      { id: row.id, reason: row.reason, total: `-${body.amount}` },
    ];
    if (amount + given >= Number(order.total)) order.status = 'refunded';
    touch(order);
    return { status: 201, body: row };
  };
  /** For good alone: neither of them has a bin. */
  const remove = (name: string, row: Row | undefined, query: Query): Reply => {
    if (name !== 'webhooks' || query.get('force') !== 'true')
      return { status: 501, body: { code: 'woocommerce_rest_trash_not_supported', message: '', data: {} } };
    if (!row) return invalidId();
    webhooks.delete(row.id);
    return { status: 200, body: { ...row, secret: undefined } };
  };
  const write = (name: string, method: string, row: Row | undefined, body: Body): Reply => {
    const strange = Object.keys(body).find((key) => !WRITES[name]?.includes(key));
    if (strange) return badParam(strange);
    if (name === 'webhooks' && method === 'POST') {
      const made: Row = { ...body, id: next(), status: 'active' };
      webhooks.set(made.id, made);
      return { status: 201, body: { ...made, secret: undefined } };
    }
    if (!row) return invalidId(400);
    if (name === 'orders' && body.status !== row.status && row.status !== 'processing')
      moved.push(`${row.id} from ${row.status} to ${body.status}`);
    Object.assign(row, body);
    touch(row);
    return { status: 200, body: { ...row, secret: undefined } };
  };
  return {
    ...{ orders, customers, products, subscriptions, webhooks, refunds, notes, moved, addOrder },
    addCustomer: (over = {}) => {
      const id = next();
      const row: Row = {
        ...{
          id,
          email: `c${id}@example.com`,
          first_name: 'Grace',
          last_name: `Hopper ${id}`,
          username: `c${id}`,
        },
        ...{ date_created_gmt: bare(start), billing: { country: 'US' }, shipping: {} },
        ...over,
      };
      customers.set(id, row);
      return row;
    },
    addProduct: (over = {}) => {
      const id = next();
      const row: Row = {
        ...{ id, name: `Cup ${id}`, slug: `cup-${id}`, sku: `CUP${id}`, price: '5', status: 'publish' },
        ...{ manage_stock: true, stock_quantity: 3, short_description: '<p>A cup</p>', description: '' },
        ...over,
      };
      products.set(id, row);
      return row;
    },
    addSubscription: (over = {}) => {
      const id = next();
      const row: Row = {
        ...{ id, number: String(id), status: 'active', customer_id: 5, parent_id: 0, currency: 'USD' },
        ...{ billing_period: 'month', billing_interval: '1', total: '10.00', meta_data: [] },
        ...{ date_created_gmt: bare(start), next_payment_date_gmt: bare(start + 60 * 86_400_000) },
        ...{ billing: { first_name: 'Sub', last_name: 'Scriber', email: 's@example.com', country: 'DE' } },
        ...over,
      };
      subscriptions.set(id, row);
      return row;
    },
    giveAtMost: (rows) => {
      most = rows;
    },
    change: (id, over) => {
      const row = orders.get(id);
      if (!row) throw new Error(`There is no order ${id}.`);
      Object.assign(row, over);
      touch(row);
    },
    answer: (method, path, query, body) => {
      const [name = '', id = '', part = ''] = path.replace(/\/$/, '').split('/');
      if (path === 'system_status')
        return { status: 200, body: { environment: {}, settings: { currency: 'USD', HPOS_enabled: true } } };
      if (!(name in lists) || (name === 'subscriptions' && subscriptions.size === 0))
        return { status: 404, body: { code: 'rest_no_route', message: 'No route', data: {} } };
      if (id === '') return method === 'GET' ? listed(name, query) : write(name, method, undefined, body);
      const row = lists[name]?.get(Number(id));
      if (part === '') {
        if (method === 'DELETE') return remove(name, row, query);
        if (method !== 'GET') return write(name, method, row, body);
        return row ? { status: 200, body: row } : invalidId();
      }
      if (!row) return invalidId();
      const strange = Object.keys(body).find((key) => !WRITES[part]?.includes(key));
      if (strange) return badParam(strange);
      if (part === 'refunds')
        return method === 'GET' ? { status: 200, body: refunds.get(row.id) ?? [] } : refund(row, body);
      if (method === 'GET') return { status: 200, body: notes.get(row.id) ?? [] };
      const note: Row = { ...body, id: next(), date_created_gmt: bare(Date.now()) };
      notes.set(row.id, [note, ...(notes.get(row.id) ?? [])]);
      return { status: 201, body: note };
    },
  };
}

const compared = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one) < String(other)
      ? -1
      : one === other
        ? 0
        : 1;
