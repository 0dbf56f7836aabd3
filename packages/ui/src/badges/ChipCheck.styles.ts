import { css } from 'styled-components';

export const chipCheckStyles = css`
  .chipCheck {
    position: relative;
    cursor: pointer;
  }
  .chipCheck-tick {
    display: none;
  }
  .chipCheck:has(input:checked) {
    background: var(--brand);
    border-color: var(--brand);
    color: var(--on-brand);
  }
  .chipCheck:has(input:checked) .chipCheck-tick {
    display: block;
  }
  .chipCheck:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;
