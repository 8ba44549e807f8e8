import type { Setup } from '#contract/setup.ts';
import { When } from '#web/shared/when.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { setupCopy as copy } from './setup-copy.ts';

/** Where the service is to tell us what happens, and whether we would believe it. */
export function Deliveries({ setup: { webhook, pages } }: { setup: Setup }) {
  const { url, secrets, last_delivery, events } = webhook;
  return (
    <Card
      title={copy.webhookTitle}
      headEnd={
        pages && (
          <LinkButton size="small" href={pages.webhooks}>
            {copy.webhookPage}
          </LinkButton>
        )
      }
    >
      <div className="stack">
        {secrets === 0 && (
          <Notice kind="warning" title={copy.noSecretTitle}>
            {copy.noSecretText}
          </Notice>
        )}
        <Facts
          facts={[
            { label: copy.webhookUrl, value: <CopyButton value={url} what={copy.url} /> },
            { label: copy.secrets, value: copy.secretsWords(secrets) },
            {
              label: copy.lastDelivery,
              value: last_delivery === null ? copy.noDelivery : <When at={last_delivery} />,
            },
          ]}
        />
        <Disclosure title={copy.eventsShow(events.length)}>
          <div className="stack">
            <p>
              <code>{events.join(', ')}</code>
            </p>
            <CopyButton value={events.join(',')} what={copy.events} shown={false} />
          </div>
        </Disclosure>
      </div>
    </Card>
  );
}
