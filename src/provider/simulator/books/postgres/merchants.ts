import type pg from 'pg';
import { askedTogether } from '../../../together.ts';
import { type MerchantPlaces, nextPlace } from '../merchant-places.ts';

/** The places of merchants in the provider's own schema. */
export const postgresPlaces = (pool: pg.Pool): MerchantPlaces => ({
  accountOf: askedByName(async (merchant) => {
    const { rows } = await pool.query<{ account_id: string }>({
      name: 'place of a merchant',
      text: 'select account_id from simulator.merchants where merchant = $1',
      values: [merchant],
    });
    return rows[0]?.account_id ?? merchant;
  }),
  leave: async (merchant, account_id) => {
    await pool.query(
      `insert into simulator.merchants as known (merchant, account_id) values ($1, $2)
       on conflict (merchant) do update set account_id = excluded.account_id where known.account_id = $3`,
      [merchant, nextPlace(merchant, account_id), account_id],
    );
  },
});

/** Every call begins with it, and there are few merchants. */
function askedByName<Answer>(ask: (name: string) => Promise<Answer>): (name: string) => Promise<Answer> {
  const questions = new Map<string, () => Promise<Answer>>();
  return (name) => {
    const asking = questions.get(name) ?? askedTogether(() => ask(name));
    questions.set(name, asking);
    return asking();
  };
}
