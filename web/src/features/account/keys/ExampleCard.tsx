import { useState } from 'react';
import { Card } from '../../../components/Card.tsx';
import { Segmented } from '../../../components/Segmented.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { CopyBlock } from './CopyBlock.tsx';

const names = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const;
type Kind = keyof typeof names;

interface Example {
  readonly kind: Kind;
  readonly code: string;
}

interface Props {
  title: string;
  text: string;
  /** At least one. */
  examples: readonly [Example, ...Example[]];
}

/** The same program in several languages, to be copied, and where the whole API is described. */
export function ExampleCard({ title, text, examples }: Props) {
  const t = useText();
  const [kind, setKind] = useState<Kind>(examples[0].kind);
  const { code } = examples.find((one) => one.kind === kind) ?? examples[0];
  return (
    <Card title={title} text={text}>
      <Segmented
        hideLabel
        label={t('keys.first.language')}
        value={kind}
        options={examples.map((one) => ({ value: one.kind, label: names[one.kind] }))}
        onChange={setKind}
      />
      <CopyBlock text={code} label={t('keys.first.copy')} />
      <p>
        <AppLink to="/about/api">{t('keys.reference')}</AppLink>
      </p>
    </Card>
  );
}
