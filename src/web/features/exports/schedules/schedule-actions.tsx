import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schedule } from '#contract/schedules.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { fileWords } from './schedule-words.ts';
import { schedulesCopy as copy } from './schedules-copy.ts';
import { schedulesQuery, useChangeSchedule, useDeleteSchedule, useRunSchedule } from './schedules-queries.ts';

/** What can be done with one schedule; every button names it, for whoever hears the page. */
export function ScheduleActions({ schedule }: { schedule: Schedule }) {
  const [isRemoving, setIsRemoving] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const { data: known } = useQuery(schedulesQuery());
  const run = useRunSchedule();
  const change = useChangeSchedule();
  const remove = useDeleteSchedule();
  const { show } = useSnackbar();
  const { id, status } = schedule;
  const what = fileWords(schedule);
  const isOn = status === 'active';
  const onError = (error: unknown) => show({ text: failureWords(error), urgent: true });
  const ran = ({ last }: Schedule) => {
    if (last?.result === 'sent') show(copy.ran);
  };

  return (
    <div className="actions">
      <Button
        size="small"
        disabled={status === 'stopped'}
        busy={run.isPending}
        aria-label={copy.runName(what)}
        onClick={() => run.mutate({ id }, { onSuccess: ran, onError })}
      >
        {copy.run}
      </Button>
      <Button
        size="small"
        busy={change.isPending}
        aria-label={isOn ? copy.pauseName(what) : copy.startName(what)}
        onClick={() => change.mutate({ id, status: isOn ? 'paused' : 'active' }, { onError })}
      >
        {isOn ? copy.pause : copy.start}
      </Button>
      <Button size="small" aria-label={copy.editName(what)} onClick={() => setIsEditing(true)}>
        {copy.edit}
      </Button>
      <Button size="small" aria-label={copy.removeName(what)} onClick={() => setIsRemoving(true)}>
        {copy.remove}
      </Button>
      {isEditing && known && (
        <ScheduleForm
          schedule={schedule}
          people={known.people}
          onSaved={() => {
            show(copy.edited);
            setIsEditing(false);
          }}
          onClose={() => setIsEditing(false)}
        />
      )}
      <ConfirmDialog
        open={isRemoving}
        title={copy.removeTitle}
        kind="danger"
        action={copy.removeAction}
        failureText={failureWords}
        onConfirm={async () => {
          await remove.mutateAsync({ id });
          show(copy.removed);
        }}
        onClose={() => setIsRemoving(false)}
      >
        {copy.removeText}
      </ConfirmDialog>
    </div>
  );
}
