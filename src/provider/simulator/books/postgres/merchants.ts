import type pg from 'pg';
import { type MerchantPlaces, nextPlace } from '../merchant-places.ts';

/** The places of merchants in the provider's own schema. */
export const postgresPlaces = (pool: pg.Pool): MerchantPlaces => ({
  accountOf: async (merchant) => {
    const { rows } = await pool.query<{ account_id: string }>(
      'select account_id from simulator.merchants where merchant = $1',
      [merchant],
    );
    return rows[0]?.account_id ?? merchant;
  },
  leave: async (merchant, account_id) => {
    await pool.query(
      `insert into simulator.merchants as known (merchant, account_id) values ($1, $2)
       on conflict (merchant) do update set account_id = excluded.account_id where known.account_id = $3`,
      [merchant, nextPlace(merchant, account_id), account_id],
    );
  },
});
