import { type FormEvent, useId, useState } from 'react';
import type { Sent } from '#contract/kit/endpoint.ts';
import {
  changeBuiltInRole,
  changeOwnRole,
  createRole,
  ROLE_NAME_CHARACTERS_MAX,
  type Role,
} from '#contract/roles.ts';
import { type Capability, wholeCapabilities } from '#domain/people/capabilities.ts';
import { LIMITED_ROLE, writtenLimits } from '#domain/people/refund-limits.ts';
import { isAsked } from '#web/blocks/approvals/is-asked.ts';
import { useDoOrAsk } from '#web/blocks/approvals/use-asked.ts';
import { CapabilityChecks } from '#web/blocks/capabilities/capability-checks.tsx';
import { failureWords } from '#web/shared/failure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useChange } from './people-queries.ts';
import { ownId } from './role-choice.tsx';
import { RoleLimits, startingLines } from './role-limits.tsx';
import { rolesCopy as copy } from './roles-copy.ts';

/** Without a role, a new one. Of a built-in one only its rules can be changed. */
type Props = Readonly<{ role?: Role; onClose: () => void }>;

export function RoleForm({ role, onClose }: Props) {
  const formId = useId();
  const isBuiltIn = role?.is_built_in ?? false;
  const [name, setName] = useState(role?.name ?? '');
  const [capabilities, setCapabilities] = useState<readonly Capability[]>(
    wholeCapabilities(role?.capabilities ?? ['see_payments']),
  );
  const [limits, setLimits] = useState(() => startingLines(role?.limits ?? []));
  const [secondFactor, setSecondFactor] = useState(role?.second_factor ?? false);
  const [isTried, setIsTried] = useState(false);
  const save = useSave(role);
  const doOrAsk = useDoOrAsk();
  const problems = {
    name: isBuiltIn ? undefined : nameProblem(name),
    capabilities: capabilities.length === 0 ? copy.capabilitiesMissing : undefined,
  };
  const hasLimits = role?.key === LIMITED_ROLE || (!isBuiltIn && capabilities.includes('refund'));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problems.name || problems.capabilities || save.isPending) return;
    const wanted = {
      name: name.trim(),
      capabilities: [...capabilities],
      limits: hasLimits ? writtenLimits(role?.key, limits).map((limit) => ({ ...limit })) : [],
      second_factor: secondFactor,
    };
    const done = role ? copy.saved(wanted.name) : copy.made(wanted.name);
    // A refusal stands in the dialog.
    doOrAsk(() => save.run(wanted), done).then(onClose, () => undefined);
  };

  return (
    <Dialog
      open
      title={role ? copy.editTitle(role.name) : copy.createTitle}
      pending={save.isPending}
      onClose={onClose}
      foot={
        <>
          <Button disabled={save.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={save.isPending}>
            {role ? copy.saveAction : copy.createAction}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={submit} noValidate>
        {save.error !== null && !isAsked(save.error) && (
          <Notice kind="error" size="small" announce>
            {failureWords(save.error)}
          </Notice>
        )}
        {role && <p>{isBuiltIn ? copy.builtInText : copy.editText}</p>}
        {!isBuiltIn && (
          <>
            <TextField
              label={copy.name}
              help={copy.nameHelp}
              error={isTried ? problems.name : undefined}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <CapabilityChecks
              id={`${formId}-capabilities`}
              label={copy.capabilities}
              chosen={capabilities}
              held={pageSettings().user.capabilities}
              error={isTried ? problems.capabilities : undefined}
              onChange={setCapabilities}
            />
          </>
        )}
        {hasLimits && <RoleLimits role={role?.key} limits={limits} onChange={setLimits} />}
        <Checkbox
          label={copy.factor}
          help={copy.factorHelp}
          checked={secondFactor}
          onChange={(event) => setSecondFactor(event.target.checked)}
        />
      </form>
    </Dialog>
  );
}

const nameProblem = (name: string): string | undefined => {
  const { length } = name.trim();
  if (length === 0) return copy.nameMissing;
  return length > ROLE_NAME_CHARACTERS_MAX ? copy.nameTooLong(ROLE_NAME_CHARACTERS_MAX) : undefined;
};

/** A new role, an own one, and the rules of a built-in one are saved at three addresses. */
function useSave(role: Role | undefined) {
  const make = useChange(createRole);
  const change = useChange(changeOwnRole);
  const rules = useChange(changeBuiltInRole);
  return {
    isPending: make.isPending || change.isPending || rules.isPending,
    error: make.error ?? change.error ?? rules.error,
    run: (wanted: Sent<typeof createRole>): Promise<Role> => {
      if (!role) return make.mutateAsync(wanted);
      if (!role.is_built_in) return change.mutateAsync({ id: ownId(role), ...wanted });
      const { limits, second_factor } = wanted;
      const key = role.key as Sent<typeof changeBuiltInRole>['key'];
      return rules.mutateAsync({ key, limits, second_factor });
    },
  };
}
