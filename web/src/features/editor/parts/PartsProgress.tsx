import { errorText } from '../../../api/error-text.ts';
import { Button } from '../../../components/Button.tsx';
import { WaveMark } from '../../../components/WaveMark.tsx';
import { useReloadBlock } from '../../../feedback/reload-block.ts';
import { useText } from '../../../i18n/intl.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import css from '../convert/ConversionState.module.css';
import { partName } from './parts-job.ts';
import type { PartsState } from './parts-run.ts';

/** Every part that has begun, to open it. */
export function PartsList({ job }: { job: PartsState['job'] }) {
  return (
    <ol className={css.parts}>
      {job.parts.map(({ audioId, key }, index) =>
        audioId === null ? null : (
          <li key={key}>
            <AppLink to={`/app/audio/${audioId}`}>{partName(job, index)}</AppLink>
          </li>
        ),
      )}
    </ol>
  );
}

/** The progress of a conversion in parts, or the failed part with the next step. */
export function PartsProgress({
  state: { job, status, stoppedAt, error },
  onGoOn,
  onEnd,
}: {
  state: PartsState;
  onGoOn: () => void;
  onEnd: () => void;
}) {
  const t = useText();
  useReloadBlock(status === 'running');
  const count = job.parts.length;
  const done = job.parts.filter(({ state }) => state === 'done').length;
  const collection = job.collectionId !== null && done > 0 && (
    <AppLink to={`/app/library/${job.collectionId}`}>{t('editor.parts.open')}</AppLink>
  );
  if (status === 'stopped')
    return (
      <div className={css.state} data-state="failed" role="status">
        <p>
          <strong>
            {stoppedAt === null
              ? t('editor.parts.notBegun')
              : t('editor.parts.stopped', { number: stoppedAt + 1, count })}
          </strong>
          <span>
            {typeof error === 'string' ? error : error !== null && errorText(error, t)} {collection}
          </span>
        </p>
        <Button size="sm" variant="ghost" onClick={onEnd}>
          {t('editor.parts.leave')}
        </Button>
        <Button size="sm" variant="outline" onClick={onGoOn}>
          {t('editor.parts.goOn')}
        </Button>
      </div>
    );
  return (
    <div className={css.state} data-state={status === 'done' ? 'done' : 'creating'} role="status">
      {status === 'running' && <WaveMark size={18} moving />}
      <p>
        <strong>
          {status === 'done'
            ? t('editor.parts.done', { count })
            : t('editor.parts.making', { done, count })}
        </strong>
        <span>{collection}</span>
      </p>
      <PartsList job={job} />
      {status === 'done' && (
        <Button size="sm" variant="ghost" onClick={onEnd}>
          {t('editor.parts.close')}
        </Button>
      )}
    </div>
  );
}
