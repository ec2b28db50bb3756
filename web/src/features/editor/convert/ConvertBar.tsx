import type { Audio } from '@duu/contract/documents/audio';
import type { Plan } from '@duu/contract/documents/plan';
import { ChevronDown } from 'lucide-react';
import type { ApiError } from '../../../api/api-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Menu } from '../../../components/Menu.tsx';
import { shortcuts } from '../../../config/shortcuts.ts';
import { formatCount } from '../../../i18n/format.ts';
import { type Translate, useText } from '../../../i18n/intl.tsx';
import { useMe } from '../../../me/me-context.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { planHash, planName } from '../../../plans/plan-name.ts';
import { isFixedByUpgrade, upgradeTarget } from '../../../plans/upgrade.ts';
import type { ConversionCost, CostProblem } from '../cost/conversion-cost.ts';
import type { PartsOffer } from '../parts/use-parts.ts';
import css from './ConvertBar.module.css';
import { Counter } from './Counter.tsx';
import {
  type ConvertMode,
  modeOf,
  type Reconversion,
  type ReconversionProblem,
} from './reconversion.ts';

/** The price, what prevents the conversion, and the button. */
export function ConvertBar({
  cost,
  audio,
  reconversion,
  askAgain,
  hasSpeaker,
  busy,
  error,
  slim = false,
  offer,
  plan,
  onConvert,
  onParts,
}: {
  cost: ConversionCost;
  audio: Audio | null;
  /** null if the text is not an audio yet. */
  reconversion: Reconversion | null;
  /** Set if it is unknown whether the conversion would be free. */
  askAgain: (() => void) | null;
  /** Also true while the speaker is not known yet. */
  hasSpeaker: boolean;
  busy: boolean;
  error: ApiError | null;
  /** Shows only what changed since the last conversion, as the surrounding bar has the rest. */
  slim?: boolean;
  /** The text in parts, if it has chapters or is too long for one conversion. */
  offer: PartsOffer | null;
  /** The cheapest plan that converts it in one conversion. */
  plan: Plan | null;
  onConvert: (how: ConvertMode) => void;
  /** Asks whether to convert it in parts. */
  onParts: () => void;
}) {
  const t = useText();
  const me = useMe();
  const planId = me.status === 'ready' ? (me.subscription?.plan.id ?? null) : null;
  const mode = modeOf(reconversion);
  const free = mode === 'free';
  const isIdle = audio !== null && !isNew(reconversion);
  // What the press takes: nothing if it is free.
  const charged = chargedBy(reconversion, cost);
  const isCovered = cost.problem === 'max_characters_exceeded' && charged <= (cost.available ?? 0);
  const inTheWay = isIdle || isCovered ? null : cost.problem;
  const problem = inTheWay ?? (hasSpeaker ? null : 'select_speaker');
  const isTooLong = error === null && problem === 'max_characters_per_conversion_exceeded';
  const upgrade = !isTooLong && (isFixedByUpgrade(problem) || isFixedByUpgrade(error?.key ?? null));
  // An empty sheet needs no message; everything else is shown before the press.
  const message =
    error !== null
      ? errorText(error, t)
      : problem !== null && problem !== 'segment_empty'
        ? problemText(problem, cost.limit, t)
        : null;
  const price =
    cost.characters > 0 ? t('editor.cost', { characters: cost.characters }) : t('editor.cost.none');
  if (slim && !isNew(reconversion) && error === null) return null;
  const others = [
    ...(audio !== null && mode !== 'new' && !slim
      ? [
          {
            label: t('editor.convert.newFor', { price: formatCount(cost.characters) }),
            onSelect: () => onConvert('new'),
          },
        ]
      : []),
    ...(offer?.isChoice && offer.affordable > 0 && problem === null
      ? [{ label: t('editor.parts.chapters', { count: offer.parts.length }), onSelect: onParts }]
      : []),
  ];
  // The button itself shows the price.
  const hasReason = ['no', 'changed', 'fallback'].includes(reconversion?.kind ?? '');
  const speaks = !slim || message !== null || hasReason || askAgain !== null;
  return (
    <div className={css.bar} data-slim={slim || undefined}>
      <div className={css.about} hidden={!speaks}>
        {!slim && <Counter cost={{ ...cost, problem: inTheWay }} />}
        <p className={css.status} role="status">
          {message !== null ? (
            <span className={css.problem}>
              {message}{' '}
              {upgrade && <AppLink to={upgradeTarget(planId)}>{t('shell.upgrade')}</AppLink>}
              {error === null && offer !== null && <PartsNote offer={offer} />}{' '}
              {isTooLong && plan !== null && (
                <AppLink to={`/app/account/billing${planHash(plan)}`}>
                  {t('editor.plan', {
                    plan: planName(plan, t),
                    limit: plan.charactersPerConversion,
                  })}
                </AppLink>
              )}
            </span>
          ) : (
            <ReconversionNote reconversion={reconversion} askAgain={askAgain} price={price} />
          )}
        </p>
      </div>
      <div className={css.buttons}>
        <div className={css.convert}>
          <Button
            variant="synthesize"
            size={slim ? 'default' : 'synthesize'}
            busy={busy}
            disabled={audio?.state === 'creating'}
            aria-keyshortcuts={shortcuts.editor.convert[0]}
            title={t('editor.convert.keys')}
            onClick={() => onConvert(mode)}
          >
            {offer !== null && offer.affordable > 0 && !offer.isChoice
              ? t('editor.parts.convert', { count: offer.parts.length })
              : audio === null
                ? t('editor.convert')
                : slim
                  ? t(free ? 'editor.convert.slimFree' : 'editor.convert.slim', {
                      characters: formatCount(charged),
                    })
                  : t(labels[mode])}
          </Button>
        </div>
        {others.length > 0 && (
          <Menu
            entries={others}
            trigger={(trigger) => (
              <IconButton {...trigger} variant="outline" label={t('editor.convert.other')}>
                <ChevronDown size={20} />
              </IconButton>
            )}
          />
        )}
      </div>
    </div>
  );
}

const labels = {
  new: 'editor.convert.new',
  free: 'editor.convert.again',
  changed: 'editor.convert.changed',
} as const;

/** Returns the characters that a press takes. */
function chargedBy(reconversion: Reconversion | null, cost: ConversionCost): number {
  if (reconversion?.kind === 'changed') return reconversion.characters;
  return modeOf(reconversion) === 'free' ? 0 : cost.characters;
}

/** Returns the text for a problem known before conversion; the editor's own if it is more specific than the error's. */
function problemText(problem: CostProblem | 'select_speaker', limit: number, t: Translate): string {
  if (problem === 'segment_invalid') return t('editor.unspeakable');
  if (problem === 'max_characters_per_conversion_exceeded') return t('editor.tooLong', { limit });
  return t(`errors.${problem}`, { limit });
}

/** Returns whether converting would give something new. */
function isNew(reconversion: Reconversion | null): boolean {
  return !(
    reconversion === null ||
    (reconversion.kind === 'no' &&
      ['background_same', 'audio.not_ready'].includes(reconversion.problem))
  );
}

function PartsNote({ offer }: { offer: PartsOffer }) {
  const t = useText();
  const { characters, parts, affordable } = offer;
  const count = parts.length;
  if (affordable === 0) return <>{t('editor.parts.tooMuch', { characters, count })}</>;
  if (affordable === count) return <>{t('editor.parts.fits', { characters, count })}</>;
  return <>{t('editor.parts.partly', { characters, count, affordable })}</>;
}

function ReconversionNote({
  reconversion,
  askAgain,
  price,
}: {
  reconversion: Reconversion | null;
  askAgain: (() => void) | null;
  price: string;
}) {
  const t = useText();
  if (
    reconversion === null ||
    (reconversion.kind === 'no' && reconversion.problem === 'audio.not_ready')
  )
    return <>{price}</>;
  if (reconversion.kind === 'free' || reconversion.kind === 'fallback')
    return (
      <strong className={css.free}>
        {t(reconversion.kind === 'free' ? 'editor.free' : 'editor.free.fallback', {
          left: reconversion.attemptsLeft,
        })}
      </strong>
    );
  if (reconversion.kind === 'no' && reconversion.problem === 'background_same')
    return <>{t('editor.free.unchanged', { left: reconversion.attemptsLeft })}</>;
  if (reconversion.kind === 'voice')
    return (
      <>
        {t('editor.free.voice', { left: reconversion.attemptsLeft })} {price}
      </>
    );
  if (reconversion.kind === 'asking' && askAgain !== null)
    return (
      <>
        {t('editor.free.unknown')}{' '}
        <Button variant="link" size="sm" onClick={askAgain}>
          {t('shell.retry')}
        </Button>
      </>
    );
  if (reconversion.kind === 'asking') return <>{t('editor.free.asking')}</>;
  const { problem, share } = reconversion;
  return (
    <>
      {reasonText(problem, share, t)}{' '}
      {reconversion.kind === 'changed'
        ? t('editor.changed', { characters: reconversion.characters })
        : price}
    </>
  );
}

/** Why a conversion has a price. It is offered, so the reason is not an error. */
const reasons = {
  segment_not_same: 'editor.paid.paragraphs',
  max_resynthesize_exceeded: 'editor.paid.usedUp',
  speaker_not_same: 'editor.paid.speaker',
} as const;

function reasonText(problem: ReconversionProblem, share: number | null, t: Translate): string {
  // Rounded up: what is charged is above the share that is free.
  if (problem === 'text_diff_too_high' && share !== null)
    return t('editor.free.share', { percent: Math.ceil(share * 100) });
  return t(problem in reasons ? reasons[problem as keyof typeof reasons] : `errors.${problem}`);
}
