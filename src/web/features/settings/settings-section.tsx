import type { ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';

type Props = Readonly<{
  /** Also the anchor that links point at. */
  id: string;
  title: string;
  text: string;
  link?: Readonly<{ href: string; label: string }>;
  children: ReactNode;
}>;

/** Two columns: what it is about, and the cards. The cards are the landmarks; a second one around them would say the same twice. */
export function SettingsSection({ id, title, text, link, children }: Props) {
  return (
    <section className="settings-section" id={id}>
      <div className="settings-about">
        <h2>{title}</h2>
        <p>{text}</p>
        {link && (
          <p>
            <Link href={link.href}>{link.label}</Link>
          </p>
        )}
      </div>
      <div className="stack" data-gap="small">
        {children}
      </div>
    </section>
  );
}
