import { apiBase } from '@duu/contract/calls/call';
import { errorText } from '../../api/error-text.ts';
import { useRequest } from '../../api/use-request.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { lazyComponent } from '../../components/lazy-part.tsx';
import { Page } from '../../components/Page.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { siteAddress } from '../../navigation/paths.ts';
import css from './ApiRoute.module.css';
import { loadOpenApi, openApiPath } from './open-api-document.ts';

const placeholder = <Skeleton height="40rem" />;
const ApiViewer = lazyComponent(
  () => import('./ApiViewer.tsx').then((m) => m.ApiViewer),
  placeholder,
);

/** What programs may ask of the API: where, with which key, and every request with its answers. */
export function ApiRoute() {
  const t = useText();
  const { status, data, error, reload } = useRequest('reference', loadOpenApi);
  return (
    <Page title={t('reference.title')} lead={t('reference.lead')}>
      <dl className={css.facts}>
        <div>
          <dt>{t('reference.address')}</dt>
          <dd>
            <code translate="no">{siteAddress(apiBase)}</code>
          </dd>
        </div>
        <div>
          <dt>{t('reference.key')}</dt>
          <dd>
            {t('reference.key.text')} <code translate="no">Authorization: Bearer duu_…</code>{' '}
            <AppLink to="/app/account/keys">{t('reference.key.make')}</AppLink>
          </dd>
        </div>
        <div>
          <dt>{t('reference.openAi')}</dt>
          <dd>
            {t('reference.openAi.text')} <code translate="no">{siteAddress('/v1')}</code>
          </dd>
        </div>
        <div>
          <dt>{t('reference.document')}</dt>
          <dd>
            <a href={openApiPath} translate="no">
              openapi.json
            </a>{' '}
            {t('reference.document.text')}
          </dd>
        </div>
      </dl>
      <section className={css.calls} aria-labelledby="calls">
        <h2 id="calls">{t('reference.calls')}</h2>
        {status === 'loading' && data === undefined && placeholder}
        {error !== null && (
          <EmptyState
            title={t('reference.failed')}
            text={error.status === 0 ? t('reference.failed.offline') : errorText(error, t)}
            action={
              <Button variant="outline" onClick={reload}>
                {t('shell.retry')}
              </Button>
            }
          />
        )}
        {data !== undefined && error === null && <ApiViewer document={data} />}
      </section>
    </Page>
  );
}
