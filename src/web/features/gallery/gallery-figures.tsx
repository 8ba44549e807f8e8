import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { Money } from '#web/ui/money.tsx';
import { Stats } from '#web/ui/stats.tsx';
import { Sum } from '#web/ui/sum.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

export function GalleryFigures() {
  return (
    <>
      <Card title="Figures" foot={<span>Nov 9 – 15, 2026, New York time</span>}>
        <div className="stack">
          <p className="figure-large">
            <Money code="EUR">€248.00</Money>
          </p>
          <Stats
            stats={[
              {
                id: 'volume',
                label: 'Total volume',
                figure: '$12,844.30',
                note: '+18.9% on Nov 2 – 8',
                href: '#volume',
              },
              { id: 'refunds', label: 'Refunds', figure: '−$612.40', note: '9 refunds' },
              { id: 'yen', label: 'In yen', figure: '¥1,234,568' },
            ]}
          />
          <Facts
            facts={[
              { label: 'Customer', value: 'Maximiliane von Habsburg-Lothringen-Westerhagen' },
              { label: 'Channel', value: 'Online' },
              { label: 'Order', value: <Link href="#order">#10519</Link> },
            ]}
          />
          <Facts
            kind="rows"
            facts={[
              { label: 'Bank account', value: '•••• 6789 (USD)' },
              { label: 'Reference', value: 'STRIPE 2026-11' },
            ]}
          />
        </div>
      </Card>
      <Card title="Sums">
        <Sum
          lines={[
            { key: 'payment', label: 'Payment', note: '€248.00', amount: <Money>$269.40</Money> },
            { key: 'fee', label: 'Fees', amount: <Money>−$14.84</Money> },
            { key: 'base', label: 'Base fee', amount: <Money>−$8.11</Money>, part: true },
            { key: 'foreign', label: 'International card', amount: <Money>−$6.73</Money>, part: true },
            { key: 'net', label: 'Net', amount: <Money>$254.56</Money>, role: 'total' },
            { key: 'check', label: 'Unexplained', amount: <Money>$0.00</Money>, role: 'check' },
            { key: 'off', label: 'Unexplained', amount: <Money>$17.27</Money>, role: 'check', off: true },
          ]}
        />
      </Card>
      <Card title="What happened">
        <div className="stack">
          <Timeline
            events={[
              {
                id: 'dispute',
                icon: 'flag',
                kind: 'alert',
                title: 'The payment was disputed',
                time: 'Nov 15, 08:04',
                body: <p>Reason: product not received</p>,
              },
              {
                id: 'payout',
                icon: 'payout',
                kind: 'primary',
                title: '$254.56 was added to your payout',
                time: 'Nov 5, 06:02',
              },
              {
                id: 'charge',
                icon: 'check',
                kind: 'success',
                title: '€248.00 EUR was charged',
                time: 'Nov 2, 18:07',
              },
            ]}
          />
          <Disclosure title="Why was this fee taken?">
            <p className="muted">International cards cost more to accept.</p>
          </Disclosure>
        </div>
      </Card>
    </>
  );
}
