/** Text inside HTML. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Whole rupiah as people write them. */
export const rupiah = (amount: number): string => `Rp${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')}`;

const STYLE = `*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#fdfbf7;color:#211d19}
header{background:#143258;color:#fff;padding:.75rem 1rem}header a{color:#fff;font-weight:700;text-decoration:none;display:inline-block;min-height:44px;line-height:44px}header span{opacity:.85;margin-left:.5rem}header::after{content:'';display:block;height:6px;margin:.75rem -1rem -.75rem;background:conic-gradient(from 135deg at 50% 0,#fbb71c 90deg,#143258 0) 0 0/10px 6px}
main{max-width:32rem;margin:0 auto;padding:1rem}main.wide{max-width:46rem}iframe{width:100%;height:80vh;border:1px solid #e9e0d1;border-radius:12px;background:#f4eee3}pre{white-space:pre-wrap;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0 1rem}h2{font-size:1.125rem;margin:1.5rem 0 .5rem}
a{color:#235288}dl{background:#fff;border:1px solid #e9e0d1;border-radius:12px;padding:1rem;margin:0;display:grid;gap:.75rem}dt{color:#655c51;font-size:.875rem}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
button,input{font:inherit;min-height:44px;width:100%;border-radius:10px;padding:.625rem .875rem}button{border:1px solid #143258;background:#fff;color:#143258;font-weight:600;cursor:pointer;text-align:left}button.main{background:#143258;color:#fff;text-align:center}button.danger{border-color:#a3262a;color:#a3262a}
input{border:1px solid #8a8074;background:#fff}label{display:block;font-weight:600;margin-bottom:.25rem}:focus-visible{outline:3px solid #c98a1b;outline-offset:2px}
form{margin:.5rem 0}small{display:block;color:#655c51;font-weight:400}ul{list-style:none;padding:0;margin:0}li a{display:block;padding:.75rem 0;border-bottom:1px solid #e9e0d1;min-height:44px}.state{display:inline-block;border-radius:99px;padding:.125rem .625rem;background:#efe8dc;font-size:.875rem}.big{font-size:2rem;letter-spacing:.2em}`;

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
