import { useRef, useState } from 'react';
import { useText } from '../i18n/intl.tsx';
import { Button } from './Button.tsx';
import css from './ErrorId.module.css';

/** The id with which support finds an error in the log, and a button that copies it. */
export function ErrorId({ id }: { id: string }) {
  const t = useText();
  const shown = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      // Clipboard access was denied: select the id so that the user can copy it.
      () => shown.current && getSelection()?.selectAllChildren(shown.current),
    );
  return (
    <span className={css.error}>
      {t('shell.errorId')} <code ref={shown}>{id}</code>{' '}
      <Button variant="link" size="sm" onClick={copy}>
        {t(copied ? 'shell.copied' : 'shell.copy')}
      </Button>
    </span>
  );
}
