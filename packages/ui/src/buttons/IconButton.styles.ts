import { css } from 'styled-components';

export const iconButtonStyles = css`
  .iconButton {
    background: var(--icon-button-ground, none);
    position: relative;
    display: inline-grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    color: var(--text);
  }
  .iconButton:hover {
    background: var(--brand-soft);
    color: var(--brand);
  }
  .iconButton .iconButton-count {
    position: absolute;
    top: 2px;
    right: 0;
    min-width: 20px;
    height: 20px;
    padding: 0 5px;
    border-radius: 10px;
    background: var(--danger);
    color: var(--on-danger);
    font: 700 12px/20px var(--font);
    text-align: center;
    font-variant-numeric: tabular-nums;
    box-shadow: 0 0 0 2px var(--bg-surface);
  }
  .iconButton .iconButton-dot {
    position: absolute;
    top: 9px;
    right: 10px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--danger);
    box-shadow: 0 0 0 2px var(--bg-surface);
  }
  .iconButton-square {
    width: 48px;
    height: 48px;
    flex: none;
    border: 1.5px solid var(--line-control);
    border-radius: var(--r-s);
  }
  .iconButton-square[aria-pressed='true'] {
    color: var(--danger-text);
  }
`;
