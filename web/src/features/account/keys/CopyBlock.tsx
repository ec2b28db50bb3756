import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../i18n/intl.tsx';
import css from './keys.module.css';

/** Text for a terminal or another program, with a button that copies it. */
export function CopyBlock({ text, label }: { text: string; label: string }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Refused by the browser: the text can still be selected.
      () => undefined,
    );
  };
  return (
    <div className={css.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways */}
      <pre className={css.code} translate="no" tabIndex={0}>
        <code>{text}</code>
      </pre>
      <Button variant="outline" size="sm" aria-label={label} onClick={copy}>
        {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        <span role="status">{t(copied ? 'shell.copied' : 'shell.copy')}</span>
      </Button>
    </div>
  );
}
