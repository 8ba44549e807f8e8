import { type FormEvent, useState } from 'react';
import { isStoreAddress, STORE_KEY, STORE_SECRET } from '#contract/store-address.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { StoreChecks } from './store-checks.tsx';
import { storeSetupCopy as copy } from './store-setup-copy.ts';
import { useAttachStore, useCheckStore } from './store-setup-queries.ts';

const EMPTY = { url: '', key: '', secret: '' };
type Given = typeof EMPTY;

const problemsOf = ({ url, key, secret }: Given) => ({
  url: isStoreAddress(url) ? undefined : copy.urlMissing,
  key: STORE_KEY.test(key) ? undefined : copy.keyMissing,
  secret: STORE_SECRET.test(secret) ? undefined : copy.secretMissing,
});

type Props = Readonly<{
  /** The address of the store whose orders are here. */
  known: string | null;
  /** Whether it is followed: then another key, or its new address, is asked for. */
  isAttached: boolean;
}>;

/** Asks for address and key, tries everything, and only then offers to attach. */
export function StoreForm({ known, isAttached }: Props) {
  const [given, setGiven] = useState<Given>({ ...EMPTY, url: known ?? '' });
  const [isTried, setIsTried] = useState(false);
  const check = useCheckStore();
  const attach = useAttachStore();
  const isBusy = check.isPending || attach.isPending;
  const problems = problemsOf(given);
  const error = attach.error ?? check.error;

  // What was found is about what was typed then.
  const change = (changed: Partial<Given>) => {
    setGiven({ ...given, ...changed });
    check.reset();
    attach.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.values(problems).some(Boolean) || isBusy) return;
    attach.reset();
    check.mutate({ store: given });
  };
  const field = (name: keyof Given, label: string) => ({
    label,
    value: given[name],
    error: isTried ? problems[name] : undefined,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value.trim() }),
  });

  return (
    <>
      <Card title={isAttached ? copy.keyTitle : copy.formTitle}>
        <form className="stack" onSubmit={submit} noValidate>
          <p>{copy.formText}</p>
          {isAttached && <p className="muted">{copy.movedText}</p>}
          {error && (
            <Notice kind="error" announce title={attach.error ? copy.openFailed : copy.checkFailed}>
              {failureWords(error)}
            </Notice>
          )}
          <TextField {...field('url', copy.url)} type="url" help={copy.urlHelp} />
          <TextField {...field('key', copy.key)} />
          <TextField {...field('secret', copy.secret)} type="password" />
          <div className="actions">
            <Button
              type="submit"
              kind={check.data?.may_attach ? 'secondary' : 'primary'}
              busy={check.isPending}
            >
              {copy.check}
            </Button>
            {check.data?.may_attach && (
              <Button kind="primary" busy={attach.isPending} onClick={() => attach.mutate(given)}>
                {isAttached ? copy.useKey : copy.attach(check.data.shop || check.data.url)}
              </Button>
            )}
          </div>
        </form>
      </Card>
      {check.data && <StoreChecks found={check.data} />}
    </>
  );
}
