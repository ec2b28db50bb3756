import type { DeviceVoice } from '@duu/contract/calls/device-voices';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { Play, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorId } from '../../../components/ErrorId.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Progress } from '../../../components/Progress.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { formatSize } from '../../../i18n/format.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { usePlayer, usePlayerState } from '../../player/player-context.ts';
import css from './DeviceVoice.module.css';
import { isVoiceKept, removeVoice } from './device-files.ts';
import { engineBytes } from './engine-bytes.ts';
import { type DeviceState, previewOf, useDeviceVoice } from './use-device-voice.ts';

/** Says the size of a voice before it is loaded, then loads it, speaks and plays. */
export function DeviceVoiceDialog({
  speaker,
  offered,
  texts,
  speed,
  onClose,
}: {
  speaker: WithId<Speaker>;
  offered: DeviceVoice;
  texts: readonly string[];
  speed: number;
  onClose: () => void;
}) {
  const t = useText();
  const locale = useLocale();
  const uid = useUid() ?? '';
  const player = usePlayer();
  const { preview } = usePlayerState();
  const speakerId = speaker.id;
  const { state, voice, previewId, start, cancel } = useDeviceVoice({
    ...{ speakerId, offered, texts, speed },
  });
  const refusal = state.kind === 'refused' ? state.error : null;
  const refusalText = useErrorText(refusal);
  const [kept, setKept] = useState<boolean | null>(null);
  const isWorking = state.kind === 'loading' || state.kind === 'speaking';
  useEffect(() => {
    if (isWorking) return;
    void isVoiceKept({ uid, speakerId, voice }).then(setKept, () => setKept(false));
  }, [uid, speakerId, voice, isWorking]);
  const name = speaker.name[locale];
  const whole = voice.parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const size = formatSize(whole + (kept ? 0 : engineBytes), locale);
  const isEmpty = previewOf(texts) === '';
  const isHeard = preview?.id === previewId;
  const isReady = state.kind === 'ready';
  const label = isReady
    ? t(isHeard ? 'editor.device.stop' : 'editor.device.play')
    : state.kind === 'failed' || refusal
      ? t('editor.device.retry')
      : kept === false
        ? t('editor.device.load', { size })
        : t('editor.device.play');
  const press = () => {
    if (!isReady) start();
    else if (isHeard) player.stopPreview();
    else player.preview(previewId, state.url);
  };
  return (
    <FormDialog
      open
      title={t('editor.device.title', { name })}
      onClose={onClose}
      actions={
        <>
          {kept && !isWorking && (
            <Button
              variant="ghost"
              onClick={() => {
                cancel();
                void removeVoice({ uid, speakerId }).finally(() => setKept(false));
              }}
            >
              {t('editor.device.remove', { size })}
            </Button>
          )}
          <Button variant="outline" onClick={isWorking ? cancel : onClose}>
            {t(isWorking ? 'editor.device.cancel' : 'shell.close')}
          </Button>
          <Button busy={isWorking || kept === null} disabled={isEmpty} onClick={press}>
            {isReady && (isHeard ? <Square size={18} fill="currentColor" /> : <Play size={18} />)}
            {label}
          </Button>
        </>
      }
    >
      <p>{kept ? t('editor.device.kept', { name }) : t('editor.device.offer', { name, size })}</p>
      {isEmpty && <Notice tone="info">{t('editor.device.empty')}</Notice>}
      <p className="visually-hidden" role="status">
        {state.kind === 'loading' && t('editor.device.started')}
        {state.kind === 'speaking' && t('editor.device.preparing')}
      </p>
      {isWorking && <Work state={state} whole={whole} />}
      {state.kind === 'ready' && <Notice tone="info">{t('editor.device.ready')}</Notice>}
      {state.kind === 'failed' && (
        <Notice tone="warning">{t(`editor.device.failed.${state.reason}`)}</Notice>
      )}
      {refusal && (
        <Notice tone="warning">
          {refusalText} {refusal.errorId !== null && <ErrorId id={refusal.errorId} />}
        </Notice>
      )}
    </FormDialog>
  );
}

type Working = Extract<DeviceState, { kind: 'loading' | 'speaking' }>;

function Work({ state, whole }: { state: Working; whole: number }) {
  const t = useText();
  const locale = useLocale();
  const isLoading = state.kind === 'loading';
  const text = isLoading
    ? t('editor.device.loading', {
        done: formatSize(state.bytes, locale),
        size: formatSize(whole, locale),
      })
    : state.pieces === null
      ? t('editor.device.preparing')
      : t('editor.device.speaking', { done: state.spoken, total: state.pieces });
  const share = isLoading ? state.bytes / whole : state.spoken / (state.pieces ?? 1);
  return (
    <div className={css.work}>
      <p>{text}</p>
      <Progress label={t('editor.device')} value={share} valueText={text} />
    </div>
  );
}
