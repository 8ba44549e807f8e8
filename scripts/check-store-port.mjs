// Orders, customers, products, stock, refund notes and subscriptions are the store's: all others ask the `Store` port, or read the view
// `payment_orders`. Another store may stand behind the port one day, and then these tables are empty.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TABLES =
  '(?:orders|customers|products|order_items|order_notes|order_refunds|store_counts|subscriptions|subscription_orders)';
const READS_OR_WRITES = [
  new RegExp(`\\b(?:from|join|into|update|truncate|table)\\s+(?:only\\s+)?${TABLES}\\b`, 'i'),
  new RegExp(`(?:From|Into|Table|Join|using)\\(\\s*'${TABLES}\\b`),
];
/** A table that is named at run time. */
const NAMED_LATER = new RegExp(`'${TABLES}'`);

/** Who may touch the tables besides the store itself, and why. */
const ALLOWED = {
  'src/server/store/': 'they are its own',
  'src/server/invariants/': "compares the built-in store's rows with the payments, as an auditor would",
  'src/demo/': 'fills the built-in store with a history, by COPY',
  'src/server/features/simulator/simulator-repository.ts': 'counts what such a history brought',
  'src/server/features/settings/billing-repository.ts':
    "moves the built-in store's subscriptions, and counts those",
  'src/server/features/page-settings/page-settings.ts': 'asks whether there is any subscription',
  'src/server/features/transactions/resolved-search.ts':
    'finds a number by its index; the view would be walked',
  'src/server/features/transactions/suggest-searches.ts':
    'finds a number by its index; the view would be walked',
  'src/server/features/transactions/file-cells.ts':
    'joins all of them at once; the view would be asked row by row',
};

const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function isPassingBy(source) {
  const code = withoutComments(source);
  return (
    READS_OR_WRITES.some((pattern) => pattern.test(code)) ||
    (/sql\.table\(|\b(?:from|into|copy|truncate) \$\{/i.test(code) && NAMED_LATER.test(code))
  );
}

/** A rule that cannot fail checks nothing. */
const PLANTED = [
  'sql`select o.id from orders o`',
  'sql`select 1 from page left join\n  customers c using (id)`',
  "trx.updateTable('products').set({ stock: 0 })",
  "db.selectFrom('order_refunds as r')",
  'sql`select 1 from subscription_orders so`',
  "for (const table of ['orders']) read(sql.table(table));",
  `for (const table of ['customers']) query(\`copy \${table} from stdin\`);`,
];
const missed = PLANTED.filter((source) => !isPassingBy(source));

const files = readdirSync('src', { recursive: true })
  .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
  .filter((file) => /^src\/(?:server|provider|demo)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'));
const passing = files.filter((file) => isPassingBy(readFileSync(file, 'utf8')));
const isOf = (room) => (file) => file.startsWith(room);
const forbidden = passing.filter((file) => !Object.keys(ALLOWED).some((room) => isOf(room)(file)));
const idle = Object.keys(ALLOWED).filter((room) => !passing.some(isOf(room)));

for (const file of forbidden) console.log(`${file} reads or writes the store's tables: ask the Store port.`);
for (const room of idle) console.log(`${room} need not be allowed any more.`);
for (const source of missed) console.log(`This should have been found: ${source}`);
process.exit(forbidden.length + idle.length + missed.length === 0 ? 0 : 1);
