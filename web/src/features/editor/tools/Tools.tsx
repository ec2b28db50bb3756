import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { PanelRightClose, PanelRightOpen, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { useOverlays } from '../../../components/use-overlays.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { useMe } from '../../../me/me-context.ts';
import { usePreferences } from '../../../me/use-preferences.ts';
import { DeviceVoice } from '../device-voice/DeviceVoice.tsx';
import type { VoiceSettings } from '../drafts/draft.ts';
import { useNarrow } from '../window-size.ts';
import { BackgroundTool } from './BackgroundTool.tsx';
import { SpeakerTool } from './SpeakerTool.tsx';
import css from './Tools.module.css';
import { VoiceTools } from './VoiceTools.tsx';

interface Props {
  speakers: readonly WithId<Speaker>[] | null;
  /** Reloads the speakers, if they could not be loaded. */
  failed: (() => void) | null;
  chosen: WithId<Speaker> | null;
  voice: VoiceSettings;
  texts: readonly string[];
  onChange: (change: Partial<VoiceSettings>) => void;
}

interface DrawerState {
  /** Whether another button opens it. */
  elsewhere: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
}

const foldedKey = 'duu-tools-folded';

/** The voice settings: collapsible beside the sheet; on a phone a drawer. */
export function Tools({ drawer, ...props }: Props & { drawer: DrawerState }) {
  const t = useText();
  const locale = useLocale();
  const narrow = useNarrow();
  const { elsewhere, open, onOpen } = drawer;
  const mui = useOverlays(narrow && open);
  const [folded, setFolded] = useState(() => localStorage.getItem(foldedKey) === '1');
  const fold = (value: boolean) => {
    setFolded(value);
    localStorage.setItem(foldedKey, value ? '1' : '0');
  };
  if (narrow)
    return (
      <div className={css.opener} data-empty={elsewhere || undefined}>
        {!elsewhere && (
          <Button variant="outline" fullWidth aria-haspopup="dialog" onClick={() => onOpen(true)}>
            <SlidersHorizontal size={18} />
            {props.chosen?.name[locale] ?? t('editor.tools')} ·{' '}
            {t(
              props.voice.background === null
                ? 'editor.background.none'
                : `editor.background.${props.voice.background}`,
            )}
          </Button>
        )}
        {mui && (
          <mui.Drawer
            anchor="bottom"
            open={open}
            onClose={() => onOpen(false)}
            slotProps={{
              paper: {
                className: css.drawer ?? '',
                'aria-label': t('editor.tools'),
                role: 'dialog',
                'aria-modal': true,
              },
            }}
          >
            <ToolList {...props} />
            <Button fullWidth onClick={() => onOpen(false)}>
              {t('editor.tools.done')}
            </Button>
          </mui.Drawer>
        )}
      </div>
    );
  return (
    <aside className={css.side} data-folded={folded || undefined} aria-label={t('editor.tools')}>
      <div className={css.fold}>
        {!folded && <h2>{t('editor.tools')}</h2>}
        <IconButton
          label={t(folded ? 'editor.tools.unfold' : 'editor.tools.fold')}
          aria-expanded={!folded}
          onClick={() => fold(!folded)}
        >
          {folded ? <PanelRightOpen size={20} /> : <PanelRightClose size={20} />}
        </IconButton>
      </div>
      {!folded && <ToolList {...props} />}
    </aside>
  );
}

function ToolList({ speakers, failed, chosen, voice, texts, onChange }: Props) {
  const t = useText();
  const { preferences, save } = usePreferences();
  const favorites = preferences.favoriteSpeakers;
  const me = useMe();
  const plan = me.status === 'ready' ? me.subscription?.plan : null;
  return (
    <div className={css.list}>
      {failed ? (
        <Button variant="outline" onClick={failed}>
          {t('editor.speakers.failed')}
        </Button>
      ) : (
        <SpeakerTool
          speakers={speakers}
          chosen={chosen}
          favorites={favorites}
          premiumAllowed={plan?.premiumVoices ?? false}
          onFavorite={(id, favorite) =>
            save({
              favoriteSpeakers: favorite
                ? [...favorites, id]
                : favorites.filter((other) => other !== id),
            })
          }
          onChoose={(speaker) => onChange({ speakerId: speaker.id, language: speaker.language })}
        />
      )}
      {chosen?.engine === 'onnx' && (
        <DeviceVoice key={chosen.id} speaker={chosen} texts={texts} speed={voice.speed} />
      )}
      <VoiceTools voice={voice} onChange={onChange} />
      <BackgroundTool voice={voice} allowed={plan?.backgroundSound ?? true} onChange={onChange} />
      <Switch
        label={t('editor.autoPlay')}
        text={t('editor.autoPlay.text')}
        checked={preferences.autoPlay}
        onChange={(autoPlay) => save({ autoPlay })}
      />
    </div>
  );
}
