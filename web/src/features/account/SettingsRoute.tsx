import { limits } from '@duu/contract/limits';
import { Card } from '../../components/Card.tsx';
import { Page } from '../../components/Page.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { Switch } from '../../components/Switch.tsx';
import { noteChoice } from '../../firebase/auth/unsaved-choices.ts';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { usePreferences } from '../../me/use-preferences.ts';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { useChooseLocale } from '../../navigation/LocaleSwitch.tsx';
import { type Mode, setMode, useMode } from '../../theme/mode.ts';
import { VoiceDefaults } from '../editor/tools/VoiceDefaults.tsx';
import css from './account.module.css';
import { KeptCard } from './KeptCard.tsx';

export function SettingsRoute() {
  const t = useText();
  const locale = useLocale();
  const mode = useMode();
  const chooseLocale = useChooseLocale();
  const { preferences, save } = usePreferences();
  const changeMode = (next: Mode) => {
    setMode(next);
    noteChoice('theme');
  };
  return (
    <Page narrow title={t('shell.settings')} lead={t('account.settings.lead')}>
      <Card title={t('account.settings.appearance')}>
        <Segmented
          hideLabel
          label={t('account.settings.appearance')}
          value={mode}
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            label: t(`shell.theme.${value}`),
          }))}
          onChange={changeMode}
        />
      </Card>
      <Card title={t('account.settings.language')}>
        <Segmented
          hideLabel
          label={t('account.settings.language')}
          value={locale}
          options={(['mn', 'en'] as const).map((value) => ({
            value,
            label: t(`account.settings.language.${value}`),
            lang: value,
          }))}
          onChange={(next) => void chooseLocale(next)}
        />
      </Card>
      <Card title={t('account.settings.listening')}>
        <Switch
          label={t('account.settings.autoPlay')}
          text={t('account.settings.autoPlay.text')}
          checked={preferences.autoPlay}
          onChange={(autoPlay) => save({ autoPlay })}
        />
      </Card>
      <VoiceDefaults />
      <KeptCard />
      <Card title={t('account.settings.notices')}>
        <Switch
          label={t('account.settings.expiring')}
          text={t('account.settings.expiring.text', { months: limits.storageMonths })}
          checked={preferences.notifyExpiring}
          onChange={(notifyExpiring) => save({ notifyExpiring })}
        />
      </Card>
      <Card title={t('account.settings.mails')}>
        <Switch
          label={t('account.settings.mailPlanEnds')}
          text={t('account.settings.mailPlanEnds.text')}
          checked={preferences.mailPlanEnds}
          onChange={(mailPlanEnds) => save({ mailPlanEnds })}
        />
        <Switch
          label={t('account.settings.mailAudioEnds')}
          text={t('account.settings.mailAudioEnds.text')}
          checked={preferences.mailAudioEnds}
          onChange={(mailAudioEnds) => save({ mailAudioEnds })}
        />
        <p className={css.note}>{t('account.settings.mailsAlways')}</p>
      </Card>
      <Card title={t('keys.title')} text={t('keys.lead')}>
        <div className={css.actions}>
          <ButtonLink variant="outline" to="/app/account/keys">
            {t('keys.open')}
          </ButtonLink>
        </div>
      </Card>
      <Card title={t('webhooks.title')} text={t('webhooks.lead')}>
        <div className={css.actions}>
          <ButtonLink variant="outline" to="/app/account/webhooks">
            {t('webhooks.open')}
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
