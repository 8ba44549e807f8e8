import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

type PageProps = {
  title: ReactNode;
  crumbs?: readonly Crumb[];
  /** The state chip beside the title. */
  state?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  notices?: ReactNode;
  tabs?: ReactNode;
  /** Narrow for settings and connect; wide for lists with more than ten columns. */
  width?: 'narrow' | 'wide';
  children?: ReactNode;
};

/** The anatomy of every page, from top to bottom. Goes inside the shell's `main`; its title takes the focus on arrival. */
export function Page({ title, crumbs, state, lead, actions, notices, tabs, width, children }: PageProps) {
  return (
    <div data-page-width={width}>
      {crumbs && crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
      <header className="page-head">
        <div>
          <div className="page-title">
            <h1 tabIndex={-1}>{title}</h1>
            {state}
          </div>
          {lead && <p className="page-lead">{lead}</p>}
        </div>
        {actions && <div className="actions page-actions">{actions}</div>}
      </header>
      {notices && <div className="page-notices stack">{notices}</div>}
      {tabs}
      {children}
    </div>
  );
}
