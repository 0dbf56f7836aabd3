import { reviewDeedText } from '@suluh/i18n-id/reviewDeeds';
import { REPORT_DIALOG } from './reportMarks.ts';

/** What names the dialog or something in it, which has to be another name in each review. */
const NAMES = ['id', 'aria-labelledby', 'popovertarget'];

/** The dialog of a review: the page's pattern, made this review's. Null on a page without one. */
function dialogOf(form: HTMLFormElement): HTMLElement | null {
  const id = String(new FormData(form).get('id'));
  const pattern = document.querySelector('[data-report-pattern]')?.firstElementChild;
  if (!(pattern instanceof HTMLElement)) return null;
  const dialog = pattern.cloneNode(true) as HTMLElement;
  for (const element of [dialog, ...dialog.querySelectorAll('*')])
    for (const name of NAMES) {
      const value = element.getAttribute(name);
      if (value?.startsWith(REPORT_DIALOG)) element.setAttribute(name, value.replace(REPORT_DIALOG, `${REPORT_DIALOG}-${id}`)); // prettier-ignore
    }
  dialog.querySelector<HTMLInputElement>('input[name=id]')!.value = id;
  const by = form.closest('article')?.querySelector('b');
  dialog.querySelector('p')!.textContent = reviewDeedText.reportOf(
    by?.textContent ?? '',
    by?.nextElementSibling?.textContent ?? '',
  );
  return dialog;
}

/** Asks in a dialog why the review is reported whose button was pressed. @returns whether it can */
export function openReport(button: HTMLButtonElement): boolean {
  const form = button.form!;
  const there = form.nextElementSibling;
  const dialog = there instanceof HTMLElement ? there : dialogOf(form);
  if (dialog === null) return false;
  if (!there) form.after(dialog);
  if (dialog.popover) dialog.showPopover();
  return true;
}
