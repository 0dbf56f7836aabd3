import { heldIn } from '@suluh/domain/staff';
import { rupiah } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffAuditText } from '@suluh/i18n-id/staffAudit';

const text = staffAppText.form;

const MONEY = /^(price|amount|minPayment|maxDiscount)/;
const SHOWN = 160;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What a value says, whole: of a list its items, of what has parts the parts that say something. */
function wordsOf(name: string, value: unknown): string {
  if (isEmpty(value)) return text.nothing;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'number') return MONEY.test(name) ? rupiah(value) : String(value);
  if (typeof value === 'string') return value.replaceAll(/<[^>]+>/g, ' ').trim();
  const labels = staffAuditText.lessonFacts;
  const parts = Object.entries(value as object).filter(
    ([part, each]) => part in labels || (!isEmpty(each) && each !== false),
  );
  if (parts.length === 0) return text.nothing;
  return parts
    .map(([part, each]) => (part in labels ? `${labels[part]}: ` : '') + wordsOf(part, each))
    .join(Array.isArray(value) ? '; ' : ' · ');
}

/** A value in words a person reads. */
export function valueText(name: string, value: unknown): string {
  const words = wordsOf(name, value);
  return words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words;
}

/** What became of a list. */
export interface ListDifference {
  added: unknown[];
  removed: unknown[];
  /** It has the same items, in another order. */
  isMoved: boolean;
}

/** What a list has more and less than the one that was opened, item by item. */
export function listDifference(opened: readonly unknown[], list: readonly unknown[]): ListDifference {
  const left = opened.map(heldIn);
  const added = list.filter((item) => {
    const at = left.indexOf(heldIn(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const removed = left.map((item) => JSON.parse(item) as unknown);
  const isMoved = added.length + removed.length === 0 && heldIn(opened) !== heldIn(list);
  return { added, removed, isMoved };
}
