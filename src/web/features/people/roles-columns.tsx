import type { Role, RoleLimit } from '#contract/roles.ts';
import { money } from '#domain/shared/money.ts';
import { countWords, moneyWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { mayDoWords } from './role-choice.tsx';
import { rolesCopy as copy } from './roles-copy.ts';

const { columns: label } = copy;
type Doing = Readonly<{ onChange: (role: Role) => void; onDelete: (role: Role) => void }>;

export const rolesColumns = ({ onChange, onDelete }: Doing): readonly Column<Role>[] => [
  {
    id: 'name',
    label: label.name,
    slot: 'title',
    nowrap: true,
    cell: ({ name, is_built_in }) => (
      <>
        <strong>{name}</strong> {is_built_in && <Chip plain>{copy.builtIn}</Chip>}
      </>
    ),
  },
  { id: 'may', label: label.may, cell: (role) => role.what ?? mayDoWords(role) },
  { id: 'limits', label: label.limits, cell: limitsWords },
  {
    id: 'factor',
    label: label.factor,
    cell: ({ second_factor }) => (second_factor ? copy.demanded : copy.notDemanded),
  },
  {
    id: 'people',
    label: label.people,
    align: 'end',
    nowrap: true,
    cell: ({ people, invited }) =>
      invited > 0 ? copy.peopleAndInvited(countWords(people), countWords(invited)) : countWords(people),
  },
  {
    id: 'actions',
    label: label.actions,
    hideLabel: true,
    slot: 'actions',
    align: 'end',
    nowrap: true,
    cell: (role) => (
      <span className="row">
        <Button
          size="small"
          disabled={!role.may_give}
          aria-label={copy.editName(role.name)}
          onClick={() => onChange(role)}
        >
          {copy.edit}
        </Button>
        {!role.is_built_in && (
          <Button
            size="small"
            disabled={!role.may_give}
            aria-label={copy.removeName(role.name)}
            onClick={() => onDelete(role)}
          >
            {copy.remove}
          </Button>
        )}
      </span>
    ),
  },
];

function limitsWords({ capabilities, limits }: Role): string {
  if (!capabilities.includes('refund')) return copy.noRefunds;
  return limits.length === 0 ? copy.noLimit : copy.allLimits(limits.map(oneLimit));
}

function oneLimit({ currency, refund_most, refund_day }: RoleLimit): string {
  if (refund_most === null && refund_day === null) return copy.anyAmount(currency.toUpperCase());
  const words = (amount: number) => moneyWords(money(amount, currency), true);
  return copy.limit(
    refund_most === null ? '' : copy.mostWords(words(refund_most)),
    refund_day === null ? '' : copy.dayWords(words(refund_day)),
  );
}
