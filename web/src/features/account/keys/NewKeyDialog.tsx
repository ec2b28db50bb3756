import { calls } from '@duu/contract/calls/calls';
import type { KeyScope } from '@duu/contract/documents/api-key';
import { limits } from '@duu/contract/limits';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { Select } from '../../../components/Select.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useText } from '../../../i18n/intl.tsx';

const scopes = ['speak', 'read', 'library'] as const satisfies readonly KeyScope[];
const lives = ['0', '30', '90', '365'] as const;

interface Props {
  onClose: () => void;
  /** Gets the key, which nobody can see again. */
  onMade: (key: string) => void;
}

/** Asks what a new key is for, what it may do, and until when. */
export function NewKeyDialog({ onClose, onMade }: Props) {
  const t = useText();
  const [name, setName] = useState('');
  const [allowed, setAllowed] = useState<readonly KeyScope[]>(['speak', 'read']);
  const [life, setLife] = useState<(typeof lives)[number]>('0');
  const { busy, run } = useAction();
  const isWhole = name.trim() !== '' && allowed.length > 0;
  const make = async () => {
    if (!isWhole || busy) return;
    await run(async () => {
      const days = life === '0' ? null : Number(life);
      const input = { name, scopes: [...allowed], days };
      onMade((await callApi(calls.createKey, { input })).key);
    });
  };
  return (
    <FormDialog
      open
      title={t('keys.new.title')}
      onClose={onClose}
      onSubmit={() => void make()}
      cancel={t('shell.cancel')}
      submit={t('keys.new.make')}
      busy={busy}
      disabled={!isWhole}
    >
      <TextField
        label={t('keys.name')}
        hint={t('keys.name.hint')}
        value={name}
        maxLength={limits.nameCharacters}
        autoComplete="off"
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      {scopes.map((scope) => (
        <Switch
          key={scope}
          label={t(`keys.scope.${scope}`)}
          text={t(`keys.scope.${scope}.text`)}
          checked={allowed.includes(scope)}
          onChange={(on) =>
            setAllowed(scopes.filter((one) => (one === scope ? on : allowed.includes(one))))
          }
        />
      ))}
      <Select
        label={t('keys.ends')}
        value={life}
        options={lives.map((value) => ({
          value,
          label:
            value === '0' ? t('keys.ends.never') : t('keys.ends.days', { days: Number(value) }),
        }))}
        onChange={setLife}
      />
    </FormDialog>
  );
}
