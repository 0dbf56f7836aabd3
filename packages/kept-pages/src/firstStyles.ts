import { cssText, listed, rulesOf, type CssRule } from './cssRules.ts';

/** What elements of a piece of a page are called: their kinds, classes (with those attributes that are read as such) and ids. */
export interface Named {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

const TAG = /<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const TEXTS = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const EMPTY = new Set('area base br col embed hr img input link meta param source track wbr path use circle rect'.split(' ')); // prettier-ignore
/** What browsers hide by themselves until somebody opens it. */
const CLOSED = /(?:^|\s)(?:popover|hidden)(?:[\s=/]|$)/;
const attribute = (attributes: string, name: string): string =>
  new RegExp(String.raw`(?:^|\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
/** Attributes that say whose page it is; a page shows no other's, and all others may change while it is looked at. */
const WHOSE = 'data-tenant(?:-kind)?';
const WHOSE_ATTRIBUTE = new RegExp(String.raw`\s(${WHOSE})="([\w-]+)"`, 'g');
/** Such an attribute with its value, as if it were a class. */
const whose = (name: string, value: string): string => `${name}-is-${value}`;
const WHOSE_SELECTOR = new RegExp(String.raw`\[(${WHOSE})=["']?([\w-]+)["']?\]`, 'g');

/**
 * What stands in a piece of a page that can be seen at once: what is closed until it is opened is passed over, whole.
 */
export function namedIn(html: string): Named {
  const [tags, classes, ids] = [new Set(['html', 'body']), new Set<string>(), new Set<string>()];
  let closed = 0;
  for (const [, end, name, attributes] of html.replaceAll(TEXTS, '').matchAll(TAG)) {
    const tag = name!.toLowerCase();
    const isEmpty = EMPTY.has(tag) || attributes!.endsWith('/');
    if (closed > 0) {
      if (!isEmpty) closed += end ? -1 : 1;
      continue;
    }
    if (end) continue;
    if ((tag === 'dialog' || tag === 'template' || CLOSED.test(attributes!)) && !isEmpty) closed = 1;
    else {
      tags.add(tag);
      const id = attribute(attributes!, 'id');
      if (id) ids.add(id);
      for (const of of attribute(attributes!, 'class').split(/\s+/)) if (of) classes.add(of);
      for (const [, of, value] of attributes!.matchAll(WHOSE_ATTRIBUTE)) classes.add(whose(of!, value!));
    }
  }
  return { tags, classes, ids };
}

const BRANCHES = /:(is|where|matches|not|has|host|nth-child|nth-last-child)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/;
const NAME = /(^|[\s>+~|*,)]|)([.#]?)(-?[A-Za-z_](?:[\w-]|\\.)*)/g;

/** Whether an element of those may be meant by a selector; when in doubt it is. */
export function mayMean(selector: string, named: Named): boolean {
  let plain = selector
    .replaceAll(WHOSE_SELECTOR, (_, name: string, value: string) => `.${whose(name, value)}`)
    .replaceAll(/\[(?:[^\]"']|"[^"]*"|'[^']*')*\]/g, '*');
  for (let found = BRANCHES.exec(plain); found; found = BRANCHES.exec(plain)) {
    const [whole, kind, branches] = found;
    if ((kind === 'is' || kind === 'where') && !listed(branches!).some((branch) => mayMean(branch, named)))
      return false;
    plain = plain.replace(whole, '');
  }
  plain = plain.replaceAll(/::?[\w-]+(?:\([^()]*\))?/g, '');
  return [...plain.matchAll(NAME)].every(([, , sign, name]) => {
    if (sign === '.') return named.classes.has(name!);
    if (sign === '#') return named.ids.has(name!);
    return named.tags.has(name!.toLowerCase());
  });
}

/** Only a pointer brings it about, or a printer asks for it: never what is seen first. */
const LATER = /:(?:hover|active)\b/;
const ON_PAPER = /^@media\s+print\s*$/;

function neededRules(rules: readonly CssRule[], named: Named): CssRule[] {
  return rules.flatMap((rule): CssRule[] => {
    if (rule.kind === 'other') return [rule];
    if (rule.kind === 'group') {
      if (ON_PAPER.test(rule.prelude)) return [];
      const inside = neededRules(rule.rules, named);
      return nonEmpty({ ...rule, rules: inside });
    }
    const selectors = rule.selectors.filter((selector) => !LATER.test(selector) && mayMean(selector, named));
    return selectors.length === 0 ? [] : [{ ...rule, selectors }];
  });
}

const DECLARED = /^(--[\w-]+)\s*:/;
const READ = /var\(\s*(--[\w-]+)/g;

/** Rules without the custom properties that nothing seen first reads; `css` is what else reads them, such as attributes. */
function withoutUnread(rules: readonly CssRule[], css: string): CssRule[] {
  const values = new Map<string, string[]>();
  const reading: string[] = [css];
  const visit = (all: readonly CssRule[]): void => {
    for (const rule of all) {
      if (rule.kind === 'group') visit(rule.rules);
      else
        for (const one of listed(rule.body ?? '', ';')) {
          const name = DECLARED.exec(one)?.[1];
          if (name) values.set(name, [...(values.get(name) ?? []), one]);
          else reading.push(one);
        }
    }
  };
  visit(rules);
  const read = new Set<string>();
  for (const text of reading)
    for (const [, name] of text.matchAll(READ))
      if (!read.has(name!)) {
        read.add(name!);
        reading.push(...(values.get(name!) ?? [])); // visited by this very loop
      }
  const pruned = (all: readonly CssRule[]): CssRule[] =>
    all.flatMap((rule): CssRule[] => {
      if (rule.kind === 'group') return nonEmpty({ ...rule, rules: pruned(rule.rules) });
      if (rule.kind === 'other') return [rule];
      const kept = listed(rule.body, ';').filter((one) => !DECLARED.test(one) || read.has(DECLARED.exec(one)![1]!));
      return kept.length === 0 ? [] : [{ ...rule, body: kept.join(';') }];
    });
  return pruned(rules);
}

const nonEmpty = (group: CssRule & { kind: 'group' }): CssRule[] => (group.rules.length === 0 ? [] : [group]);

const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+(\S+)/;

/** Rules without the movements that none of them names. */
function withoutStill(rules: readonly CssRule[]): CssRule[] {
  const css = cssText(rules.filter((rule) => rule.kind !== 'other'));
  return rules.filter(({ kind, ...rule }) => {
    const name = kind === 'other' && 'prelude' in rule ? KEYFRAMES.exec(rule.prelude)?.[1] : undefined;
    return name === undefined || new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`).test(css);
  });
}

/**
 * Of stylesheets, in their order, what a piece of a page needs to look as it will: rules that may mean something in it,
 * and the custom properties and movements those name. When in doubt a rule is needed.
 */
export function firstStyles(sheets: readonly string[], html: string): string[] {
  const named = namedIn(html);
  const needed = sheets.map((css) => neededRules(rulesOf(css), named));
  const marks = needed.map((_, index): CssRule => ({ kind: 'other', prelude: `@${index}`, body: null }));
  const inline = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, style]) => style).join(';');
  const all = withoutStill(
    withoutUnread(
      needed.flatMap((rules, index) => [...rules, marks[index]!]),
      inline,
    ),
  );
  return marks.map((mark, index) =>
    cssText(all.slice(index === 0 ? 0 : all.indexOf(marks[index - 1]!) + 1, all.indexOf(mark))),
  );
}
