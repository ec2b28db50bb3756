import { type Audio, type AudioContent, audio, audioContent } from '@duu/contract/documents/audio';
import { paths } from '@duu/contract/paths';
import { useReducer, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { PageLoadFailure } from '../../api/PageLoadFailure.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useTitle } from '../../components/use-title.ts';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useDoc } from '../../firebase/documents/use-live-data.ts';
import { useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { type Draft, initialVoice, voiceFields } from './drafts/draft.ts';
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

/** The editor on the page. */
interface Open {
  /** Changes when the editor has to start over. */
  readonly number: number;
  readonly uid: string;
  readonly audioId: string | null;
  /** The audio that the editor has just created, with which it continues. */
  readonly madeId: string | null;
}

type OpenAction =
  | { readonly kind: 'made'; readonly audioId: string }
  | { readonly kind: 'go'; readonly uid: string; readonly audioId: string | null };

function openReducer(open: Open, action: OpenAction): Open {
  if (action.kind === 'made') return { ...open, madeId: action.audioId };
  const { uid, audioId } = action;
  if (open.uid === uid && audioId !== null && audioId === open.madeId) return { ...open, audioId };
  return { number: open.number + 1, uid, audioId, madeId: null };
}

/** Text to speech: a new text, or the text of an audio. */
export function EditorRoute() {
  const t = useText();
  const uid = useUid();
  const { audioId = null } = useParams();
  const [open, dispatch] = useReducer(openReducer, { number: 0, uid, audioId, madeId: null });
  if (open.uid !== uid || open.audioId !== audioId) dispatch({ kind: 'go', uid, audioId });

  useTitle(t('editor.title'));

  return (
    <OpenEditor
      key={open.number}
      uid={uid}
      audioId={audioId}
      isMade={audioId !== null && audioId === open.madeId}
      onMade={(id) => dispatch({ kind: 'made', audioId: id })}
    />
  );
}

interface Props {
  uid: string;
  audioId: string | null;
  /** Created by this editor, so its document may not have arrived yet. */
  isMade: boolean;
  onMade: (audioId: string) => void;
}

/** A draft takes precedence over the converted text, so that a reload loses nothing. */
function OpenEditor({ uid, audioId, isMade, onMade }: Props) {
  const t = useText();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const file = useDoc(audioId === null ? null : paths.audio(uid, audioId), audio);
  const content = useDoc(audioId === null ? null : paths.content(uid, audioId), audioContent);
  const [start, setStart] = useState(() => {
    const draft = draftStore(uid).read(audioId);
    return audioId === null
      ? withSpeaker(withCaret(draft, state) ?? emptyStart(), search.get('speaker'))
      : withCaret(draft, state);
  });
  if (start === null && file.data && content.data) setStart(startOf(file.data, content.data));

  const gone = audioId !== null && !isMade && file.status === 'ready' && file.data === null;
  if (gone)
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
  const failed = [file, content].find(({ status }) => status === 'error');
  if (start === null) return failed ? <PageLoadFailure retry={failed.retry} /> : <EditorSkeleton />;
  return (
    <Editor
      uid={uid}
      audioId={audioId}
      audio={file.data ?? null}
      content={content.data ?? null}
      start={start}
      onMade={onMade}
    />
  );
}

/** Keeps the caret of a text that was started on the home page. */
function withCaret(draft: Draft | null, state: unknown): EditorStart | null {
  const last = draft?.segments.at(-1);
  return draft && last && state === caretAtEnd
    ? { ...draft, caret: { segmentId: last.id, offset: last.text.length } }
    : draft;
}

function withSpeaker(start: EditorStart, speakerId: string | null): EditorStart {
  if (speakerId === null) return start;
  const chosen = [...(start.chosen ?? []), 'speakerId' as const];
  return { ...start, voice: { ...start.voice, speakerId }, chosen };
}

function startOf({ speaker, language, settings }: Audio, { segments }: AudioContent): EditorStart {
  return {
    name: '',
    segments: segments.map((text) => newSegment(text)),
    voice: { ...settings, speakerId: speaker.id, language },
    chosen: voiceFields,
    accepted: [],
  };
}
