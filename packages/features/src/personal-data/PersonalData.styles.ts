import { css } from 'styled-components';

/** Panels of somebody's data, one below the other (docs/look.md#other-screens, Forms). */
export const personalDataStyles = css`
  .personalData,
  .personalData-close {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    justify-items: start;
  }
  .personalData {
    max-width: 640px;
  }
  .personalData + .personalData {
    margin-top: 20px;
  }
  .personalData-close > * {
    justify-self: stretch;
  }
  .personalData-lost {
    display: grid;
    gap: 8px;
    padding-left: 20px;
    list-style: disc;
  }
  .personalData-choice {
    border: 0;
    padding: 0;
  }
  .personalData-legend {
    font-weight: 700;
  }
  .personalData-hint {
    padding-left: 34px;
  }
`;
