import { css } from 'styled-components';

export const preferenceStyles = css`
  .preference,
  .preference-page {
    display: grid;
    gap: 20px;
    justify-items: start;
  }
  .preference + .preference {
    margin-top: 20px;
  }
  .preference-page {
    padding-block: 32px 72px;
  }
  .preference-kind {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 28px;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .preference-kind legend {
    padding: 0 0 6px;
    font-weight: 700;
  }
`;
