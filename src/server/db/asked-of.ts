import { askedTogether } from '#provider/together.ts';
import type { Database } from './database.ts';

/** A question that comes with every request, and is the same for all of them. Within a transaction each asks for itself. */
export function askedOf<Answer>(ask: (db: Database) => Promise<Answer>): (db: Database) => Promise<Answer> {
  const questions = new WeakMap<Database, () => Promise<Answer>>();
  return (db) => {
    if (db.isTransaction) return ask(db);
    const asking = questions.get(db) ?? askedTogether(() => ask(db));
    questions.set(db, asking);
    return asking();
  };
}
