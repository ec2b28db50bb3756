import { calls } from '@duu/contract/calls/calls';
import type { RouteRule } from '@duu/contract/documents/route-rule';
import type { WithId } from '@duu/contract/id';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { Select } from '../../components/Select.tsx';
import { Switch } from '../../components/Switch.tsx';
import { TextField } from '../../components/TextField.tsx';
import { FormDialog } from '../../feedback/FormDialog.tsx';
import { useText } from '../../i18n/intl.tsx';

interface Props {
  rule: WithId<RouteRule>;
  isNew: boolean;
  onClose: () => void;
  onSaved: () => void;
}

const statuses = ['302', '301', '307', '308'] as const;

export function newRule(): WithId<RouteRule> {
  return { id: crypto.randomUUID(), pattern: '', target: '/app', status: 302, active: true };
}

export function RuleDialog({ rule, isNew, onClose, onSaved }: Props) {
  const t = useText();
  const [draft, setDraft] = useState({
    ...rule,
    status: String(rule.status) as (typeof statuses)[number],
  });
  const { busy, run } = useAction();
  const [tried, setTried] = useState(false);
  const parsed = calls.adminSaveRouteRule.input.safeParse({
    ...draft,
    status: Number(draft.status),
  });
  const wrong = (field: string) =>
    tried && parsed.error?.issues.some((issue) => issue.path[0] === field) === true;

  const save = async () => {
    setTried(true);
    if (!parsed.success) return;
    await run(async () => {
      await callApi(calls.adminSaveRouteRule, { params: { ruleId: rule.id }, input: parsed.data });
      onSaved();
    });
  };
  return (
    <FormDialog
      open
      title={t(isNew ? 'admin.rules.add' : 'admin.rules.edit')}
      onClose={onClose}
      onSubmit={() => void save()}
      cancel={t('shell.cancel')}
      submit={t('shell.save')}
      busy={busy}
    >
      <TextField
        label={t('admin.rules.pattern')}
        name="pattern"
        hint={t('admin.rules.pattern.hint')}
        error={wrong('pattern') ? t('admin.rules.pattern.wrong') : null}
        value={draft.pattern}
        onChange={(event) => setDraft({ ...draft, pattern: event.target.value.trim() })}
      />
      <TextField
        label={t('admin.rules.target')}
        name="target"
        hint={t('admin.rules.target.hint')}
        error={wrong('target') ? t('admin.rules.target.hint') : null}
        value={draft.target}
        onChange={(event) => setDraft({ ...draft, target: event.target.value.trim() })}
      />
      <Select
        label={t('admin.rules.status')}
        value={draft.status}
        options={statuses.map((value) => ({ value, label: t(`admin.rules.status.${value}`) }))}
        onChange={(status) => setDraft({ ...draft, status })}
      />
      <Switch
        label={t('admin.rules.active')}
        checked={draft.active}
        onChange={(active) => setDraft({ ...draft, active })}
      />
    </FormDialog>
  );
}
