import type { ReactElement } from 'react';

/** Buttons that open a dialog by script alone: links, forms and popovers answer a press before scripts have come. */
const OPENERS = 'button[type=button][aria-haspopup=dialog]:not([popovertarget])';

/** How often a pressed button is asked whether it is awake, and how long at most, in milliseconds. */
const AGAIN_MS = 50;
const AT_MOST_MS = 20_000;

/** What the script does, as text. A button is awake when React has given it its properties, under a name that begins so. */
const SCRIPT = `(function(){
var b,n;
function up(){for(var k in b)if(!k.indexOf('__reactProps'))return 1}
function look(){if(!b||!b.isConnected||n--<0)b=0;else if(up()){var p=b;b=0;p.click()}else setTimeout(look,${AGAIN_MS})}
addEventListener('click',function(e){b=e.target.closest&&e.target.closest('${OPENERS}');if(b&&!up()){n=${AT_MOST_MS / AGAIN_MS};setTimeout(look)}else b=0},true)})()`.replaceAll(
  '\n',
  '',
);

/**
 * Repeats the last press of a button that opens a dialog, once the button is awake: on a slow phone people press what they see
 * seconds before its script has come, and such a press would be lost (docs/product/display.md#early-presses). Another press
 * elsewhere takes it back. Belongs into <head>. `nonce` is that of the page's content security policy.
 */
export function EarlyPressScript({ nonce }: { nonce?: string | undefined }): ReactElement {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
