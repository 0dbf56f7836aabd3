import { readFileSync } from 'node:fs';

/** Text inside HTML. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Whole rupiah as people write them. */
export const rupiah = (amount: number): string => `Rp${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')}`;

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

const STYLE = `@font-face{font-family:Rumah;src:url(data:font/woff2;base64,${FONT}) format('woff2');font-weight:200 800}
*{box-sizing:border-box}body{font:16px/1.6 Rumah,system-ui,sans-serif;word-spacing:.05em;margin:0;background:#fdfbf7;color:#211d19}
header{background:linear-gradient(#143258 0 0) 0 0/min(26rem,80%) 100% no-repeat,#143258 url("data:image/svg+xml,${TILE}") 0 8px/60px;color:#fff;padding:1rem 1rem 1.5rem;position:relative}header a{color:#fff;font-size:1.25rem;font-weight:800;text-decoration:none;display:inline-block;min-height:44px;line-height:44px}header span{margin-left:.5rem;font-weight:600}header::after{content:'';position:absolute;left:0;right:0;bottom:0;height:8px;background:conic-gradient(from 135deg at 50% 0,#fdfbf7 90deg,#0000 0) 0 0/14px 8px}
main{max-width:32rem;margin:0 auto;padding:1.5rem 1rem 3rem}main.wide{max-width:46rem}iframe{width:100%;height:80vh;border:1px solid #e9e0d1;border-radius:14px;background:#f4eee3}pre{white-space:pre-wrap;overflow-wrap:anywhere}h1{font-size:1.75rem;font-weight:800;letter-spacing:-.02em;line-height:1.2;margin:.5rem 0 1rem}h2{font-size:1.125rem;margin:1.5rem 0 .5rem}
a{color:#235288;text-underline-offset:3px}dl{background:#fff;border:1px solid #e9e0d1;border-radius:14px;padding:1rem;margin:0;display:grid;gap:.75rem}dt{color:#655c51;font-size:.875rem}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
button,input{font:inherit;min-height:44px;width:100%;border-radius:8px;padding:.625rem .875rem}button{border:1px solid #143258;background:#fff;color:#143258;font-weight:700;cursor:pointer;text-align:left}button.main{background:#143258;color:#fff;text-align:center}button.danger{border-color:#a3262a;color:#a3262a}
input{border:1px solid #8a8074;background:#fff}label{display:block;font-weight:700;margin-bottom:.25rem}:focus-visible{outline:3px solid #235288;outline-offset:2px}
form{margin:.5rem 0}small{display:block;color:#655c51;font-weight:400}ul{list-style:none;padding:0;margin:1rem 0;display:grid;gap:.5rem}li a{display:block;padding:.75rem 1rem;border:1px solid #e9e0d1;border-radius:14px;background:#fff;color:#211d19;font-weight:700;text-decoration:none;min-height:44px}li a:hover{border-color:#b9cfe6;background:#f0f5fa}.state{display:inline-block;border-radius:99px;padding:.125rem .625rem;background:#f2e2d0;font-size:.875rem}.big{font-size:2rem;font-weight:800;letter-spacing:.2em}
.card{display:grid;grid-template-columns:3fr 2fr;gap:.75rem;margin-bottom:.75rem}.card .number{grid-column:1/-1}button+button{margin-top:.5rem}.fault{margin:.25rem 0 0;color:#a3262a;font-weight:600}[aria-invalid]{border:2px solid #a3262a}`;

/** A page that works on a phone and without JavaScript. `refreshSeconds` loads it again by itself. */
export function page({
  title,
  brand,
  tagline,
  body,
  refreshSeconds,
  isWide = false,
}: {
  title: string;
  brand: string;
  tagline: string;
  body: string;
  refreshSeconds?: number;
  /** For what is wider than a phone's page, such as a mail. */
  isWide?: boolean;
}): string {
  const refresh = refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : '';
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${refresh}<title>${escape(title)} – ${escape(brand)}</title><style>${STYLE}</style></head><body><header><a href="/">${escape(brand)}</a><span>${escape(tagline)}</span></header><main${isWide ? ' class="wide"' : ''}>${body}</main></body></html>`;
}
