import { calls } from '@duu/contract/calls/calls';
import type { Job, JobName } from '@duu/contract/documents/operations';
import { Play } from 'lucide-react';
import { callApi } from '../../../api/call.ts';
import { LoadFailure } from '../../../api/LoadFailure.tsx';
import { useAction } from '../../../api/use-action.ts';
import { useCall } from '../../../api/use-call.ts';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { DateText } from '../../../i18n/DateText.tsx';
import { RichText, useText } from '../../../i18n/intl.tsx';
import css from '../admin.module.css';
import { resultText } from './result-text.ts';

const nothing = {};

/** The scheduled jobs with their last results, and a button to run each now. */
export function JobsRoute() {
  const t = useText();
  const list = useCall(calls.adminListJobs, nothing);
  return (
    <Page title={t('jobs.title')} lead={t('jobs.lead')}>
      {list.status === 'error' && <LoadFailure error={list.error} retry={list.reload} />}
      {list.status === 'loading' && !list.data && <Skeleton height="24rem" />}
      <ul className={css.list}>
        {list.data?.jobs.map(({ name, lastRun }) => (
          <JobRow key={name} name={name} lastRun={lastRun} onRun={list.reload} />
        ))}
      </ul>
    </Page>
  );
}

interface Props {
  name: JobName;
  lastRun: Job | null;
  onRun: () => void;
}

function JobRow({ name, lastRun, onRun }: Props) {
  const t = useText();
  const toast = useToast();
  const action = useAction();
  const title = t(`jobs.${name}`);

  const run = async () => {
    await action.run(async () => {
      const { result, left } = await callApi(calls.adminRunJob, { params: { name } });
      const message = t('jobs.done', { job: title, result: resultText(name, result, t) });
      if (left === 0) toast.success(message);
      else toast.warning(`${message} ${t('jobs.left', { count: left })}`);
    });
    onRun();
  };
  return (
    <li className={css.row}>
      <div className={css.main}>
        <h2 className={css.name}>
          {title}
          {lastRun && <Outcome run={lastRun} />}
        </h2>
        <p className={css.note}>{t(`jobs.${name}.text`)}</p>
        <p className={css.last}>
          {lastRun === null ? (
            t('jobs.never')
          ) : (
            <RichText
              id="jobs.last"
              values={{ when: <DateText date={lastRun.startedAt} time /> }}
            />
          )}
          {lastRun?.ok && ` · ${resultText(name, lastRun.result, t)}`}
        </p>
      </div>
      <Button
        variant="outline"
        busy={action.busy}
        aria-label={`${t('jobs.run')}: ${title}`}
        onClick={() => void run()}
      >
        <Play size={18} aria-hidden="true" />
        {t('jobs.run')}
      </Button>
    </li>
  );
}

function Outcome({ run }: { run: Job }) {
  const t = useText();
  if (!run.ok) return <Badge tone="danger">{t('jobs.failed')}</Badge>;
  if (run.left === 0) return <Badge tone="success">{t('jobs.ok')}</Badge>;
  return (
    <Badge tone="warning">
      <span title={run.leftPaths.join('\n')}>{t('jobs.left', { count: run.left })}</span>
    </Badge>
  );
}
