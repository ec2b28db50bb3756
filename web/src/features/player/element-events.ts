import type { Playback } from './playback.ts';
import type { PlayerStore } from './player-store.ts';
import { endsChapter, nextIndex } from './queue.ts';

/** Reacts to the audio element's events: it plays, pauses, has ended or failed. */
export function followElement(playback: Playback, store: PlayerStore): void {
  const { deck, positions } = playback;
  const { element } = deck;

  let endTimer: ReturnType<typeof setTimeout> | undefined;
  /** Pauses on time, as the element tells its time only four times a second. Returns whether it paused. */
  const watchEnd = (): boolean => {
    clearTimeout(endTimer);
    const left = playback.msToEnd;
    if (left === null || store.state.preview !== null || element.paused) return false;
    if (left <= 0) {
      playback.pauseAtEnd();
      return true;
    }
    if (left < 600) endTimer = setTimeout(watchEnd, left / element.playbackRate);
    return false;
  };

  const onPlaying = () => {
    const { preview } = store.state;
    if (preview !== null) store.set({ preview: { ...preview, status: 'playing' } });
    else if (!deck.isEmpty) {
      playback.began();
      store.set({ status: 'playing' });
      watchEnd();
    }
  };

  const onWaiting = () => {
    if (store.state.preview === null && store.state.status === 'playing')
      store.set({ status: 'loading' });
  };

  const onPause = () => {
    if (element.ended || store.state.preview !== null || deck.isEmpty) return;
    if (store.state.status === 'playing') store.set({ status: 'paused' });
    playback.report();
    playback.switchToFile();
  };

  const onTime = () => {
    if (store.state.preview !== null) return;
    if (watchEnd() || store.state.status !== 'playing') return;
    playback.prepareNext();
    if (positions.isDue) playback.report();
  };

  const onEnded = () => {
    if (store.state.preview !== null) {
      playback.stopPreview();
      return;
    }
    const { track } = store;
    if (track === null) return;
    const { queue, stopsAtEnd } = store.state;
    // What is played as a whole goes on after it; a single one starts over.
    positions.report(track, queue.list === undefined ? 0 : deck.ms);
    playback.forgetSkipped();
    const stops = stopsAtEnd && endsChapter(queue);
    if (stops) store.set({ stopsAtEnd: false, status: 'paused' });
    const next = queue.repeat === 'one' ? null : nextIndex(queue);
    if (queue.repeat === 'one') void playback.start(track, 0, !stops);
    else if (next !== null) playback.goTo(next, !stops);
    else {
      store.set({ status: 'paused' });
      if (deck.isOutdated(track)) void playback.start(track, 0, false);
      else deck.ms = 0;
    }
  };

  const onError = () => {
    if (store.state.preview !== null) {
      playback.failPreview();
      return;
    }
    const { track } = store;
    const kind = deck.kindOf(track);
    if (track === null || kind === null) return;
    const at = deck.ms;
    const go = store.state.status !== 'paused';
    if (kind === 'making') {
      // Firefox goes on playing after some errors, and would be heard while the page shows that it waits.
      playback.unload();
      positions.keep(track, at);
      if (track.source.kind === 'file') void playback.start(track, at, go);
      else store.set({ status: 'waiting' });
    } else if (kind !== 'file' || !playback.startAgain(track, at, go)) playback.fail(track, at);
  };

  element.addEventListener('playing', onPlaying);
  element.addEventListener('waiting', onWaiting);
  element.addEventListener('pause', onPause);
  element.addEventListener('ended', onEnded);
  element.addEventListener('error', onError);
  element.addEventListener('timeupdate', onTime);
  element.addEventListener('ratechange', () => store.notify());
}
