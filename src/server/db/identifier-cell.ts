import { type RawBuilder, sql } from 'kysely';
import { BANK_WORDS, IDENTIFIER_CODE, PLAN_WORD } from '#domain/payments/payment-source.ts';
import { paymentSourceCopy } from '#domain/payments/payment-source-copy.ts';

type Cell = RawBuilder<unknown>;

const capital = (text: Cell): Cell => sql`upper(left(${text}, 1)) || substr(${text}, 2)`;
const written: Cell = sql`(values ${sql.join([...BANK_WORDS].map(([code, word]) => sql`(${code}, ${word})`))})`;

const plans = (): Cell =>
  sql.join(
    Object.entries(paymentSourceCopy.plans).map(([plan, words]) => sql`when ${plan} then ${words}`),
    sql` `,
  );

/** The rule `identifierWords` of the domain, as the database writes a file. Digits, which most are, are told by one letter. */
export const identifierCell = (column: Cell): Cell => sql`case
  when ascii(${column}) not between ascii('a') and ascii('z') or ${column} !~ ${IDENTIFIER_CODE.source} then ${column}
  when split_part(${column}, '_', 1) = ${PLAN_WORD} then case ${column} ${plans()} else replace(${capital(column)}, '_', ' ') end
  else (
    select string_agg(coalesce(written.word, ${capital(sql`parts.part`)}), ' ' order by parts.place)
    from unnest(string_to_array(${column}, '_')) with ordinality as parts (part, place)
    left join ${written} as written (code, word) on written.code = parts.part
  ) end`;
