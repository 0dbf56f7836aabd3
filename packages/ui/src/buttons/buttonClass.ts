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
  flame: 'button-flame',
  primary: '',
  line: 'button-line',
  plain: 'button-plain',
  danger: 'button-danger',
  'danger-line': 'button-dangerLine',
  'on-deep': 'button-onDeep',
};
const SIZE_CLASS: Record<ButtonSize, string> = { small: 'button-small', normal: '', large: 'button-large' };

/** Class names of a button of the given look. */
export function buttonClass({ kind = 'primary', size = 'normal', block = false, className }: ButtonLook): string {
  return ['button', KIND_CLASS[kind], SIZE_CLASS[size], block && 'button-block', className].filter(Boolean).join(' ');
}
