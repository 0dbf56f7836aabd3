import { css } from 'styled-components';

export const partnerHeaderStyles = css`
  .partnerHeader {
    display: grid;
    gap: 14px;
    padding-top: 24px;
  }
  .partnerHeader-name {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  .partnerHeader-name img {
    flex: none;
    object-fit: contain;
  }
  .partnerHeader-facts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    align-items: center;
  }
  .partnerHeader-facts > * {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  .partnerHeader-lead {
    max-width: 68ch;
  }
`;
