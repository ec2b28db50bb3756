import { calls } from '@duu/contract/calls/calls';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call.ts';
import { toast } from '../../feedback/toast-store.ts';
import { useUid } from '../../firebase/auth/use-session.ts';
import { fileUrl } from '../../firebase/files.ts';
import { currentTranslate, useLocale } from '../../i18n/intl.tsx';
import { openFedSound } from './fed-sound.ts';
import { bindMediaSession } from './media-session.ts';
import { playInOneTab } from './play-in-one-tab.ts';
import { Player } from './player.ts';
import { PlayerContext } from './player-context.ts';
import { handlePlayerKey } from './player-keys.ts';
import { PositionSender } from './position-sender.ts';
import { preloadSound } from './preload-sound.ts';
import { rememberPlayed } from './recently-played.ts';

const positions = new PositionSender({
  send: (audioId, positionMs, agoMs) =>
    callApi(calls.savePosition, {
      params: { audioId },
      input: { positionMs, agoMs },
      failure: 'shownOnce',
      background: true,
      outlivesPage: true,
    }).then(
      () => true,
      (error: unknown) => !(error instanceof ApiError && error.status === 0),
    ),
});

function makePlayer(): Player {
  const element = document.createElement('audio');
  element.id = 'duu-player';
  element.hidden = true;
  document.body.append(element);
  const made = new Player(element, {
    fileUrl,
    openFedSound,
    preload: preloadSound,
    onPosition: ({ id }, ms) => positions.add(id, ms),
    onFailure: () => {
      const t = currentTranslate('app');
      if (!t) return;
      toast.error(t('player.failed'), {
        id: 'player-failed',
        description: t('player.failedHint'),
        action: { label: t('shell.retry'), onClick: () => made.resume() },
      });
    },
    onSkipped: ({ title }) => {
      const t = currentTranslate('app');
      if (t) toast.warning(t('player.skipped', { name: title }));
    },
    onSampleFailure: () => {
      const t = currentTranslate('app');
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

  useEffect(() => {
    const onLeave = () => {
      if (document.visibilityState === 'hidden') shared.reportPosition();
    };
    const onOnline = () => void positions.retry();
    document.addEventListener('visibilitychange', onLeave);
    addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onLeave);
      removeEventListener('online', onOnline);
    };
  }, [shared]);

  useEffect(() => bindMediaSession(shared, locale), [shared, locale]);

  useEffect(() => {
    // Before the session is known a visitor's public audio may play already, and goes on.
    if (uid === '') return;
    const stop = rememberPlayed(shared, uid);
    return () => {
      stop();
      shared.stop();
      positions.clear();
    };
  }, [shared, uid]);

  // On pages without a player.
  useEffect(() => () => shared.stop(), [shared]);

  return <PlayerContext value={shared}>{children}</PlayerContext>;
}
