import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Progress } from '../../components/Progress.tsx';
import { blockReload } from '../../feedback/reload-block.ts';
import { useToast } from '../../feedback/toast-store.ts';
import { saveBlob } from '../../files/save-blob.ts';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useText } from '../../i18n/intl.tsx';
import css from './account.module.css';
import { type ExportProgress, exportEverything } from './export-everything.ts';

export function ExportCard() {
  const t = useText();
  const toast = useToast();
  const uid = useUid();
  const [progress, setProgress] = useState<ExportProgress | null>(null);

  const start = async () => {
    const done = blockReload();
    setProgress({ done: 0, total: 0 });
    try {
      const { zip, missing } = await exportEverything(uid, setProgress);
      saveBlob(zip, `duu-${new Date().toISOString().slice(0, 10)}.zip`);
      if (missing > 0) toast.warning(t('account.export.missing', { count: missing }));
      else toast.success(t('account.export.done'));
    } catch {
      toast.error(t('shell.failed'));
    } finally {
      setProgress(null);
      done();
    }
  };
  const text = progress ? t('account.export.working', { ...progress }) : '';
  return (
    <Card title={t('account.export')} text={t('account.export.text')}>
      {progress && (
        <Progress
          label={text}
          valueText={text}
          value={progress.total > 0 ? progress.done / progress.total : 0}
        />
      )}
      <div className={css.actions}>
        <Button variant="outline" busy={progress !== null} onClick={() => void start()}>
          {t('account.export.start')}
        </Button>
        <span role="status" className={css.note}>
          {text}
        </span>
      </div>
    </Card>
  );
}
