import { useContext, useState } from 'react';
import { Select } from '../../../components/Select.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { usePlayer } from '../../player/player-context.ts';
import { SampleButton } from '../../player/SampleButton.tsx';
import { type Role, rewriteLabels } from '../text/speaker-labels.ts';
import { nameInMark, speakerNamed, voiceMark } from './marked-speakers.ts';
import css from './RolesDialog.module.css';
import { ReadersContext, useSheet } from './sheet-context.ts';

/** No speaker of its own: the one chosen for the text. */
const none = '';

/** Chooses who reads each role of a dialogue. Each of its lines then begins with a mark. */
export function RolesDialog({ roles, onClose }: { roles: readonly Role[]; onClose: () => void }) {
  const t = useText();
  const locale = useLocale();
  const player = usePlayer();
  const { edit } = useSheet();
  const { speakers, narrator } = useContext(ReadersContext);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(() => {
    const named = roles.map(({ key, lines }) => {
      const voice = lines.find((line) => line.voice !== null)?.voice ?? null;
      return [key, speakerNamed(speakers, voice)?.id] as const;
    });
    // Roles get different speakers, and the one of the text is left to the narrator as long as there are others.
    const taken = new Set(named.map(([, id]) => id).concat(narrator?.id));
    const free = speakers.filter(({ id }) => !taken.has(id));
    const offered = free.length > 0 ? free : speakers;
    let next = 0;
    return new Map(
      named.map(([key, id]) => [key, id ?? offered[next++ % offered.length]?.id ?? none]),
    );
  });
  const [isRead, setRead] = useState(() =>
    roles.some(({ lines }) => lines.some((line) => line.isRead)),
  );
  const close = () => {
    player.stopPreview();
    onClose();
  };
  const apply = () => {
    edit((all) =>
      rewriteLabels(all, roles, ({ key }, { label }) => {
        const speaker = speakers.find(({ id }) => id === chosen.get(key));
        const name = speaker ? nameInMark(speakers, speaker, locale) : null;
        return `${voiceMark(t, name, label, isRead)} `;
      }),
    );
    close();
  };
  return (
    <FormDialog
      open
      scrolls={roles.length > 4}
      title={t('editor.roles.title')}
      onClose={close}
      onSubmit={apply}
      cancel={t('shell.cancel')}
      submit={t('editor.voice.save')}
    >
      {roles.map(({ key, label, lines }) => {
        const value = chosen.get(key) ?? none;
        const speaker = speakers.find(({ id }) => id === value);
        return (
          <div key={key} className={css.role}>
            <Select
              label={t('editor.roles.role', { label, count: lines.length })}
              value={value}
              options={[
                { value: none, label: t('editor.voice.none') },
                ...speakers.map(({ id, name }) => ({ value: id, label: name[locale] })),
              ]}
              onChange={(id) => setChosen(new Map(chosen).set(key, id))}
            />
            {speaker?.sample && (
              <SampleButton
                id={`role-${key}`}
                address={speaker.sample}
                name={speaker.name[locale]}
              />
            )}
          </div>
        );
      })}
      <Switch
        label={t('editor.roles.read')}
        text={t('editor.roles.read.text')}
        checked={isRead}
        onChange={setRead}
      />
      <p className={css.hint}>{t('editor.roles.written')}</p>
    </FormDialog>
  );
}
