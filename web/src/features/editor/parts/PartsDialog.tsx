import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../feedback/ConfirmDialog.tsx';
import { formatCount } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useGo } from '../../../navigation/use-go.ts';
import css from './PartsDialog.module.css';
import { PartsList } from './PartsProgress.tsx';
import { partName } from './parts-job.ts';
import type { Parts } from './use-parts.ts';

/** What converting in parts creates and costs, before it starts; or what it has created already. */
export function PartsDialog({ parts, available }: { parts: Parts; available: number | null }) {
  const t = useText();
  const { offer, asking, name, start, cancel } = parts;
  if (offer === null) return null;
  if (parts.isUnderWay) return <PartsExist parts={parts} />;
  const { characters } = offer;
  const count = offer.parts.length;
  return (
    <ConfirmDialog
      open={asking}
      title={t('editor.parts.ask', { count })}
      confirm={t('editor.convert')}
      cancel={t('shell.cancel')}
      onConfirm={start}
      onCancel={cancel}
    >
      <p>{t('editor.parts.askText', { count, name })}</p>
      {offer.parts.some(({ title }) => title !== null) && (
        <ol className={css.parts}>
          {offer.parts.map((part, index) => {
            const title = partName({ name, parts: offer.parts }, index);
            return (
              <li key={title}>
                <span>{title}</span> <span>{formatCount(part.characters)}</span>
              </li>
            );
          })}
        </ol>
      )}
      <p>
        {t('editor.parts.price', {
          characters,
          left: Math.max(0, (available ?? 0) - characters),
        })}
      </p>
    </ConfirmDialog>
  );
}

/** The same text a second time: the parts that exist come first, and the price of new ones after them. */
function PartsExist({ parts: { offer, state, asking, start, cancel } }: { parts: Parts }) {
  const t = useText();
  const go = useGo();
  if (offer === null || state === null) return null;
  const { job } = state;
  const open = () => {
    cancel();
    void go(job.collectionId === null ? '/app/library' : `/app/library/${job.collectionId}`);
  };
  return (
    <ConfirmDialog
      open={asking}
      title={t('editor.parts.exist', { count: job.parts.length })}
      confirm={t('editor.parts.open')}
      cancel={t('shell.cancel')}
      onConfirm={open}
      onCancel={cancel}
    >
      <p>{t('editor.parts.existText')}</p>
      <PartsList job={job} />
      {offer.isAffordable && (
        <p>
          <Button variant="link" onClick={start}>
            {t('editor.parts.again', { characters: offer.characters })}
          </Button>
        </p>
      )}
    </ConfirmDialog>
  );
}
