import type { Colleague } from '#contract/people.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { labelOf } from '#domain/shared/word.ts';
import type { ListColumn } from '#web/blocks/data-list/list-column.ts';
import { Nothing } from '#web/shared/nothing.tsx';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { When } from '#web/shared/when.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { peopleCopy as copy } from './people-copy.ts';

const { columns: label } = copy;

/** What somebody may be about to do to a person. */
export type PersonStep = 'role' | 'suspend' | 'restore' | 'remove' | 'again' | 'withdraw';
type OnStep = (step: PersonStep, person: Colleague) => void;

const isInvited = ({ state }: Colleague): boolean => state === 'invited';
const isSelf = ({ id, state }: Colleague): boolean => state !== 'invited' && id === pageSettings().user.id;

export const peopleColumns = (onStep: OnStep): readonly ListColumn<Colleague>[] => [
  {
    id: 'name',
    label: label.name,
    slot: 'title',
    sortable: true,
    sortFirst: 'asc',
    locked: true,
    clip: true,
    title: ({ name }) => name,
    cell: (person) => <Name person={person} />,
  },
  {
    id: 'email',
    label: label.email,
    slot: 'meta',
    clip: true,
    title: ({ email }) => email,
    cell: ({ email }) => email,
  },
  { id: 'role', label: label.role, slot: 'note', nowrap: true, cell: ({ role_name }) => role_name },
  {
    id: 'state',
    label: label.state,
    slot: 'state',
    nowrap: true,
    cell: (person) => <State person={person} />,
  },
  {
    id: 'factors',
    label: label.factors,
    nowrap: true,
    cell: ({ factors }) => <FactorsOf factors={factors} />,
  },
  {
    id: 'last_seen',
    label: label.last_seen,
    sortable: true,
    cell: (person) => <LastSeen person={person} />,
  },
  {
    id: 'actions',
    label: label.actions,
    hideLabel: true,
    locked: true,
    slot: 'actions',
    align: 'end',
    cell: (person) => <Actions person={person} onStep={onStep} />,
  },
];

function Name({ person }: { person: Colleague }) {
  const { id, name } = person;
  if (isInvited(person)) return name;
  return (
    <>
      {/* Its own direction, so that what stands behind the name decides that of the line */}
      <Link className="table-link" href={paths.user(id)} dir={isSelf(person) ? 'auto' : undefined}>
        {name}
      </Link>
      {isSelf(person) && (
        <>
          {' '}
          <Chip plain>{copy.you}</Chip>
        </>
      )}
    </>
  );
}

const KINDS = { active: 'success', invited: 'primary', suspended: 'alert' } as const;

function State({ person: { state, is_expired } }: { person: Colleague }) {
  if (is_expired) return <Chip kind="warning">{copy.expired}</Chip>;
  return <Chip kind={KINDS[state as keyof typeof KINDS] ?? 'light'}>{labelOf(copy.states, state)}</Chip>;
}

/** Whoever has none is told apart: a password alone may be known to others. */
function FactorsOf({ factors }: Pick<Colleague, 'factors'>) {
  if (factors === null) return <Nothing word={copy.notYet} />;
  if (factors.length === 0) return <Chip kind="warning">{copy.noFactor}</Chip>;
  return listCopy.listed(factors.map((factor) => labelOf(copy.factors, factor)));
}

function LastSeen({ person: { state, last_seen, expires, invited_by } }: { person: Colleague }) {
  if (state === 'invited' && expires)
    return (
      <span className="muted">
        <Sentence say={(when) => (invited_by ? copy.untilBy(when, invited_by) : copy.until(when))}>
          <When at={expires} />
        </Sentence>
      </span>
    );
  return last_seen ? <When at={last_seen} /> : <span className="muted">{copy.notLately}</span>;
}

/** What may not be done is shown and cannot be pressed; why not stands beside it. */
function Actions({ person, onStep }: { person: Colleague; onStep: OnStep }) {
  const { may_change, name, state } = person;
  const disabled = !may_change;
  const end = disabled ? copy.beyondYou : undefined;
  const entry = (id: PersonStep, words: string, kind?: 'danger') => ({
    id,
    label: words,
    disabled,
    onPress: () => onStep(id, person),
    ...(end && { end }),
    ...(kind && { kind }),
  });
  const others = isSelf(person)
    ? []
    : [
        [
          state === 'suspended' ? entry('restore', copy.restore) : entry('suspend', copy.suspend),
          entry('remove', copy.remove, 'danger'),
        ],
      ];
  return (
    <Menu
      label={copy.actionsFor(name)}
      trigger={(trigger) => <IconButton icon="more" label={copy.actionsFor(name)} {...trigger} />}
      groups={
        isInvited(person)
          ? [[entry('again', copy.again), entry('withdraw', copy.withdraw, 'danger')]]
          : [[entry('role', copy.changeRole)], ...others]
      }
    />
  );
}
