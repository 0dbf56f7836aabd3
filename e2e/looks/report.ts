/** A page as it looked at one width and in one theme. */
export interface Look {
  tenant: string;
  name: string;
  path: string;
  widthPx: number;
  theme: 'light' | 'dark';
  status: number;
  /** Pixels the page is wider than the screen. */
  overflowPx: number;
  /** File of the picture, beside the report. */
  picture: string;
  /** Drawings of the same page and width. */
  drawings: readonly string[];
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:0;background:#f4eee3;color:#211d19}main{padding:1rem}
h2{margin:2rem 0 .5rem;position:sticky;top:0;background:#f4eee3;padding:.25rem 0}
.row{display:flex;gap:12px;overflow-x:auto;align-items:flex-start}figure{margin:0;flex:none}
img{display:block;width:280px;border:1px solid #e9e0d1;background:#fff}.wide img{width:560px}
figcaption{font-size:13px}.bad{color:#a3262a;font-weight:700}.drawing img{outline:3px solid #c98a1b}`;

const figure = ({ widthPx, theme, status, overflowPx, picture, path }: Look) => {
  const bad = [status >= 400 && `HTTP ${status}`, overflowPx > 0 && `${overflowPx} px too wide`].filter(Boolean);
  return `<figure class="${widthPx > 600 ? 'wide' : ''}"><a href="${escape(picture)}"><img loading="lazy" src="${escape(picture)}" alt=""></a><figcaption>${widthPx} px, ${theme}, ${escape(path)}${
    bad.length > 0 ? ` <span class="bad">${bad.join(', ')}</span>` : ''
  }</figcaption></figure>`;
};

const drawing = (file: string, widthPx: number) =>
  `<figure class="drawing ${widthPx > 600 ? 'wide' : ''}"><img loading="lazy" src="${escape(file)}" alt=""><figcaption>as drawn</figcaption></figure>`;

/** One HTML page of all looks: a row for each page, its drawings beside it, what cannot be seen in words. */
export function reportOf(looks: readonly Look[]): string {
  const pages = Map.groupBy(looks, ({ tenant, name }) => `${tenant}: ${name}`);
  const rows = [...pages].map(([title, taken]) => {
    const widths = [...Map.groupBy(taken, ({ widthPx }) => widthPx)];
    const figures = widths.flatMap(([widthPx, same]) => [
      ...(same[0]?.drawings ?? []).map((file) => drawing(file, widthPx)),
      ...same.map(figure),
    ]);
    return `<h2>${escape(title)}</h2><div class="row">${figures.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks</title><style>${STYLE}</style><main><h1>${pages.size} pages, ${looks.length} looks</h1>${rows.join('')}</main></html>`;
}
