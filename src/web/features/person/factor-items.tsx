import type { OwnFactors } from '#contract/factors.ts';
import { known } from '#domain/shared/word.ts';
import { FEW_RECOVERY_CODES } from '#domain/signing-in/recovery-code.ts';
import { knowsPasskeys } from '#web/shared/passkeys.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { factorCopy as copy } from './factor-copy.ts';

/** What somebody wants to do with one of them. */
export type FactorAct = Readonly<
  | { kind: 'add_codes' | 'remove_codes' | 'add_passkey' | 'renew' }
  | { kind: 'rename_passkey' | 'remove_passkey'; id: number }
>;

type Props = Readonly<{ factors: OwnFactors; onAct: (act: FactorAct) => void }>;

/** One line for each: what it is, since when, and what can be done with it. */
export function FactorItems({ factors, onAct }: Props) {
  const { code, passkeys, recovery_codes_left } = factors;
  const isFew = recovery_codes_left <= FEW_RECOVERY_CODES;
  const hasAny = code !== null || passkeys.length > 0;
  return (
    <ul className="items items-below-head">
      <li className="item" data-kind={code ? 'success' : undefined}>
        <span className="item-icon">
          <Icon name="lock" size="small" />
        </span>
        <div>
          <p className="item-title">{copy.codes}</p>
          <p className="item-note">
            {code ? (
              <Sentence say={copy.codesSince}>
                <When at={code.created} />
              </Sentence>
            ) : (
              copy.codesOff
            )}
          </p>
        </div>
        <div className="item-end">
          <Button size="small" onClick={() => onAct({ kind: code ? 'remove_codes' : 'add_codes' })}>
            {code ? copy.removeCodes : copy.addCodes}
          </Button>
        </div>
      </li>
      <PasskeysItem factors={factors} onAct={onAct} />
      {passkeys.map((passkey) => (
        <PasskeyItem key={passkey.id} passkey={passkey} onAct={onAct} />
      ))}
      {hasAny && (
        <li className="item" data-kind={isFew ? 'warning' : undefined}>
          <span className="item-icon">
            <Icon name="shield" size="small" />
          </span>
          <div>
            <p className="item-title">{copy.recovery}</p>
            <p className="item-note">{(isFew ? copy.few : copy.left)(recovery_codes_left)}</p>
          </div>
          <div className="item-end">
            <Button size="small" onClick={() => onAct({ kind: 'renew' })}>
              {copy.renew}
            </Button>
          </div>
        </li>
      )}
    </ul>
  );
}

function PasskeysItem({ factors: { passkeys, passkeys_problem }, onAct }: Props) {
  const problem =
    passkeys_problem !== undefined
      ? known(copy.impossible, passkeys_problem)
      : knowsPasskeys()
        ? undefined
        : copy.unknown;
  return (
    <li className="item">
      <span className="item-icon">
        <Icon name="user" size="small" />
      </span>
      <div>
        <p className="item-title">{copy.passkeys}</p>
        {(problem !== undefined || passkeys.length === 0) && (
          <p className="item-note">{problem ?? copy.noPasskeys}</p>
        )}
      </div>
      <div className="item-end">
        {problem === undefined && (
          <Button size="small" onClick={() => onAct({ kind: 'add_passkey' })}>
            {copy.addPasskey}
          </Button>
        )}
      </div>
    </li>
  );
}

function PasskeyItem({
  passkey: { id, name, last_used, is_synced },
  onAct,
}: {
  passkey: OwnFactors['passkeys'][number];
  onAct: Props['onAct'];
}) {
  return (
    <li className="item" data-kind="success">
      <span className="item-icon">
        <Icon name="check" size="small" />
      </span>
      <div>
        <p className="item-title">{name}</p>
        <p className="item-note">
          {is_synced ? copy.synced : copy.oneDevice} ·{' '}
          {last_used ? (
            <Sentence say={copy.lastUsed}>
              <When at={last_used} />
            </Sentence>
          ) : (
            copy.neverUsed
          )}
        </p>
      </div>
      <div className="item-end">
        <Button
          size="small"
          aria-label={copy.renamePasskeyName(name)}
          onClick={() => onAct({ kind: 'rename_passkey', id })}
        >
          {copy.renamePasskey}
        </Button>
        <Button
          size="small"
          aria-label={copy.removePasskeyName(name)}
          onClick={() => onAct({ kind: 'remove_passkey', id })}
        >
          {copy.removePasskey}
        </Button>
      </div>
    </li>
  );
}
