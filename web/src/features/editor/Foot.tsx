import type { Audio, AudioContent } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { useHeightVariable } from '../../components/use-height-variable.ts';
import { ConversionState } from './convert/ConversionState.tsx';
import { ConvertBar } from './convert/ConvertBar.tsx';
import { SlimPlayer } from './convert/SlimPlayer.tsx';
import css from './Editor.module.css';
import { PartsDialog } from './parts/PartsDialog.tsx';
import { TextMenu } from './sheet/TextMenu.tsx';
import type { EditorModel } from './use-editor-model.ts';
import { useNarrow } from './window-size.ts';

/** Below the text: what became of it, the price and the button. */
export function Foot({
  model,
  audio,
  content,
  onTools,
}: {
  model: EditorModel;
  audio: WithId<Audio> | null;
  content: AudioContent | null;
  onTools: () => void;
}) {
  const { state, text, conversions, parts, slim, press } = model;
  const narrow = useNarrow();
  return (
    <div
      className={css.foot}
      data-slim={slim || undefined}
      ref={useHeightVariable('--foot-height')}
    >
      {slim && audio !== null && <SlimPlayer audio={audio} peaks={content?.peaks ?? []} />}
      {audio !== null && (!slim || audio.state === 'failed') && (
        <ConversionState
          audio={audio}
          onRetry={() => void conversions.retry()}
          retrying={conversions.retrying}
        />
      )}
      <PartsDialog parts={parts} available={text.cost.available} />
      <ConvertBar
        cost={text.cost}
        audio={audio}
        reconversion={model.reconversion}
        askAgain={model.again}
        hasSpeaker={model.hasSpeaker}
        busy={model.isBusy}
        error={model.error}
        slim={slim}
        offer={parts.offer}
        plan={parts.plan}
        onConvert={press}
        onParts={parts.ask}
      />
      {slim && audio !== null && (
        <TextMenu
          audio={audio}
          segments={state.history.segments}
          readings={model.readings}
          characters={text.cost.characters}
          dispatch={model.dispatch}
          onTools={narrow ? onTools : null}
          onConvert={() => press('new')}
        />
      )}
    </div>
  );
}
