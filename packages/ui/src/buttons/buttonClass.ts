/** Kinds of docs/look.md#components. One flame per view; a list of equal actions has none. */
export type ButtonKind = 'flame' | 'primary' | 'line' | 'plain' | 'danger' | 'danger-line' | 'on-deep';
export type ButtonSize = 'small' | 'normal' | 'large';

export interface ButtonLook {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** As wide as its box. */
  block?: boolean;
  className?: string;
}

const KIND_CLASS: Record<ButtonKind, string> = {
  flame: 'btn-flame',
  primary: '',
  line: 'btn-line',
  plain: 'btn-ghost',
  danger: 'btn-danger',
  'danger-line': 'btn-danger-line',
  'on-deep': 'btn-onDeep',
};
const SIZE_CLASS: Record<ButtonSize, string> = { small: 'btn-sm', normal: '', large: 'btn-lg' };

/** Class names of a button of the given look. */
export function buttonClass({ kind = 'primary', size = 'normal', block = false, className }: ButtonLook): string {
  return ['btn', KIND_CLASS[kind], SIZE_CLASS[size], block && 'btn-block', className].filter(Boolean).join(' ');
}
