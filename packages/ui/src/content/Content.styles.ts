import { css } from 'styled-components';

export const contentStyles = css`
  .content-search {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    align-items: end;
  }
  .content-cards,
  .content-news {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
  .content-band {
    position: relative;
    height: 160px;
    overflow: hidden;
  }
  .content-band::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 10px;
    background: var(--bg-page);
    mask: var(--hem-walang) repeat-x 50% 100% / 16px 10px;
  }
  .content-picture {
    position: relative;
    aspect-ratio: 5 / 3;
    overflow: hidden;
    border-radius: var(--r-l);
    background: var(--bg-band);
  }
  .content-picture:has(> [data-failed]) {
    display: none;
  }
  .content-reading {
    max-width: 720px;
    margin-inline: auto;
    padding-top: 12px;
    display: grid;
    gap: 16px;
    overflow-wrap: anywhere;
  }
  .content-reading > * {
    min-width: 0;
  }
  .content-reading h2 {
    margin-top: 24px;
  }
  .content-paragraphs {
    display: grid;
    gap: 20px;
    font-size: var(--fs-body-l);
    line-height: 1.7;
    white-space: pre-line;
  }
  .content-others {
    margin-bottom: 20px;
  }
  .content-list {
    display: grid;
    gap: 8px;
    padding-left: 20px;
    list-style: disc;
  }
  @media (min-width: 768px) {
    .content-search {
      grid-template-columns: 1fr auto;
    }
    .content-searchTwo {
      grid-template-columns: 2fr 1fr auto;
    }
    .content-cards {
      grid-template-columns: 1fr 1fr;
    }
    .content-news {
      grid-template-columns: repeat(3, 1fr);
      gap: 24px 20px;
    }
    .content-news:has(> :is(:nth-child(2), :nth-child(4)):last-child) {
      grid-template-columns: 1fr 1fr; /* two and four fill their rows */
    }
    .content-band {
      height: 240px;
    }
    .content-reading h2 {
      margin-top: 40px;
    }
  }
`;
