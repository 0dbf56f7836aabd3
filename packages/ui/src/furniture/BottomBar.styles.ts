import { css } from 'styled-components';

export const bottomBarStyles = css`
  .bottomBar {
    position: fixed;
    left: 50%;
    bottom: 16px;
    transform: translateX(-50%);
    z-index: var(--z-sticky);
    display: flex;
    background: var(--brand);
    color: var(--on-brand);
    border-radius: var(--r-full);
    box-shadow: var(--e-3);
  }
  .bottomBar > button:focus-visible {
    border-radius: var(--r-full);
  }
  .bottomBar > button {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 52px;
    padding: 0 clamp(8px, 30vw - 4.6rem, 22px);
    font-weight: 700;
  }
  .bottomBar > button ~ button {
    border-left: 1px solid color-mix(in srgb, var(--on-brand) 30%, transparent);
  }
  .bottomBar .bottomBar-count {
    min-width: 1.375rem;
    height: 1.375rem;
    border-radius: 11px;
    background: var(--flame);
    color: var(--on-flame);
    font-size: 0.8125rem;
    line-height: 1.375rem;
    font-weight: 800;
  }
  main:has(+ .bottomBar) {
    padding-bottom: 40px;
  }
`;
