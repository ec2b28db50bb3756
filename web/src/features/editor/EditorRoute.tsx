import { audio, audioContent } from '@duu/contract/documents/audio';
import { paths } from '@duu/contract/paths';
import { useEffect, useRef } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useDoc } from '../../firebase/documents/use-doc.ts';
import { useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { type Draft, initialVoice } from './drafts/draft.ts';
import { draftStore } from './drafts/draft-store.ts';
import { caretAtEnd } from './drafts/new-draft.ts';
import css from './Editor.module.css';
import { Editor } from './Editor.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import type { EditorStart } from './editor-state.ts';
import { newSegment } from './text/segment.ts';

const emptyStart = (): EditorStart => ({
  name: '',
  segments: [newSegment()],
  voice: initialVoice,
  accepted: [],
});

/** The editor that is on the page; the number is new where it starts anew. */
interface Open {
  readonly number: number;
  readonly uid: string;
  readonly audioId: string | null;
  readonly start: EditorStart | null;
}

/**
 * Text to speech: a new text, or the text of an audio. What was being written wins over what was converted, so
 * that a reload loses nothing.
 */
export function EditorRoute() {
  const t = useText();
  const uid = useUid();
  const { audioId = null } = useParams();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const wantedSpeaker = search.get('speaker');
  const file = useDoc(audioId === null ? null : paths.audio(uid, audioId), audio);
  const content = useDoc(audioId === null ? null : paths.content(uid, audioId), audioContent);
  /** The audio that the open editor has just made: it goes on with it instead of starting anew. */
  const adopted = useRef<string | null>(null);
  const open = useRef<Open>({ number: 0, uid: '', audioId: null, start: null });

  useEffect(() => {
    document.title = `${t('editor.title')} · Duu`;
  }, [t]);

  if (open.current.uid !== uid || open.current.audioId !== audioId || open.current.number === 0) {
    const goesOn = open.current.uid === uid && audioId !== null && audioId === adopted.current;
    open.current = goesOn
      ? { ...open.current, audioId }
      : { number: open.current.number + 1, uid, audioId, start: null };
  }
  if (open.current.start === null) {
    const draft: Draft | null = draftStore(uid).read(audioId);
    let start: EditorStart | null = draft;
    const last = draft?.segments.at(-1);
    if (draft !== null && last !== undefined && state === caretAtEnd)
      start = { ...draft, caret: { segmentId: last.id, offset: last.text.length } };
    if (start === null && audioId === null) start = emptyStart();
    if (start === null && file.data && content.data) {
      const { speaker, language, settings } = file.data;
      start = {
        name: '',
        segments: content.data.segments.map((text) => newSegment(text)),
        voice: { ...settings, speakerId: speaker.id, language },
        accepted: [],
      };
    }
    if (start !== null && audioId === null && wantedSpeaker !== null)
      start = { ...start, voice: { ...start.voice, speakerId: wantedSpeaker } };
    open.current = { ...open.current, start };
  }
  const { start, number } = open.current;

  const gone =
    audioId !== null &&
    audioId !== adopted.current &&
    file.status === 'ready' &&
    file.data === null;
  if (gone || file.status === 'error')
    return (
      <div className={css.page}>
        <EmptyState
          heading="h1"
          title={t('errors.audio.not_found')}
          text={t('editor.gone')}
          action={<ButtonLink to="/app/text2speech">{t('editor.new')}</ButtonLink>}
        />
      </div>
    );
  if (start === null) return <EditorSkeleton />;
  return (
    <Editor
      key={number}
      uid={uid}
      audioId={audioId}
      audio={file.data ?? null}
      content={content.data ?? null}
      start={start}
      onMade={(id) => {
        adopted.current = id;
      }}
    />
  );
}
