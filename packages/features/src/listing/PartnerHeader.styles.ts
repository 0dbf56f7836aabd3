import { css } from 'styled-components';

export const partnerHeaderStyles = css`
  .partnerHeader {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
  .partnerHeader-facts,
  .partnerHeader-numbers {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    align-items: center;
  }
  .partnerHeader-facts > * {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  .partnerHeader-numbers {
    gap: 12px 40px;
    padding-top: 14px;
    border-top: 1px solid var(--line);
  }
  .partnerHeader-numbers dd {
    margin: 0;
    font-weight: 800;
  }
  .partnerHeader-mark {
    display: grid;
    place-items: center;
    aspect-ratio: 4/3;
    background: #fff;
    border: 1px solid var(--line);
    border-radius: var(--r-l);
  }
  .partnerHeader-mark img {
    width: 50%;
    height: auto;
  }
`;
