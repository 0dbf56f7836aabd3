import { css } from 'styled-components';

export const snackbarStyles = css`
  .snack-region {
    position: fixed;
    inset: auto 0 calc(28px + var(--bottom-bar-h, 0px));
    display: grid;
    place-items: center;
    width: auto;
    border: 0;
    padding: 0 16px;
    background: none;
    overflow: visible;
    z-index: var(--z-snackbar);
    pointer-events: none;
  }
  .snack-region .snack {
    pointer-events: auto;
    animation: snack-in var(--t-slow) var(--ease);
  }
  @keyframes snack-in {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
  .snack {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: 52px;
    max-width: 480px;
    padding: 12px 20px;
    border-radius: var(--r-s);
    background: var(--snack);
    color: var(--on-snack);
    font-weight: 600;
    font-size: 15px;
    line-height: 1.4;
    box-shadow: var(--e-3);
  }
  .snack .i {
    flex: none;
  }
  .snack.ok .i {
    color: var(--daun-300);
  }
  .snack.err .i {
    color: var(--mengkudu-300);
  }
  [data-theme='dark'] .snack.ok .i {
    color: var(--daun-600);
  }
  [data-theme='dark'] .snack.err .i {
    color: var(--mengkudu-600);
  }
`;
