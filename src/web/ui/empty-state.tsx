import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

type EmptyStateProps = {
  icon: IconName;
  title: string;
  /** What will be here and how it gets here. */
  children?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
};

export function EmptyState({ icon, title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="empty">
      <Icon name={icon} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="actions">{action}</div>}
    </div>
  );
}
