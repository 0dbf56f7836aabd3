import { css } from 'styled-components';

export const popoverStyles = css`
  .popover {
    background: var(--bg-raised);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    box-shadow: var(--e-2);
    padding: 8px;
  }
  .popover :is(a, button) {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    text-align: left;
    min-height: 44px;
    padding: 0 12px;
    border-radius: var(--r-s);
    font-weight: 600;
    font-size: 0.9375rem;
  }
  .popover :is(a, button):hover,
  .popover a[aria-current] {
    background: var(--brand-soft);
    color: var(--brand);
  }
`;
