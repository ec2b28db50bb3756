import { calls } from '@duu/contract/calls/calls';
import type { RouteRule } from '@duu/contract/documents/route-rule';
import type { WithId } from '@duu/contract/id';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { LoadFailure } from '../../api/LoadFailure.tsx';
import { useAction } from '../../api/use-action.ts';
import { useCall } from '../../api/use-call.ts';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Page } from '../../components/Page.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx';
import { useToast } from '../../feedback/toast-store.ts';
import { useText } from '../../i18n/intl.tsx';
import css from './admin.module.css';
import { newRule, RuleDialog } from './RuleDialog.tsx';

const nothing = {};

export function RouteRulesRoute() {
  const t = useText();
  const toast = useToast();
  const list = useCall(calls.adminListRouteRules, nothing);
  const [edited, setEdited] = useState<WithId<RouteRule> | null>(null);
  const [doomed, setDoomed] = useState<WithId<RouteRule> | null>(null);
  const { run } = useAction();
  const rules = list.data?.rules;

  const remove = async () => {
    if (!doomed) return;
    await run(async () => {
      await callApi(calls.adminDeleteRouteRule, { params: { ruleId: doomed.id } });
      toast.success(t('admin.rules.deleted'));
      list.reload();
    });
    setDoomed(null);
  };
  const add = (
    <Button onClick={() => setEdited(newRule())}>
      <Plus size={20} aria-hidden="true" />
      {t('admin.rules.add')}
    </Button>
  );
  return (
    <Page title={t('admin.rules')} lead={t('admin.rules.lead')} actions={add}>
      {list.status === 'error' && <LoadFailure error={list.error} retry={list.reload} />}
      {!rules && list.status === 'loading' && <Skeleton height="10rem" />}
      {rules?.length === 0 && <EmptyState title={t('admin.rules.empty')} />}
      <ul className={css.list}>
        {rules?.map((rule) => (
          <li key={rule.id} className={css.row}>
            <div className={css.main}>
              <p className={css.name}>
                <code>{rule.pattern}</code>
                <Badge tone={rule.active ? 'success' : 'plain'}>
                  {t(rule.active ? 'admin.rules.active' : 'admin.rules.inactive')}
                </Badge>
              </p>
              <p className={css.note}>
                {rule.target} · {t(`admin.rules.status.${rule.status}`)}
              </p>
            </div>
            <IconButton
              label={t('admin.rules.edit.label', { pattern: rule.pattern })}
              onClick={() => setEdited(rule)}
            >
              <Pencil size={20} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('admin.rules.delete', { pattern: rule.pattern })}
              onClick={() => setDoomed(rule)}
            >
              <Trash2 size={20} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {edited && (
        <RuleDialog
          rule={edited}
          isNew={rules?.every(({ id }) => id !== edited.id) ?? true}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            toast.success(t('admin.rules.saved'));
            list.reload();
          }}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        destructive
        title={t('admin.rules.delete.title')}
        confirm={t('shell.delete')}
        cancel={t('shell.cancel')}
        onConfirm={() => void remove()}
        onCancel={() => setDoomed(null)}
      >
        {t('admin.rules.delete.text', { pattern: doomed?.pattern ?? '' })}
      </ConfirmDialog>
    </Page>
  );
}
