import { useText } from '../../../i18n/intl.tsx';
import { siteAddress } from '../../../navigation/paths.ts';
import { ExampleCard } from './ExampleCard.tsx';
import { firstCalls } from './first-calls.ts';

/** A first call, to be copied. */
export function FirstCall() {
  const t = useText();
  const address = siteAddress('/v1');
  const { curl, typescript, python } = firstCalls(address);
  return (
    <ExampleCard
      title={t('keys.first')}
      text={t('keys.first.text', { address })}
      examples={[
        { kind: 'curl', code: curl },
        { kind: 'typescript', code: typescript },
        { kind: 'python', code: python },
      ]}
    />
  );
}
