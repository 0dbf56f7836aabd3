import type { ReactElement } from 'react';

/** Key of the stored choice in localStorage; 'light' or 'dark'. Absent: the system's preference. */
export const THEME_STORAGE_KEY = 'suluh-theme';

/** Name of the `select` by which somebody chooses; see `ThemeSwitch`. */
export const THEME_FIELD = 'suluh-theme';

/**
 * Runs in the page as it stands here. Fields that choose are shown and hold what is chosen, also in other tabs; where storage is
 * switched off the choice counts for the page alone.
 */
const SCRIPT = `(function(){
var root=document.documentElement,key='${THEME_STORAGE_KEY}',field='select[name="${THEME_FIELD}"]',dark=matchMedia('(prefers-color-scheme: dark)'),chosen;
function known(theme){return theme==='light'||theme==='dark'?theme:''}
function read(){try{chosen=known(localStorage.getItem(key))}catch(e){}}
function show(){root.dataset.theme=chosen||(dark.matches?'dark':'light');document.querySelectorAll(field).forEach(function(each){each.value=chosen||'';each.parentNode.style.display='flex'})}
read();show();
dark.addEventListener('change',show);
document.addEventListener('DOMContentLoaded',show);
addEventListener('storage',function(event){if(event.key===key){read();show()}});
document.addEventListener('change',function(event){if(!event.target.matches(field))return;chosen=known(event.target.value);try{chosen?localStorage.setItem(key,chosen):localStorage.removeItem(key)}catch(e){}show()});
})()`.replaceAll('\n', '');

/**
 * Sets data-theme on <html> before anything is painted, and lets `ThemeSwitch` change it. Belongs into <head>; <html> needs
 * suppressHydrationWarning. `nonce` is that of the page's content security policy.
 */
export function ThemeScript({ nonce }: { nonce?: string | undefined }): ReactElement {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
