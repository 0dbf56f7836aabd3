import { css } from 'styled-components';

export const starFieldStyles = css`
  .starField {
    display: flex;
    margin-left: -6px;
  }
  .starField label {
    position: relative;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    cursor: pointer;
    color: var(--star-off);
  }
  .starField-star {
    stroke: var(--star-off-line);
    stroke-width: 12px;
  }
  .starField label:has(input:checked, ~ label input:checked) {
    color: var(--star);
  }
  .starField label:has(input:checked, ~ label input:checked) .starField-star {
    stroke: var(--star-line);
  }
  .starField label:has(input:focus-visible) {
    outline: 2px solid var(--focus, currentColor);
    border-radius: var(--r-s);
  }
  .starField input {
    position: absolute;
    inset: 0;
    appearance: none;
    margin: 0;
    cursor: pointer;
  }
`;
