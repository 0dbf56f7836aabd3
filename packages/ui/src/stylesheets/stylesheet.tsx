import { aside } from '@suluh/kept-pages/aside';
import type { ReactElement } from 'react';
import { createGlobalStyle, type RuleSet } from 'styled-components';
import { withShortNames } from './withShortNames.ts';

/** What the library gives for a sheet on a server: its style element. */
type Drawn = readonly ReactElement<{ 'data-styled-global': string; children: string }>[] | null;

const textOf = (drawn: Drawn): { id: string; text: string } | null =>
  drawn?.[0] ? { id: drawn[0].props['data-styled-global'], text: withShortNames(drawn[0].props.children) } : null;

/**
 * A static stylesheet of an area. Its text is made once for a process, not for each page, and where somebody fills signs
 * in it does not go through the framework either (tooling/decisions/0001, 0053).
 */
export function stylesheet(strings: TemplateStringsArray, ...styles: RuleSet[]): () => ReactElement {
  const Style = createGlobalStyle(strings, ...styles);
  const draw = (Style as unknown as { type: (props: object) => Drawn }).type;
  let drawn: { id: string; text: string } | null = null;
  return function Stylesheet() {
    const texts = aside();
    if (texts === null) return <Style />;
    drawn ??= textOf(draw({}));
    if (drawn === null) return <Style />;
    return <style data-styled-global={drawn.id}>{texts.signOf(drawn.id, drawn.text)}</style>;
  };
}
