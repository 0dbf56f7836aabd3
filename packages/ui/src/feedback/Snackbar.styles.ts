import { css } from 'styled-components';

export const snackbarStyles = css`
  .snackbar-region {
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
  .snackbar-region .snackbar {
    pointer-events: auto;
    animation: snack-in var(--t-slow) var(--ease);
  }
  @keyframes snack-in {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
  .snackbar {
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
    font-size: 0.9375rem;
    line-height: 1.4;
    box-shadow: var(--e-3);
  }
  .snackbar-success > .snackbar-icon {
    color: var(--daun-300);
  }
  .snackbar-error > .snackbar-icon {
    color: var(--mengkudu-300);
  }
  [data-theme='dark'] .snackbar-success > .snackbar-icon {
    color: var(--daun-600);
  }
  [data-theme='dark'] .snackbar-error > .snackbar-icon {
    color: var(--mengkudu-600);
  }
`;
