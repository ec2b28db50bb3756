import type { InputOf } from '@duu/contract/calls/call';
import { type Calls, calls } from '@duu/contract/calls/calls';
import type { Book } from '@duu/contract/documents/book';
import { callApi } from '../../../api/call.ts';
import { keyText } from '../../../api/error-text.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../components/Button.tsx';
import { Progress } from '../../../components/Progress.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { useMe } from '../../../me/me-context.ts';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import { isFixedByUpgrade, upgradeTarget } from '../../../plans/upgrade.ts';
import { doneParts, minutesLeft } from '../../player/book/book-time.ts';
import css from './BookProgress.module.css';

type Action = InputOf<Calls['changeBook']>['action'];

/** How far the conversion of a book is, why it stopped, and how to go on. Renders nothing once it is done. */
export function BookProgress({ collectionId, book }: { collectionId: string; book: Book }) {
  const t = useText();
  const me = useMe();
  const { running, run } = useAction();
  if (book.state === 'done') return null;
  const { error, parts: count } = book;
  const done = doneParts(book);
  const minutes = minutesLeft(book);
  const change = (action: Action) => () =>
    void run(
      () => callApi(calls.changeBook, { params: { collectionId }, input: { action } }),
      action,
    );
  const isRunning = book.state === 'running';
  const needsPlan = isFixedByUpgrade(error?.key ?? null);
  const planId = me.status === 'ready' ? (me.subscription?.plan.id ?? null) : null;
  const ready = t('library.book.ready', { done, count });
  return (
    <section className={css.book} data-state={error ? 'stopped' : book.state}>
      <div className={css.about} role="status">
        <strong>
          {isRunning
            ? t('library.book.running')
            : error
              ? t('library.book.stopped', { number: done + 1, count })
              : t('library.book.paused')}
        </strong>
        <span>
          {error ? keyText(error.key, error.limit, t) : ready}
          {minutes !== null && ` ${t('library.book.left', { minutes })}`}
        </span>
      </div>
      <Progress label={t('library.book.progress')} value={done / count} valueText={ready} />
      <div className={css.actions}>
        {isRunning ? (
          <Button size="sm" variant="outline" busy={running === 'pause'} onClick={change('pause')}>
            {t('library.book.pause')}
          </Button>
        ) : (
          <>
            {needsPlan && (
              <ButtonLink size="sm" to={upgradeTarget(planId)}>
                {t('shell.upgrade')}
              </ButtonLink>
            )}
            <Button
              size="sm"
              variant="outline"
              busy={running === 'continue'}
              onClick={change('continue')}
            >
              {t('library.book.continue')}
            </Button>
            {error !== null && !needsPlan && (
              <Button size="sm" variant="ghost" busy={running === 'skip'} onClick={change('skip')}>
                {t('library.book.skip')}
              </Button>
            )}
            <Button size="sm" variant="ghost" busy={running === 'end'} onClick={change('end')}>
              {t('library.book.end')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
