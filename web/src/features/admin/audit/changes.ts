import { auditFieldKinds, auditFieldOf, currencyOf } from '@duu/contract/audit-fields';
import type { AuditEntry, AuditFields } from '@duu/contract/documents/audit';
import { orderStatus } from '@duu/contract/documents/order';
import { plan, planId, planKinds } from '@duu/contract/documents/plan';
import { genders } from '@duu/contract/documents/speaker';
import { orderSource } from '@duu/contract/documents/subscription';
import { isErrorKey, isPlainKey } from '@duu/contract/errors/keys';
import { language } from '@duu/contract/language';
import { engineId } from '@duu/contract/voice-settings';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/intl.tsx';
import { auditEn } from '../../../i18n/messages/audit.en.ts';
import { planName } from '../../../plans/plan-name.ts';
import { shortTime } from '../format.ts';

type Value = AuditFields[string];

/** A field that an admin changed; undefined: it was, or is, not there. */
export interface Change {
  readonly field: string;
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

/** Returns the differences between both sides of an entry, field by field, in their original order. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field,
    before: before?.[field],
    after: after?.[field],
  }));
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Returns the name of a stored field in words: `Price`, `Fallback voice 2 (voice)`. One that is not known stays. */
export function shownField(stored: string, t: Translate): string {
  const found = auditFieldOf(stored);
  if (found === null) return stored;
  const { field, of } = found;
  const details = of.flatMap((part) => {
    if (field === 'prices' || field === 'refunded' || field === 'paid') return [];
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    const inner = auditFieldOf(part);
    if (inner !== null) return t(`audit.field.${inner.field}`);
    const spoken = language.safeParse(part).data;
    return spoken ? t(`audit.value.language.${spoken}`) : part;
  });
  return [t(`audit.field.${field}`), ...details].join(', ');
}

function wordOf(kind: 'state' | 'source' | 'period' | 'language', word: string, t: Translate) {
  const id = `audit.value.${kind}.${word}`;
  return isMessage(id) ? t(id) : null;
}

function isMessage(id: string): id is keyof typeof auditEn {
  return Object.hasOwn(auditEn, id);
}

/** Returns a value in words: amounts, counts, dates, states and plans as the other pages write them. */
export function shownValue(stored: string, value: Value | undefined, t: Translate): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'audit.value.yes' : 'audit.value.no');
  const found = auditFieldOf(stored);
  const kind = found === null ? 'text' : auditFieldKinds[found.field];
  if (typeof value === 'number') {
    if (kind === 'dollars') return `$${value}`;
    if (kind !== 'money') return kind === 'count' ? formatCount(value) : String(value);
    const currency = currencyOf(found?.of ?? []);
    return currency === null ? formatCount(value / 100) : formatMoney(value, currency);
  }
  if (instant.test(value)) {
    const { day, time } = shortTime(new Date(value));
    return `${day} ${time}`;
  }
  return wordsOf(kind, value, t) ?? value;
}

function wordsOf(
  kind: (typeof auditFieldKinds)[keyof typeof auditFieldKinds] | 'text',
  value: string,
  t: Translate,
): string | null {
  switch (kind) {
    case 'plan': {
      const id = planId.safeParse(value).data;
      return id ? planName(planKinds[id], t) : null;
    }
    case 'tier': {
      const tier = plan.shape.tier.safeParse(value).data;
      return tier ? t(`landing.plan.${tier}`) : null;
    }
    case 'status': {
      const status = orderStatus.safeParse(value).data;
      return status ? t(`billing.status.${status}`) : null;
    }
    case 'source': {
      const source = orderSource.safeParse(value).data;
      return source ? t(`billing.source.${source}`) : wordOf('source', value, t);
    }
    case 'engine': {
      const engine = engineId.safeParse(value).data;
      return engine ? t(`speakers.engine.${engine}`) : null;
    }
    case 'gender': {
      const gender = genders.find((one) => one === value);
      return gender ? t(`speakers.gender.${gender}`) : null;
    }
    case 'error': {
      return isErrorKey(value) && isPlainKey(value) ? t(`errors.${value}`) : null;
    }
    case 'state':
    case 'period':
    case 'language':
      return wordOf(kind, value, t);
    default:
      return null;
  }
}
