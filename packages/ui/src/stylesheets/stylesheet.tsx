import { aside } from '@suluh/kept-pages/aside';
import type { ReactElement } from 'react';
import { createGlobalStyle, type RuleSet } from 'styled-components';

/** What the library gives for a sheet on a server: its style element. */
type Drawn = readonly ReactElement<{ 'data-styled-global': string; children: string }>[] | null;

/**
 * A static stylesheet of an area. Its text is made once for a process, not for each page, and where somebody fills signs
 * in it does not go through the framework either (tooling/decisions/0001, 0053).
 */
export function stylesheet(strings: TemplateStringsArray, ...styles: RuleSet[]): () => ReactElement {
  const Sheet = createGlobalStyle(strings, ...styles);
  const draw = (Sheet as unknown as { type: (props: object) => Drawn }).type;
  let drawn: Drawn = null;
  return function Stylesheet() {
    const texts = aside();
    if (texts === null) return <Sheet />;
    drawn ??= draw({});
    const element = drawn?.[0];
    if (element === undefined) return <Sheet />;
    const { 'data-styled-global': id, children } = element.props;
    return <style data-styled-global={id}>{texts.signOf(id, children)}</style>;
  };
}
