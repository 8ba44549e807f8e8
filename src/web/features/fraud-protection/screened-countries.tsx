import { useState } from 'react';
import { listCopy } from '#domain/shared/list-copy.ts';
import { countryName } from '#web/shared/countries.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { fraudProtectionCopy } from './fraud-protection-copy.ts';
import type { SellingCountries } from './fraud-protection-queries.ts';
import { SellingDialog } from './selling-dialog.tsx';

const copy = fraudProtectionCopy.countries;

type Props = Readonly<{
  selling: SellingCountries;
  isOn: boolean;
  block: boolean;
  /** The saved rule still names the countries of before. */
  isOutdated: boolean;
}>;

/** Which countries the filter is about: that follows from where the store sells. */
export function ScreenedCountries({ selling, isOn, block, isOutdated }: Props) {
  const [isChanging, setChanging] = useState(false);
  const change = (
    <Button kind="link" onClick={() => setChanging(true)}>
      {copy.change}
    </Button>
  );
  return (
    <>
      {selling.mode === 'all' ? (
        <Notice kind="warning" size="small" actions={change}>
          {copy.everywhere}
        </Notice>
      ) : (
        isOn && (
          <div>
            <p>{introduction(selling.mode, block)}</p>
            <p className="muted">{namesOf(selling)}</p>
            {change}
          </div>
        )
      )}
      {isOutdated && (
        <Notice kind="info" size="small">
          {copy.changedSince}
        </Notice>
      )}
      {isChanging && <SellingDialog selling={selling} onClose={() => setChanging(false)} />}
    </>
  );
}

function introduction(mode: 'all_except' | 'specific', block: boolean): string {
  if (mode === 'specific') return block ? copy.blockedOutside : copy.screenedOutside;
  return block ? copy.blockedFrom : copy.screenedFrom;
}

const namesOf = ({ countries }: SellingCountries): string =>
  countries.length === 0 ? copy.none : listCopy.listed(countries.map(countryName));
