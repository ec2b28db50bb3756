import { calls } from '@duu/contract/calls/calls';
import { useCall } from '../../api/use-call.ts';
import { ButtonLink } from '../../app/ButtonLink.tsx';
import { Card } from '../../components/Card.tsx';
import { Page } from '../../components/Page.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useText } from '../../i18n/intl.tsx';
import css from './admin.module.css';
import { LoadFailure } from './LoadFailure.tsx';

const nothing = {};

/** What an admin can look after, with how it stands. */
export function AdminRoute() {
  const t = useText();
  const speakers = useCall(calls.adminListSpeakers, nothing);
  const rules = useCall(calls.adminListRouteRules, nothing);
  const all = speakers.data?.speakers;
  return (
    <Page title={t('admin.title')} lead={t('admin.lead')}>
      <div className={css.cards}>
        <Card title={t('admin.speakers')} text={t('admin.speakers.lead')}>
          {speakers.status === 'error' ? (
            <LoadFailure error={speakers.error} retry={speakers.reload} />
          ) : (
            <p className={css.figure}>
              {all ? (
                t('admin.speakers.count', {
                  published: all.filter((speaker) => speaker.published).length,
                  total: all.length,
                })
              ) : (
                <Skeleton width="12rem" />
              )}
            </p>
          )}
          <ButtonLink to="/admin/speakers" variant="outline">
            {t('admin.open')}
          </ButtonLink>
        </Card>
        <Card title={t('admin.rules')} text={t('admin.rules.lead')}>
          {rules.status === 'error' ? (
            <LoadFailure error={rules.error} retry={rules.reload} />
          ) : (
            <p className={css.figure}>
              {rules.data ? (
                t('admin.rules.count', { count: rules.data.rules.length })
              ) : (
                <Skeleton width="12rem" />
              )}
            </p>
          )}
          <ButtonLink to="/admin/route-rules" variant="outline">
            {t('admin.open')}
          </ButtonLink>
        </Card>
      </div>
    </Page>
  );
}
