import { css } from 'styled-components';

export const teacherHeadStyles = css`
  .teacherHead {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 16px 24px;
    align-items: center;
    margin-block: 12px 24px;
  }
  .teacherHead-face {
    position: relative;
    width: 116px;
    aspect-ratio: 116 / 140;
    overflow: hidden;
    background: var(--bg-band);
  }
  .teacherHead-face::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 7px;
    background: var(--bg-page);
    mask: var(--hem-walang) repeat-x 50% 100% / 10px 7px;
  }
  .teacherHead-facts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 28px;
    margin: 12px 0 0;
  }
  .teacherHead-facts > div {
    display: flex;
    flex-direction: column-reverse;
  }
  .teacherHead-facts dd {
    margin: 0;
  }
  @media (max-width: 599px) {
    .teacherHead {
      grid-template-columns: 88px 1fr;
      gap: 12px 16px;
    }
    .teacherHead-face {
      width: 88px;
    }
    .teacherHead-facts {
      gap: 8px 18px;
    }
  }
`;
