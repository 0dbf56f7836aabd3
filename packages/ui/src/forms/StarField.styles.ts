import { css } from 'styled-components';

export const starFieldStyles = css`
  .starField {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
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
    -webkit-text-stroke: 1.3px var(--star-off-line);
    paint-order: stroke;
  }
  .starField label:has(input:checked, ~ label input:checked) {
    color: var(--star);
  }
  .starField label:has(input:checked, ~ label input:checked) .starField-star {
    -webkit-text-stroke-color: var(--star-line);
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
  .starField-word {
    display: none;
    margin-left: 12px;
    font-weight: 700;
    font-size: 0.9375rem;
  }
  .starField:has(label:nth-of-type(1) input:checked) .starField-word:nth-of-type(1),
  .starField:has(label:nth-of-type(2) input:checked) .starField-word:nth-of-type(2),
  .starField:has(label:nth-of-type(3) input:checked) .starField-word:nth-of-type(3),
  .starField:has(label:nth-of-type(4) input:checked) .starField-word:nth-of-type(4),
  .starField:has(label:nth-of-type(5) input:checked) .starField-word:nth-of-type(5) {
    display: block;
  }
`;
