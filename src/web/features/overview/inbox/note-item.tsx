import type { Note } from '#contract/notes.ts';
import { known } from '#domain/shared/word.ts';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { When } from '#web/shared/when.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Link } from '#web/ui/link.tsx';
import { inboxCopy as copy } from './inbox-copy.ts';
import { usePressNote } from './inbox-queries.ts';

const LOOKS: Readonly<Record<Note['type'], { icon: IconName; tone: string | undefined }>> = {
  info: { icon: 'info', tone: 'primary' },
  marketing: { icon: 'bell', tone: undefined },
  survey: { icon: 'chat', tone: undefined },
  warning: { icon: 'warn', tone: 'warning' },
};

type NoteItemProps = Readonly<{ note: Note; isLeaving: boolean; onDismiss: () => void }>;

/** One message. It comes and goes within half a second, unless motion is unwelcome. */
export function NoteItem({ note, isLeaving, onDismiss }: NoteItemProps) {
  const press = usePressNote();
  const { icon, tone } = known(LOOKS, note.type) ?? LOOKS.info;
  // A message also reaches mail and the bell; what leads to this very page needs no button on it.
  const actions = note.actions.filter(({ url }) => url !== paths.overview());
  return (
    <li className="item note" data-kind={tone} data-leaving={isLeaving || undefined} inert={isLeaving}>
      <span className="item-icon">
        <Icon name={icon} />
      </span>
      <div>
        <p className="item-title">{note.title}</p>
        <p className="item-text">{note.content}</p>
        <p className="item-note">
          <When at={note.date_created_gmt} />
        </p>
        {actions.length > 0 && (
          <div className="actions note-actions">
            {actions.map((action) => (
              <Link
                key={action.id}
                href={action.url}
                onClick={() => may('change_settings') && press({ noteId: note.id, actionId: action.id })}
              >
                {action.label}
              </Link>
            ))}
          </div>
        )}
      </div>
      <div className="item-end note-end">
        {may('change_settings') && (
          <IconButton icon="close" label={copy.dismiss(note.title)} size="small" onClick={onDismiss} />
        )}
      </div>
    </li>
  );
}
