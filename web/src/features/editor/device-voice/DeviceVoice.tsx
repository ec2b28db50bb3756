import { calls } from '@duu/contract/calls/calls';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { Headphones } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/Button.tsx';
import { lazyComponent } from '../../../components/lazy-part.tsx';
import { useText } from '../../../i18n/intl.tsx';

const DeviceVoiceDialog = lazyComponent(async () => {
  const { DeviceVoiceDialog: dialog } = await import('./DeviceVoiceDialog.tsx');
  return dialog;
});

interface Props {
  speaker: WithId<Speaker>;
  texts: readonly string[];
  speed: number;
}

/** Offers to hear the beginning of the text for free, if the speaker's voice runs in a browser. */
export function DeviceVoice(props: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { speaker } = props;
  const { data } = useCall(calls.getDeviceVoice, { params: { speakerId: speaker.id } });
  if (!data?.voice || typeof WebAssembly === 'undefined') return null;
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Headphones size={18} aria-hidden="true" />
        {t('editor.device')}
      </Button>
      {open && <DeviceVoiceDialog {...props} offered={data.voice} onClose={() => setOpen(false)} />}
    </>
  );
}
