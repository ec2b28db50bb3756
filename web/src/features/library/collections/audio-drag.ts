import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import type { DragEvent } from 'react';

const type = 'application/x-duu-audios';

/** The dragged audios, as the drop event itself carries only ids. */
let dragged: readonly WithId<Audio>[] = [];

export function startAudioDrag(event: DragEvent, audios: readonly WithId<Audio>[]): void {
  dragged = audios;
  event.dataTransfer.setData(type, audios.map((audio) => audio.id).join());
  event.dataTransfer.effectAllowed = 'move';
}

export function isAudioDrag(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(type);
}

/** Returns the audios of a drop that started on this page; none for one from another tab. */
export function droppedAudios(event: DragEvent): readonly WithId<Audio>[] {
  const ids = event.dataTransfer.getData(type);
  const audios = ids === dragged.map((audio) => audio.id).join() ? dragged : [];
  dragged = [];
  return audios;
}
