import { css } from 'styled-components';

export const contentStyles = css`
  .list-s {
    display: grid;
    gap: 12px;
    align-items: end;
  }
  .cards-2,
  .cards-news {
    display: grid;
    gap: 16px;
  }
  .band {
    position: relative;
    height: 160px;
    overflow: hidden;
  }
  .band::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 10px;
    background: var(--bg-page);
    mask: var(--hem-walang) repeat-x 50% 100% / 16px 10px;
  }
  .reading {
    max-width: 720px;
    margin-inline: auto;
    padding-top: 12px;
    display: grid;
    gap: 16px;
    overflow-wrap: anywhere;
  }
  .reading > * {
    min-width: 0;
  }
  .reading .h2 {
    margin-top: 24px;
  }
  .reading-b {
    display: grid;
    gap: 20px;
    font-size: var(--fs-body-l);
    line-height: 1.7;
    white-space: pre-line;
  }
  .reading-l {
    display: grid;
    gap: 8px;
    padding-left: 20px;
    list-style: disc;
  }
  .partner-h {
    display: grid;
    gap: 14px;
    padding-top: 24px;
  }
  .partner-n {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  .partner-n img {
    flex: none;
    object-fit: contain;
  }
  .partner-f {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    align-items: center;
  }
  .partner-f > * {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  .partner-h .lead {
    max-width: 68ch;
  }
  @media (min-width: 768px) {
    .list-s {
      grid-template-columns: 1fr auto;
    }
    .list-s-2 {
      grid-template-columns: 2fr 1fr auto;
    }
    .cards-2 {
      grid-template-columns: 1fr 1fr;
    }
    .cards-news {
      grid-template-columns: repeat(3, 1fr);
      gap: 24px 20px;
    }
    .band {
      height: 240px;
    }
    .reading .h2 {
      margin-top: 40px;
    }
  }
`;
