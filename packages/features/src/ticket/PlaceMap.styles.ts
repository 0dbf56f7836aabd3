import { css } from 'styled-components';

export const placeMapStyles = css`
  .placeMap {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 9;
    background: #f4eee3;
  }
  .placeMap-park {
    fill: #d9ebd6;
  }
  .placeMap-river {
    fill: none;
    stroke: #b9cfe6;
    stroke-width: 26px;
  }
  .placeMap-streets {
    fill: none;
    stroke: #fff;
    stroke-linecap: round;
  }
  .placeMap-houses {
    fill: #e9e0d1;
  }
  .placeMap-shade {
    fill: #08172c;
    opacity: 0.22;
  }
  .placeMap-pin {
    fill: var(--mengkudu-700);
  }
  .placeMap-ring {
    fill: var(--kunyit-300);
  }
  .placeMap-flame {
    fill: #c03a2c;
  }
`;
