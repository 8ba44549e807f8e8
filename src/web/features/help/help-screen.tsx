import { Suspense, useState } from 'react';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { later } from '#web/ui/later.ts';
import { Link } from '#web/ui/link.tsx';
import { Page } from '#web/ui/page.tsx';
import { HELP_GROUPS } from './find-topic.ts';
import { helpCopy as copy } from './help-copy.ts';

const ShortcutsDialog = later(
  async () => (await import('#web/blocks/shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
);

/** All topics, by what they are about. */
export function HelpScreen() {
  const [showsKeys, setShowsKeys] = useState(false);
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
        <Card title={copy.keyboard}>
          <div className="stack" data-gap="small">
            <p>{copy.keyboardText}</p>
            <div>
              <Button onClick={() => setShowsKeys(true)}>{copy.showKeys}</Button>
            </div>
          </div>
        </Card>
      </div>
      {showsKeys && (
        <Suspense>
          <ShortcutsDialog onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
    </Page>
  );
}
