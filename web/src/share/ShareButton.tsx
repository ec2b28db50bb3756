import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { FoldingLabel } from '../components/FoldingLabel.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { lazyDialog } from '../components/use-overlays.ts';
import { useText } from '../i18n/intl.tsx';

const ShareDialog = lazyDialog(() =>
  import('./ShareDialog.tsx').then((module) => module.ShareDialog),
);

interface Props {
  audio: { readonly id: string; readonly name: string };
  disabled: boolean;
  /** `words`: with its label; `small`: the same beside text; `icon`: the icon only. */
  look?: 'words' | 'small' | 'icon';
  /** Whether it has a public link. */
  shared?: boolean;
}

/** Opens the ways to share an audio. */
export function ShareButton({ audio, disabled, look = 'words', shared = false }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const label = t(shared ? 'sharing.shared' : 'sharing.share');
  return (
    <>
      {look === 'icon' ? (
        <IconButton
          label={t('sharing.title', { name: audio.name })}
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          <Share2 size={20} />
        </IconButton>
      ) : (
        <Button
          variant="outline"
          size={look === 'small' ? 'sm' : 'default'}
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          <Share2 size={18} /> <FoldingLabel>{label}</FoldingLabel>
        </Button>
      )}
      {open && <ShareDialog audio={audio} onClose={() => setOpen(false)} />}
    </>
  );
}
