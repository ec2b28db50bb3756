import { calls } from '@duu/contract/calls/calls';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import css from './Contents.module.css';
import type { ComingChapter } from './coming-chapters.ts';
import type { PlayedBook } from './use-book.ts';

/** When a chapter can be heard that is not converted yet, and how to go on if nothing converts it. */
export function ComingNote({
  book: { collection },
  chapter: { before, minutes },
}: {
  book: PlayedBook;
  chapter: ComingChapter;
}) {
  const t = useText();
  const { busy, run } = useAction();
  const { id: collectionId, book } = collection;
  const isRunning = book?.state === 'running';
  const hasStopped = !isRunning && book?.error != null;
  const goOn = () =>
    callApi(calls.changeBook, { params: { collectionId }, input: { action: 'continue' } });
  return (
    <div className={css.note} role="status">
      <p>
        {isRunning
          ? `${t('reading.coming.after', { count: before })}${
              minutes === null ? '' : ` ${t('reading.coming.minutes', { minutes })}`
            }`
          : t(hasStopped ? 'reading.coming.stopped' : 'reading.coming.paused')}
      </p>
      {hasStopped ? (
        <ButtonLink size="sm" variant="outline" to={`/app/library/${collectionId}`}>
          {t('reading.coming.why')}
        </ButtonLink>
      ) : (
        !isRunning && (
          <Button size="sm" variant="outline" busy={busy} onClick={() => void run(goOn)}>
            {t('reading.coming.continue')}
          </Button>
        )
      )}
    </div>
  );
}
