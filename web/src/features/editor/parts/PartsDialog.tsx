import { partName } from '@duu/contract/labels';
import { ConfirmDialog } from '../../../feedback/ConfirmDialog.tsx';
import { formatCount, formatDuration } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import css from './PartsDialog.module.css';
import type { Parts } from './use-parts.ts';

/** What converting in parts creates, costs and how long it will be, before it starts. */
export function PartsDialog({ parts, available }: { parts: Parts; available: number | null }) {
  const t = useText();
  const { offer, asking, name, start, cancel } = parts;
  if (offer === null) return null;
  const { characters, affordable } = offer;
  const count = offer.parts.length;
  const seconds = offer.parts.reduce((sum, part) => sum + part.seconds, 0);
  const minutes = Math.max(1, Math.round(seconds / 60));
  return (
    <ConfirmDialog
      open={asking}
      title={t('editor.parts.ask', { count })}
      confirm={t('editor.convert')}
      cancel={t('shell.cancel')}
      onConfirm={start}
      onCancel={cancel}
    >
      <p>{t('editor.parts.askText', { count, name, length: formatDuration(minutes * 60_000) })}</p>
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
        {affordable < count
          ? t('editor.parts.partly', { characters, count, affordable })
          : t('editor.parts.price', {
              characters,
              left: Math.max(0, (available ?? 0) - characters),
            })}
      </p>
      <p>{t('editor.parts.leave')}</p>
    </ConfirmDialog>
  );
}
