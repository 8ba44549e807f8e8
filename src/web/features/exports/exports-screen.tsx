import { useSearch } from '@tanstack/react-router';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { exportsCopy as copy } from './exports-copy.ts';
import { FilesView } from './files-view.tsx';
import { schedulesCopy } from './schedules/schedules-copy.ts';
import { SchedulesView } from './schedules/schedules-view.tsx';

const { views } = schedulesCopy;

/** The export centre: files that were asked for, and those that come by themselves. */
export function ExportsScreen() {
  const { view } = useSearch({ from: '/payments/exports' });
  const isSchedules = view === 'schedules';
  return (
    <Page
      title={copy.title}
      lead={isSchedules ? schedulesCopy.lead : copy.lead}
      actions={
        isSchedules && (
          <LinkButton
            kind="primary"
            icon="plus"
            href={paths.exports({ view: 'schedules', filter: 'transactions' })}
          >
            {schedulesCopy.add}
          </LinkButton>
        )
      }
      tabs={
        <Tabs
          label={views.label}
          tabs={[
            { href: paths.exports(), label: views.files, current: !isSchedules },
            { href: paths.exports({ view: 'schedules' }), label: views.schedules, current: isSchedules },
          ]}
        />
      }
    >
      {isSchedules ? <SchedulesView /> : <FilesView />}
    </Page>
  );
}
