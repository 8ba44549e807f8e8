import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { paths } from '#web/shared/paths.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { peopleCopy as copy } from './people-copy.ts';
import { rolesQuery } from './people-queries.ts';
import { PeopleView } from './people-view.tsx';
import { RolesView } from './roles-view.tsx';

/** Who works on this store, and what each role lets them do. */
export function PeopleScreen() {
  const { view } = useSearch({ from: '/people' });
  const roles = useQuery(rolesQuery());
  const isRoles = view === 'roles';
  const tabs = (
    <Tabs
      label={copy.tabs}
      tabs={[
        { href: paths.people(), label: copy.people, current: !isRoles },
        { href: paths.people({ view: 'roles' }), label: copy.roles, current: isRoles },
      ]}
    />
  );
  return isRoles ? <RolesView tabs={tabs} roles={roles} /> : <PeopleView tabs={tabs} roles={roles} />;
}
