import type { ReactElement } from 'react';

/** How far from the window a picture may be when it is loaded, in px (specification section 9). */
export const LAZY_MARGIN_PX = 200;

/** What the script does, as text. */
export const LAZY_PICTURE_SCRIPT = `(function(){if(!window.IntersectionObserver)return;var m='${LAZY_MARGIN_PX}px',o=new IntersectionObserver(function(l){l.forEach(function(e){if(!e.isIntersecting)return;o.unobserve(e.target);e.target.querySelectorAll('.pic').forEach(function(p){p.dataset.near=''})})},{rootMargin:m,scrollMargin:m});document.documentElement.dataset.pictures='';new MutationObserver(function(){document.querySelectorAll('.pic[loading=lazy]:not([data-near])').forEach(function(p){o.observe(p.parentNode)})}).observe(document,{childList:true,subtree:true})})()`;

/**
 * Loads lazy pictures 200 px before they are seen. Browsers alone begin 1250 to 2500 px ahead and cannot be told
 * otherwise: a picture that is not near has no box, and a lazy picture without a box is not loaded. Before and without this
 * script the address stands in the HTML all the same, and pictures come by the browser's own margin (decision 0009).
 * Belongs into <head>; <html> needs suppressHydrationWarning. `nonce` is that of the page's content security policy.
 */
export function LazyPictureScript({ nonce }: { nonce?: string }): ReactElement {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: LAZY_PICTURE_SCRIPT }} />;
}
