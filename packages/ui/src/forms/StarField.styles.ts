import { css } from 'styled-components';

export const starFieldStyles = css`
  .fieldset {
    border: 0;
    margin: 0;
    padding: 0;
  }
  .fieldset > legend {
    padding: 0;
  }
  .starfield {
    display: flex;
    margin-left: -6px;
  }
  .starfield label {
    position: relative;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    cursor: pointer;
    color: var(--star-off);
  }
  .starfield .i {
    stroke: var(--star-off-line);
    stroke-width: 12px;
  }
  .starfield label.on {
    color: var(--star);
  }
  .starfield label.on .i {
    stroke: var(--star-line);
  }
  .starfield input {
    position: absolute;
    inset: 0;
    appearance: none;
    margin: 0;
    cursor: pointer;
  }
`;
