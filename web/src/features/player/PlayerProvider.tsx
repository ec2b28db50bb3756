import { calls } from '@duu/contract/calls/calls';
import { type ReactNode, useEffect, useState } from 'react';
import { callApi } from '../../api/call.ts';
import { toast } from '../../feedback/toast-store.ts';
import { useUid } from '../../firebase/auth/use-session.ts';
import { fileUrl } from '../../firebase/files.ts';
import { currentTranslate, useLocale } from '../../i18n/intl.tsx';
import { bindMediaSession } from './media-session.ts';
import { playInOneTab } from './play-in-one-tab.ts';
import { Player } from './player.ts';
import { PlayerContext } from './player-context.ts';
import { handlePlayerKey } from './player-keys.ts';
import { rememberPlayed } from './recently-played.ts';
import { streamInto } from './stream-into.ts';

function makePlayer(): Player {
  const element = document.createElement('audio');
  element.id = 'duu-player';
  element.hidden = true;
  document.body.append(element);
  const made = new Player(element, {
    fileUrl,
    stream: streamInto,
    onPosition: (track, ms) => {
      callApi(calls.savePosition, {
        params: { audioId: track.id },
        input: { positionMs: ms },
        failure: 'shownOnce',
        background: true,
      }).catch(() => undefined);
    },
    onFailure: () => {
      const t = currentTranslate();
      if (!t) return;
      toast.error(t('player.failed'), {
        id: 'player-failed',
        description: t('player.failedHint'),
        action: { label: t('shell.retry'), onClick: () => made.resume() },
      });
    },
    onSkipped: ({ title }) => {
      const t = currentTranslate();
      if (t) toast.warning(t('player.skipped', { name: title }));
    },
    onSampleFailure: () => {
      const t = currentTranslate();
      if (t) toast.warning(t('player.sampleFailed'));
    },
  });
  return made;
}

let player: Player | null = null;

/** The page's one player, above all routes so that sound continues across pages. */
export function PlayerProvider({ children }: { children: ReactNode }) {
  const [shared] = useState(() => {
    player ??= makePlayer();
    return player;
  });
  const uid = useUid();
  const locale = useLocale();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handlePlayerKey(shared, event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shared]);

  useEffect(() => playInOneTab(shared), [shared]);

  useEffect(() => bindMediaSession(shared, locale), [shared, locale]);

  useEffect(() => {
    // Before the session is known a visitor's public audio may play already, and goes on.
    if (uid === '') return;
    const stop = rememberPlayed(shared, uid);
    return () => {
      stop();
      shared.stop();
    };
  }, [shared, uid]);

  // On pages without a player.
  useEffect(() => () => shared.stop(), [shared]);

  return <PlayerContext value={shared}>{children}</PlayerContext>;
}
