import { useState } from 'react';
import { Card } from '../../../components/Card.tsx';
import { Segmented } from '../../../components/Segmented.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { siteAddress } from '../../../navigation/paths.ts';
import { CopyBlock } from './CopyBlock.tsx';
import { firstCalls } from './first-calls.ts';

const kinds = ['curl', 'typescript', 'python'] as const;
const names = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const;

/** A first call, to be copied. */
export function FirstCall() {
  const t = useText();
  const [kind, setKind] = useState<(typeof kinds)[number]>('curl');
  return (
    <Card title={t('keys.first')} text={t('keys.first.text', { address: siteAddress('/v1') })}>
      <Segmented
        hideLabel
        label={t('keys.first.language')}
        value={kind}
        options={kinds.map((value) => ({ value, label: names[value] }))}
        onChange={setKind}
      />
      <CopyBlock text={firstCalls(siteAddress('/v1'))[kind]} label={t('keys.first.copy')} />
    </Card>
  );
}
