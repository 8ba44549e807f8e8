import { type ReactNode, useId } from 'react';

type CardProps = {
  title?: ReactNode;
  /** Names the region when the card shows no title. */
  label?: string;
  /** The heading's level; 2 unless the card sits inside a titled part of the page. */
  level?: 2 | 3;
  headEnd?: ReactNode;
  foot?: ReactNode;
  kind?: 'alert';
  /** The body comes without padding, for lists and tables that run to the edge. */
  flush?: boolean;
  id?: string;
  children?: ReactNode;
};

/** A region of the page with an edge: head, body, foot. */
export function Card({
  title,
  label,
  level = 2,
  headEnd,
  foot,
  kind,
  flush = false,
  id,
  children,
}: CardProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';

  return (
    <section
      className="card"
      data-kind={kind}
      id={id}
      aria-label={title ? undefined : label}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || headEnd) && (
        <div className="card-head">
          {title && (
            <Heading className="card-title" id={titleId}>
              {title}
            </Heading>
          )}
          {headEnd && <div className="actions">{headEnd}</div>}
        </div>
      )}
      {children && (flush ? children : <div className="card-body">{children}</div>)}
      {foot && <div className="card-foot">{foot}</div>}
    </section>
  );
}
