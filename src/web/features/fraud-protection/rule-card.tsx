import { type ReactNode, useId } from 'react';
import { track } from '#web/shared/track.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { useSeen } from './use-seen.ts';

type RuleCardProps = Readonly<{
  /** Names the card in the statistics of the store. */
  card: string;
  icon: IconName;
  name: string;
  text: string;
  /** The switch, or a word in its place. */
  end: (titleId: string) => ReactNode;
  isOn: boolean;
  children?: ReactNode;
}>;

/** One risk filter: what it looks for, whether it is on, and below what it does then. */
export function RuleCard({ card, icon, name, text, end, isOn, children }: RuleCardProps) {
  const titleId = useId();
  const section = useSeen<HTMLElement>(() => track('fraud_protection_card_viewed', { card }));
  return (
    <section className="card" ref={section} aria-labelledby={titleId}>
      <div className="card-body stack" data-gap="small">
        <div className="rule-head">
          <span className="item-icon" data-on={isOn || undefined}>
            <Icon name={icon} />
          </span>
          <div className="rule-words">
            <h2 id={titleId}>{name}</h2>
            <p className="muted">{text}</p>
          </div>
          {end(titleId)}
        </div>
        {children && (
          <div className="rule-body stack" data-gap="small">
            {children}
          </div>
        )}
      </div>
    </section>
  );
}
