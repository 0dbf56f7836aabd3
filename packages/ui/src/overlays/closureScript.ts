/** Where a tab remembers, as long as it is open, that the notice has been shown. */
export const CLOSURE_SEEN_KEY = 'suluh-closure-seen';

/**
 * Opens the `<dialog>` that stands right before this script, once per tab: on the first page that has it, and never
 * again after a reload, a return or in another page of the tab. It never opens over another dialog. A press beside it
 * closes it; closed, it gives the focus to the heading of the page. A tab that may not store anything shows it on each
 * load.
 */
export const closureScript = (seenKey: string): string =>
  `(function(d){var k=${JSON.stringify(seenKey)},s=false;try{s=!!sessionStorage.getItem(k)}catch(e){}` +
  `if(s||document.querySelector('dialog[open]'))return;try{sessionStorage.setItem(k,'1')}catch(e){}` +
  `d.addEventListener('click',function(e){if(e.target===d)d.close()});` +
  `d.addEventListener('close',function(){var h=document.querySelector('main h1');if(h){h.tabIndex=-1;h.focus({preventScroll:true})}});` +
  `d.showModal()})(document.currentScript.previousElementSibling)`;

/** Style of the notice where no script can open it: a note at its place in the page, without a way to put it off. */
export const CLOSURE_AS_NOTE =
  '.closure{display:block;position:static;height:auto;padding:16px var(--gutter)}' +
  '.closure .dlg{max-width:none;max-height:none;box-shadow:none;border:1px solid var(--line)}' +
  '.closure :is(.dlg-art,.closure-later){display:none}';
