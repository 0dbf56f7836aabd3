import { LRUCache } from 'lru-cache';

/** A rule of a stylesheet: one with selectors, a group of rules such as a media query, or any other, which stays whole. */
export type CssRule =
  | { kind: 'style'; selectors: string[]; body: string }
  | { kind: 'group'; prelude: string; rules: CssRule[] }
  | { kind: 'other'; prelude: string; body: string | null };

const GROUPS = /^@(?:media|supports|container|layer|scope|starting-style)\b/;
const SIGNIFICANT = /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|url\([^"')]*\)|\\[\s\S]|[{};]/g;

/** Where the block ends that begins at `at`, behind its brace. */
function blockEnd(css: string, at: number): number {
  const signs = new RegExp(SIGNIFICANT);
  signs.lastIndex = at;
  let depth = 1;
  for (let sign = signs.exec(css); sign; sign = signs.exec(css)) {
    if (sign[0] === '{') depth += 1;
    else if (sign[0] === '}') depth -= 1;
    if (depth === 0) return sign.index;
  }
  return css.length;
}

const NESTED = /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\\[\s\S]|[()[\],;]/g;

/** The parts of a list between its commas, or of a rule between its semicolons, those inside brackets apart. */
export function listed(list: string, separator: ',' | ';' = ','): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: sign, index } of list.matchAll(NESTED)) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === separator && depth === 0) {
      parts.push(list.slice(from, index).trim());
      from = index + 1;
    }
  }
  return [...parts, list.slice(from).trim()].filter(Boolean);
}

/** The rules of a stylesheet, in its order. Nothing in it is thrown away but comments between rules. */
export function cssRules(css: string): CssRule[] {
  const rules: CssRule[] = [];
  const signs = new RegExp(SIGNIFICANT);
  let from = 0;
  for (let sign = signs.exec(css); sign; sign = signs.exec(css)) {
    if (!'{};'.includes(sign[0])) continue;
    const prelude = css
      .slice(from, sign.index)
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .trim();
    from = sign.index + 1;
    if (sign[0] === ';' && prelude !== '') rules.push({ kind: 'other', prelude, body: null });
    if (sign[0] !== '{') continue;
    const end = blockEnd(css, from);
    const body = css.slice(from, end).trim();
    if (GROUPS.test(prelude)) rules.push({ kind: 'group', prelude, rules: cssRules(body) });
    else if (prelude.startsWith('@')) rules.push({ kind: 'other', prelude, body });
    else rules.push({ kind: 'style', selectors: listed(prelude), body });
    from = end + 1;
    signs.lastIndex = from;
  }
  return rules;
}

/** Rules as a stylesheet. */
export const cssText = (rules: readonly CssRule[]): string =>
  rules
    .map((rule) => {
      if (rule.kind === 'style') return `${rule.selectors.join(',')}{${rule.body}}`;
      if (rule.kind === 'group') return `${rule.prelude}{${cssText(rule.rules)}}`;
      return rule.body === null ? `${rule.prelude};` : `${rule.prelude}{${rule.body}}`;
    })
    .join('');

/** The same sheets stand in all pages, but for those of a partner's colours. */
const known = new LRUCache<string, readonly CssRule[]>({ max: 500 });

/** The rules of a stylesheet that stands in many pages: it is read once. */
export function rulesOf(css: string): readonly CssRule[] {
  const rules = known.get(css) ?? cssRules(css);
  known.set(css, rules);
  return rules;
}
