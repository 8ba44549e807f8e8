import { useQuery } from '@tanstack/react-query';
import {
  type MailChoices as Choices,
  isMailed,
  MAIL_KINDS,
  type MailKind,
} from '#domain/account/mail-choices.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { mailChoicesCopy as copy } from './person-copy.ts';
import { ownQuery, useSaveMailChoices } from './person-queries.ts';

/** Everything of it stands in the inbox anyway: what reaches this person by mail as well is theirs to choose. */
export function MailChoices() {
  const own = useQuery(ownQuery());
  if (own.isError && !own.data) {
    return (
      <Card title={copy.title}>
        <ErrorNotice title={copy.failed} retrying={own.isFetching} onRetry={() => own.refetch()}>
          {failureWords(own.error)}
        </ErrorNotice>
      </Card>
    );
  }
  return (
    <Card title={copy.title}>
      {own.data ? <ChoiceList choices={choicesOf(own.data.woocommerce_meta)} /> : <Skeleton count={7} />}
    </Card>
  );
}

/** The server has checked them; text that is no JSON would be its bug, and is no reason to fail here. */
function choicesOf(meta: Readonly<Record<string, string>>): Choices {
  try {
    const choices: unknown = JSON.parse(meta.wc_payments_mail_choices ?? '{}');
    return typeof choices === 'object' && choices !== null ? choices : {};
  } catch {
    return {};
  }
}

function ChoiceList({ choices }: { choices: Choices }) {
  const save = useSaveMailChoices();
  // While a choice is on its way it is shown as chosen.
  const shown = save.isPending ? save.variables : choices;
  const choose = (kind: MailKind, isChosen: boolean) => save.mutate({ ...shown, [kind]: isChosen });
  return (
    <div className="stack">
      <p className="muted">{copy.lead}</p>
      {save.isError && (
        <Notice kind="error" size="small" title={copy.notSaved} announce>
          {failureWords(save.error)}
        </Notice>
      )}
      <fieldset className="stack" data-gap="small">
        <legend className="hidden-visually">{copy.title}</legend>
        {MAIL_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            light
            label={copy.kinds[kind].label}
            help={copy.kinds[kind].help}
            checked={isMailed(shown, kind)}
            onChange={(event) => choose(kind, event.target.checked)}
          />
        ))}
        <Checkbox light disabled checked readOnly label={copy.always.label} help={copy.always.help} />
      </fieldset>
    </div>
  );
}
