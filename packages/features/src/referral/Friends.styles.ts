import { css } from 'styled-components';

export const friendsStyles = css`
  .friends {
    width: 100%;
    border-collapse: collapse;
    text-align: start;
  }
  .friends :is(th, td) {
    padding: 14px 8px 14px 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  .friends :is(th, td):last-child {
    padding-inline-end: 0;
    text-align: end;
  }
  .friends thead th {
    font-weight: 400;
  }
  .friends tbody th {
    font-weight: 600;
  }
  .friends tbody th span {
    display: block;
    font-weight: 400;
  }
`;
