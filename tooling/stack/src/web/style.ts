import { readFileSync } from 'node:fs';

/** The font of the house within the page: who plays the outside has no other file to give. */
const FONT = readFileSync(
  new URL('../../../../packages/ui/static/font/plus-jakarta-sans.woff2', import.meta.url),
).toString('base64');

/** A tile of kawung: four petals that meet in the middle (docs/look.md#motif). */
const TILE = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><g fill="#235288">${[-45, 45, 135, 225]
    .map((turn) => `<path d="M30 27C23 20 23 8 30 1C37 8 37 20 30 27Z" transform="rotate(${turn} 30 30)"/>`)
    .join('')}</g></svg>`,
);

const LIGHT =
  '--page:#fdfbf7;--surface:#fff;--sunken:#f4eee3;--text:#211d19;--text-2:#655c51;--line:#e9e0d1;--control:#8a8074;' +
  '--brand:#143258;--on-brand:#fff;--link:#235288;--hover:#f0f5fa;--hover-line:#b9cfe6;--danger:#a3262a;--mark:#f2e2d0;' +
  '--focus:#235288;--frame:#211d19';
const DARK =
  '--page:#0b1626;--surface:#122138;--sunken:#0e1b2e;--text:#f3ece0;--text-2:#b7c1cf;--line:#24374f;--control:#6c86a6;' +
  '--brand:#8bafd3;--on-brand:#08172c;--link:#8bafd3;--hover:#182c49;--hover-line:#345072;--danger:#f7a498;--mark:#3b2a1d;' +
  '--focus:#ffcc4a;--frame:#345072';

/** A strip of cloth with words on it: plain where they stand, patterned beside them, and cut in teeth. */
const CLOTH = `background:#143258 url("data:image/svg+xml,${TILE}") 0 8px/60px`;
const TEETH = 'conic-gradient(from 135deg at 50% 0,var(--page) 90deg,#0000 0) 0 0/14px 8px';

const PHONE = `.phone{width:100%;max-width:22rem;min-height:32rem;margin:1.5rem auto;border:8px solid var(--frame);border-radius:36px;background:var(--page);overflow:hidden;display:flex;flex-direction:column}
.phone .top{${CLOTH};color:#fff;padding:.5rem 1.25rem 1.25rem;position:relative}.phone .top::after{content:'';position:absolute;left:0;right:0;bottom:0;height:8px;background:${TEETH}}
.phone .bar{display:flex;justify-content:space-between;align-items:center;margin:0 0 .75rem;font-size:.875rem;font-weight:700}.phone .bar svg{display:block}.phone .bar span,.phone .top h2{background:#143258;border-radius:8px;padding:0 .375rem}.phone .top h2{display:inline-block;margin:0 -.375rem}
.phone ol{list-style:none;margin:0;padding:1rem;display:grid;gap:1rem;align-content:start}.phone li{padding:.75rem 1rem;border:1px solid var(--line);border-radius:4px 18px 18px;background:var(--surface);overflow-wrap:anywhere}.phone li>*{margin:0}.phone li small{margin-top:.25rem}.phone li b{display:block}.phone .none{margin:auto;padding:1rem;color:var(--text-2)}`;

/** How the pages of who plays the outside look, by day and by night. */
export const STYLE = `@font-face{font-family:Rumah;src:url(data:font/woff2;base64,${FONT}) format('woff2');font-weight:200 800}
:root{color-scheme:light dark;${LIGHT}}@media (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}body{font:16px/1.6 Rumah,system-ui,sans-serif;word-spacing:.05em;margin:0;background:var(--page);color:var(--text)}
header{background:linear-gradient(#143258 0 0) 0 0/min(26rem,80%) 100% no-repeat,#143258 url("data:image/svg+xml,${TILE}") 0 8px/60px;color:#fff;padding:1rem 1rem 1.5rem;position:relative}header a{color:#fff;font-size:1.25rem;font-weight:800;text-decoration:none;display:inline-block;min-height:44px;line-height:44px}header span{margin-left:.5rem;font-weight:600}header::after{content:'';position:absolute;left:0;right:0;bottom:0;height:8px;background:${TEETH}}
main{max-width:32rem;margin:0 auto;padding:1.5rem 1rem 3rem}main.wide{max-width:46rem}iframe{width:100%;height:80vh;border:1px solid var(--line);border-radius:14px;background:#f4eee3}pre{white-space:pre-wrap;overflow-wrap:anywhere}h1{font-size:1.75rem;font-weight:800;letter-spacing:-.02em;line-height:1.2;margin:.5rem 0 1rem;overflow-wrap:anywhere}h2{font-size:1.125rem;margin:1.5rem 0 .5rem}
a{color:var(--link);text-underline-offset:3px}dl{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:1rem;margin:0;display:grid;gap:.75rem}dt{color:var(--text-2);font-size:.875rem}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
button,input{font:inherit;min-height:44px;width:100%;border-radius:8px;padding:.625rem .875rem}button{border:1px solid var(--brand);background:var(--surface);color:var(--brand);font-weight:700;cursor:pointer;text-align:left}button.main{background:var(--brand);color:var(--on-brand);text-align:center}button.danger{border-color:var(--danger);color:var(--danger)}
input{border:1px solid var(--control);background:var(--surface);color:var(--text)}label{display:block;font-weight:700;margin-bottom:.25rem}:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
form{margin:.5rem 0}small{display:block;color:var(--text-2);font-weight:400}ul{list-style:none;padding:0;margin:1rem 0;display:grid;gap:.5rem}li a{display:block;padding:.75rem 1rem;border:1px solid var(--line);border-radius:14px;background:var(--surface);color:var(--text);font-weight:700;text-decoration:none;min-height:44px}li a:hover{border-color:var(--hover-line);background:var(--hover)}.state{display:inline-block;border-radius:99px;padding:.125rem .625rem;background:var(--mark);font-size:.875rem}.big{font-size:2rem;font-weight:800;letter-spacing:.2em}
.card{display:grid;grid-template-columns:3fr 2fr;gap:.75rem;margin-bottom:.75rem}.card .number{grid-column:1/-1}button+button{margin-top:.5rem}.fault{margin:.25rem 0 0;color:var(--danger);font-weight:600}[aria-invalid]{border:2px solid var(--danger)}
${PHONE}`;
