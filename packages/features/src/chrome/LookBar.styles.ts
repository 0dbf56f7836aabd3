import { css } from 'styled-components';

export const lookBarStyles = css`
  .lookBar {
    position: sticky;
    inset-block-end: 0;
    z-index: var(--z-snackbar);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.75rem;
    padding: 0.5rem var(--gutter);
    background: var(--bg-deep);
    color: var(--text-on-deep);
    border-block-start: 0.25rem solid var(--flame);
  }
  .lookBar-text {
    flex: 1 1 12rem;
    margin: 0;
    overflow-wrap: anywhere;
  }
  .lookBar-end {
    min-block-size: 2.75rem;
    padding-inline: 1rem;
    border: 2px solid currentColor;
    border-radius: 0.75rem;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 700;
    cursor: pointer;
  }
`;
