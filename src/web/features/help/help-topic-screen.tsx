import { useLocation, useParams } from '@tanstack/react-router';
import { useDocumentTitle } from '#web/shared/document-title.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import './help.css';
import { findTopic } from './find-topic.ts';
import { helpCopy as copy } from './help-copy.ts';
import type { HelpSection, HelpTopic } from './help-topic.ts';
import { YourRates } from './your-rates.tsx';

const HELP = { label: copy.title, href: paths.helpTopics() };

export function HelpTopicScreen() {
  const { topic: slug = '' } = useParams({ strict: false });
  const topic = findTopic(slug);
  useDocumentTitle(topic?.title ?? copy.notFoundTitle);
  if (!topic) return <NoTopic />;

  return (
    <Page title={topic.title} lead={topic.lead} crumbs={[HELP, { label: topic.title }]} width="narrow">
      <div className="stack">
        {slug === 'fees' && <YourRates />}
        {topic.sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        {topic.entries && <Entries {...topic.entries} />}
        {topic.see && topic.see.length > 0 && <SeeAlso slugs={topic.see} />}
      </div>
    </Page>
  );
}

function Section({ section: { title, text, points } }: { section: HelpSection }) {
  return (
    <Card title={title}>
      <div className="stack help-text" data-gap="small">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points && (
          <ul className="help-points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Entries({ title, text, groups }: NonNullable<HelpTopic['entries']>) {
  const pointedAt = useLocation({ select: ({ hash }) => hash });
  return (
    <Card title={title}>
      <div className="stack">
        <p className="help-text">{text}</p>
        {groups.map((group) => (
          <div key={group.text}>
            <p className="strong">{group.text}</p>
            <ul className="help-names">
              {group.each.map(({ anchor, title }) => (
                <li key={anchor} id={anchor} data-pointed={anchor === pointedAt || undefined}>
                  {title}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Card>
  );
}

function SeeAlso({ slugs }: { slugs: readonly string[] }) {
  return (
    <Card title={copy.see}>
      <ul className="row">
        {slugs.map((slug) => (
          <li key={slug}>
            <Link href={paths.help(slug)}>{findTopic(slug)?.title}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NoTopic() {
  return (
    <Page title={copy.notFoundTitle} width="narrow">
      <Card label={copy.notFoundTitle}>
        <EmptyState
          icon="book"
          level={2}
          title={copy.notFoundTitle}
          action={<LinkButton href={paths.helpTopics()}>{copy.allTopics}</LinkButton>}
        >
          {copy.notFound}
        </EmptyState>
      </Card>
    </Page>
  );
}
