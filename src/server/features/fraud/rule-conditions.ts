import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readPriceBound } from '#domain/fraud/price-threshold.ts';
import { type Check, type Condition, type ConditionOperator, isGroup } from '#domain/fraud/saved-rule.ts';
import { decimalsOf } from '#domain/shared/money.ts';

type Sql = RawBuilder<SqlBool>;

const NEVER = sql<SqlBool>`false`;
const COMPARISONS: Partial<Record<ConditionOperator, RawBuilder<unknown>>> = {
  equals: sql`=`,
  not_equals: sql`<>`,
  greater_than: sql`>`,
  greater_or_equal: sql`>=`,
  less_than: sql`<`,
  less_or_equal: sql`<=`,
};
/** A whole number that fits the column it is compared with; a count beyond that is compared with the largest there is. */
const INTEGER_MAX = 2_147_483_647;

/** A check as a condition on `payment_facts f`: true for the same payments as `evaluateRules` says, and never null. */
export function checkSql(check: Check): Sql {
  if (!isGroup(check)) return sql<SqlBool>`coalesce(${conditionSql(check)}, false)`;
  const word = check.operator === 'and' ? sql` and ` : sql` or `;
  return sql<SqlBool>`(${sql.join(check.checks.map(checkSql), word)})`;
}

function conditionSql({ key, operator, value }: Condition): Sql {
  const comparison = COMPARISONS[operator];
  switch (key) {
    case 'avs_mismatch':
    case 'billing_shipping_address_same':
    case 'ip_billing_country_same': {
      if (operator !== 'equals' && operator !== 'not_equals') return NEVER;
      const column = sql.ref(`f.${key}`);
      if (typeof value !== 'boolean')
        return operator === 'equals' ? NEVER : sql<SqlBool>`${column} is not null`;
      return sql<SqlBool>`${column} ${comparison ?? sql`=`} ${value}`;
    }
    case 'ip_country':
      return countrySql(operator, String(value).toUpperCase().split('|'));
    case 'item_count':
      return typeof value === 'number' && comparison && Number.isFinite(value)
        ? sql<SqlBool>`f.item_count ${comparison} ${clamped(value)}::float8`
        : NEVER;
    case 'order_total': {
      const bound = readPriceBound(value);
      if (!bound || !comparison) return NEVER;
      // Both sides in the finer of the two units, as whole numbers, the way the rule itself compares.
      const right = BigInt(bound.hundredths) * 10n ** BigInt(decimalsOf(bound.currency));
      return sql<SqlBool>`(f.currency = ${bound.currency} and f.amount * 100 ${comparison} ${String(right)}::int8)`;
    }
  }
}

const clamped = (value: number): number => Math.min(Math.max(value, -INTEGER_MAX), INTEGER_MAX);

function countrySql(operator: ConditionOperator, countries: readonly string[]): Sql {
  // Facts are written in capitals, so that a hundred thousand of them need not be changed to be compared.
  const isIn = sql<SqlBool>`f.ip_country = any(${[...countries]}::text[])`;
  if (operator === 'in' || operator === 'equals') return isIn;
  return operator === 'not_in' || operator === 'not_equals' ? sql<SqlBool>`not ${isIn}` : NEVER;
}
