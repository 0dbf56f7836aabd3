import { css } from 'styled-components';

export const otpFieldStyles = css`
  .otpField {
    display: flex;
    gap: clamp(6px, 2vw, 12px);
  }
  .otpField input {
    width: 60px;
    padding: 0;
    color: inherit;
    flex: 0 1 60px;
    min-width: 44px;
    height: 68px;
    border: 1.5px solid var(--line-control);
    border-radius: var(--r-s);
    background: var(--bg-surface);
    display: grid;
    place-items: center;
    text-align: center;
    font-size: 1.75rem;
    font-weight: 800;
    font-variant-numeric: tabular-nums;
  }
  .otpField input:focus {
    border-color: var(--focus);
    border-radius: var(--r-s);
  }
  .otpField.otpField-error input {
    border-color: var(--danger);
    background: var(--danger-soft);
  }
`;
