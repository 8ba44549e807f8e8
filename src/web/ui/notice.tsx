import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon-names.ts';
import { WORDS } from './words-copy.ts';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error' | 'quiet';

type NoticeProps = {
  kind?: NoticeKind;
  title?: string;
  /** Names the region when there is no title. */
  label?: string;
  icon?: IconName;
  size?: 'small';
  actions?: ReactNode;
  onDismiss?: () => void;
  /** Read aloud when it appears: the answer to something the person just did. */
  announce?: boolean;
  children?: ReactNode;
};

const ICON_OF_KIND = {
  info: 'info',
  success: 'done',
  warning: 'warn',
  error: 'error',
  quiet: 'info',
} as const satisfies Record<NoticeKind, IconName>;

/** A message about this page, with the action that solves it. */
export function Notice(props: NoticeProps) {
  const { kind = 'info', title, label, icon, size, actions, onDismiss, announce = false, children } = props;
  const frame = { className: 'notice', 'data-kind': kind, 'data-size': size };
  const content = (
    <>
      <Icon name={icon ?? ICON_OF_KIND[kind]} />
      <div className="notice-body">
        {title && <p className="strong">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {actions && <div className="actions">{actions}</div>}
      </div>
      {onDismiss && <IconButton icon="close" label={WORDS.dismiss} size="small" onClick={onDismiss} />}
    </>
  );

  if (announce) {
    return (
      <div {...frame} role={kind === 'error' ? 'alert' : 'status'}>
        {content}
      </div>
    );
  }
  return (
    <section {...frame} aria-label={title ?? label}>
      {content}
    </section>
  );
}
