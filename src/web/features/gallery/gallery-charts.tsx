import { BarList } from '#web/ui/bar-list.tsx';
import { Card } from '#web/ui/card.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { VOLUME } from './gallery-samples.ts';

export function GalleryCharts() {
  return (
    <div className="split">
      <Card title="Payment activity">
        <LineChart
          title="Volume by day"
          sentence="Line chart. Volume rose from $1,184.20 on Monday to $2,231.80 on Sunday, with a peak of $2,466.15 on Saturday."
          points={VOLUME}
          series={{ current: 'Nov 9 – 15', previous: 'Nov 2 – 8' }}
          format={dollars}
          formatTick={(value) => (value === 0 ? '$0' : `$${value / 100_000}k`)}
          formatChange={(value, previous) =>
            `${value >= previous ? '+' : '−'}${Math.abs((value / previous - 1) * 100).toFixed(1)}%`
          }
        />
      </Card>
      <Card title="Methods">
        <BarList
          label="Share of each method"
          items={[
            { id: 'card', label: 'Cards', value: 71, words: '71.2%', href: '#cards' },
            { id: 'sepa', label: 'SEPA debit', value: 18, words: '18.4%' },
            { id: 'klarna', label: 'Klarna', value: 10, words: '10.4%' },
          ]}
        />
      </Card>
    </div>
  );
}

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
