import type { ReactElement } from 'react';

/** How far from the window a picture may be when it is loaded, in px (docs/product/display.md#pictures). */
export const LAZY_MARGIN_PX = 200;

const PICTURE_CLASS = 'picture';

/** What the script does, as text. */
export const PICTURE_SCRIPT = `(function(){
if(!window.IntersectionObserver)return;
var d=document,pics=d.getElementsByClassName('${PICTURE_CLASS}'),of=new WeakMap,frame=0,margin='${LAZY_MARGIN_PX}px';
var near=new IntersectionObserver(function(seen){seen.forEach(function(s){if(s.isIntersecting){near.unobserve(s.target);of.get(s.target).dataset.near=''}})},{rootMargin:margin,scrollMargin:margin});
function look(){frame=0;for(var i=0,p,box;p=pics[i];i++){box=p.parentNode;if(p.loading=='lazy'&&of.get(box)!==p){of.set(box,p);near.observe(box)}}}
new MutationObserver(function(){frame=frame||requestAnimationFrame(look)}).observe(d,{childList:true,subtree:true});
d.documentElement.dataset.pictures='';
d.addEventListener('error',function(e){if(e.target.tagName=='IMG')e.target.dataset.failed=''},true);
d.addEventListener('load',function(e){if(e.target.tagName=='IMG')delete e.target.dataset.failed},true)})()`;

/**
 * What pictures need before a page is hydrated. Belongs into <head>; <html> needs suppressHydrationWarning. `nonce` is
 * that of the page's content security policy.
 *
 * A picture that fails is marked, so that what lies below it shows and no sign of a broken picture does
 * (docs/product/errors.md). Lazy ones are loaded 200 px before they are seen: browsers alone begin 1250 to 2500 px
 * ahead and cannot be told otherwise, but a lazy picture without a box is not loaded, so one that is not near has none.
 * Without this script the address stands in the HTML all the same, and pictures come by the browser's own margin
 * (tooling/decisions/0009).
 */
export function PictureScript({ nonce }: { nonce?: string | undefined }): ReactElement {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: PICTURE_SCRIPT }} />;
}
