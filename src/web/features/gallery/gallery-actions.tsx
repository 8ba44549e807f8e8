import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Count } from '#web/ui/count.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ICON_NAMES } from '#web/ui/icon-names.ts';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

export function GalleryActions() {
  return (
    <>
      <Card title="Buttons">
        <div className="stack" data-gap="small">
          <div className="row">
            <Button kind="primary">Save changes</Button>
            <Button icon="download">Export</Button>
            <Button kind="quiet">Cancel</Button>
            <Button kind="danger">Accept dispute</Button>
            <Button kind="danger-quiet">Remove</Button>
          </div>
          <div className="row">
            <Button kind="primary" busy>
              Refund €248.00
            </Button>
            <Button icon="download" busy>
              Export
            </Button>
            <Button disabled>Disabled</Button>
            <Button size="small">Small</Button>
            <Button kind="link">A link that acts</Button>
            <IconButton icon="more" label="More" />
          </div>
          <div className="row">
            <LinkButton href="?page=wc-admin" kind="primary" size="large" iconEnd="arrow">
              Go on
            </LinkButton>
            <Link href="?page=wc-admin">A plain link</Link>
          </div>
        </div>
      </Card>
      <Card title="Chips and badges">
        <div className="stack" data-gap="small">
          <div className="row">
            <Chip kind="pending">Pending</Chip>
            <Chip kind="warning">Under review</Chip>
            <Chip kind="primary">In transit</Chip>
            <Chip kind="success">Completed</Chip>
            <Chip kind="alert">Needs response</Chip>
            <Chip kind="light">Canceled</Chip>
          </div>
          <div className="row">
            <Badge>VISA</Badge>
            <Badge>SEPA</Badge>
            <Badge size="large">KLARNA</Badge>
            <Count value={12} of="open" />
            <Count value={2} kind="alert" of="need an answer" />
            <Avatar name="Amara Okonkwo-Lindqvist" />
            <CopyButton value="pi_3PkQ8vC2b" what="payment ID" />
            <Hint label="About the available balance">
              Money you can pay out today, after fees, refunds and disputes.
            </Hint>
          </div>
        </div>
      </Card>
      <Card title="Finding the way">
        <div className="stack">
          <Breadcrumbs crumbs={[{ label: 'Payments', href: '?page=wc-admin' }, { label: 'Transactions' }]} />
          <Tabs
            label="Kinds of transactions"
            tabs={[
              { href: '#transactions', label: 'Transactions', current: true },
              { href: '#uncaptured', label: 'Uncaptured', count: 3, countOf: 'waiting' },
              { href: '#blocked', label: 'Blocked' },
            ]}
          />
          <Stepper
            current="review"
            steps={[
              { id: 'currencies', label: 'Currencies' },
              { id: 'review', label: 'Review' },
              { id: 'done', label: 'Done' },
            ]}
          />
        </div>
      </Card>
      <Card title="Icons">
        <div className="row">
          {ICON_NAMES.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
      </Card>
    </>
  );
}
