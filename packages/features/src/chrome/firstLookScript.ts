/** Longest time a page that nobody touches is left with its far parts unformed, counted from its last file. */
const FIRST_LOOK_MS = 4_000;

/**
 * Marks <html> while a page is looked at for the first time: parts far below the window are then not laid out, which
 * spares a cheap phone most of that work before it can answer. It ends with the first touch, key or scroll, so that
 * places and the way back are exact, or by itself. An address that leads to a place in the page has none
 * (tooling/decisions/0053).
 */
export const firstLookScript =
  `(function(h){if(location.hash)return;h.dataset.firstLook='';function end(){delete h.dataset.firstLook}` +
  `['scroll','pointerdown','keydown'].forEach(function(n){addEventListener(n,end,{once:true,capture:true,passive:true})});` +
  `addEventListener('load',function(){setTimeout(end,${FIRST_LOOK_MS})})})(document.documentElement)`;
