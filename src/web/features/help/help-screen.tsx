import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { Page } from '#web/ui/page.tsx';
import { HELP_GROUPS } from './find-topic.ts';
import { helpCopy as copy } from './help-copy.ts';

/** All topics, by what they are about. */
export function HelpScreen() {
  return (
    <Page title={copy.title} lead={copy.lead} width="narrow">
      <div className="columns">
        {HELP_GROUPS.map(({ title, topics }) => (
          <Card key={title} title={title}>
            <ul className="stack" data-gap="small">
              {Object.entries(topics).map(([slug, topic]) => (
                <li key={slug}>
                  <Link href={paths.help(slug)}>{topic.title}</Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Page>
  );
}
