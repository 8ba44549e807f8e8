// Loaded before the server it counts for: every statement its driver sends, by its text and by whose connection it was.
// Plain JavaScript, as the built server is. Asked by a message, it answers and begins anew.
import pg from 'pg';

let counted = new Map();
const { query } = pg.Client.prototype;

pg.Client.prototype.query = function count(asked, ...rest) {
  const text = typeof asked === 'string' ? asked : asked?.text;
  if (typeof text === 'string') {
    const from = this.connectionParameters?.application_name || 'product';
    for (const one of statementsOf(text, asked?.values ?? rest[0])) {
      const name = `${from}: ${one}`;
      counted.set(name, (counted.get(name) ?? 0) + 1);
    }
  }
  return query.call(this, asked, ...rest);
};

/** Several statements in one text have no parameters; a function's body is nobody's several statements. */
function statementsOf(text, values) {
  const parts = Array.isArray(values) || text.includes('$$') ? [text] : text.split(';');
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '');
}

process.on('message', (asked) => {
  if (asked === 'uncounted') pg.Client.prototype.query = query; // Counting takes time of its own.
  if (asked !== 'counted') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ counted: [...counted], cpuMs: (user + system) / 1000 });
  counted = new Map();
});
// A parent that is gone asks nothing more.
process.channel?.unref();
