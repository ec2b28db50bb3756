import { ConfirmDialog } from '../../../feedback/ConfirmDialog.tsx';
import { useText } from '../../../i18n/intl.tsx';
import type { Parts } from './use-parts.ts';

/** What converting in parts creates and costs, before it starts. */
export function PartsDialog({
  parts: { offer, asking, name, start, cancel },
  available,
}: {
  parts: Parts;
  available: number | null;
}) {
  const t = useText();
  if (offer === null) return null;
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
      <p>
        {t('editor.parts.price', {
          characters,
          left: Math.max(0, (available ?? 0) - characters),
        })}
      </p>
    </ConfirmDialog>
  );
}
