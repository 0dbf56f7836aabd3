import { readFlight, UnknownFlight, type Row } from './flight.ts';
import { inScript, inScriptQuoted } from './inScript.ts';
import { repeatedOnce } from './repeatedOnce.ts';
import { withoutStillParts } from './stillParts.ts';

const PUSH = String.raw`self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)`;
const BEGINNING = '(self.__next_f=self.__next_f||[]).push([0])';
/** A script that does nothing but hand data over. */
const HANDS_OVER = new RegExp(
  String.raw`<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\);?)?(?:${PUSH};?)*</script>`,
  'g',
);
/** Where the inside of a place goes: its place in the page, between signs that no text holds. */
const placeholder = (at: number) => `\u0000${at}\u0000`;
const PLACEHOLDER = /"dangerouslySetInnerHTML":\{"__html":"\\\\u0000(\d+)\\\\u0000"\}/;
/** The mark of an element whose inside the data takes from the page. */
const MARK = 'data-s';

/** The data as statements of a script; `places` are those of the page, in its order. */
function statements(rows: readonly Row[], places: readonly number[]): string[] {
  const pushes: string[] = [];
  let waiting = '';
  const flush = () => {
    if (waiting === '') return;
    const parts = inScriptQuoted(waiting).split(PLACEHOLDER);
    const text = parts.map((part, index) => (index % 2 === 0 ? part : `'+s(${places.indexOf(Number(part))})+'`));
    pushes.push(`self.__next_f.push([1,${text.join('')}])`);
    waiting = '';
  };
  for (const row of rows) {
    if ('model' in row) waiting += `${row.id}:${JSON.stringify(row.model)}\n`;
    else waiting += row.raw;
    if ('model' in row || row.text === undefined) continue;
    flush();
    pushes.push(`self.__next_f.push([1,${inScript(row.text)}])`);
  }
  flush();
  return pushes;
}

/** Gives the inside of a marked element as the data has it; a text that begins with `$` means something to the framework. */
const READER = `var m=document.querySelectorAll('[${MARK}]'),s=function(n){var t=m[n].innerHTML;return'"dangerouslySetInnerHTML":'+JSON.stringify({__html:t[0]=='$'?'$'+t:t})}`;

function handOver(rows: readonly Row[], places: readonly number[], pathname: string): string {
  const all = repeatedOnce(statements(rows, places).join(';'), [pathname]);
  return `${BEGINNING};(function(){${places.length === 0 ? '' : `${READER};`}${all}})()`;
}

/** The page with a mark at each place. */
function marked(html: string, places: readonly number[]): string {
  const ends = [0, ...places];
  return ends
    .map((at, index) => `${html.slice(at, ends[index + 1])}${index < places.length ? ` ${MARK}` : ''}`)
    .join('');
}

/**
 * A page in which what nobody can change stands once. The framework hands the whole tree of a page over a second time,
 * as data; where an element of it holds no island, the browser reads its inside from the page instead, and need not
 * bring it to life node by node. A page whose data is of another kind stays as it is.
 */
export function leanPage(html: string, pathname: string): string {
  const scripts = [...html.matchAll(HANDS_OVER)].map(([script]) => script);
  const bare = scripts.reduce((page, script) => page.replace(script, () => ''), html);
  const end = bare.lastIndexOf('</body>');
  if (scripts.length === 0 || end < 0 || bare.includes('__next_f')) return html;
  const payload = scripts
    .flatMap((script) => [...script.matchAll(new RegExp(PUSH, 'g'))])
    .map(([, json]) => JSON.parse(json!) as string)
    .join('');
  try {
    const { rows, places } = withoutStillParts(readFlight(payload), bare, pathname, placeholder);
    return `${marked(bare.slice(0, end), places)}<script>${handOver(rows, places, pathname)}</script>${bare.slice(end)}`;
  } catch (error) {
    if (error instanceof UnknownFlight) return html;
    throw error;
  }
}
