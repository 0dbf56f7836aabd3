import { css } from 'styled-components';

export const newsCardStyles = css`
  .newsgrid {
    display: grid;
    gap: 20px;
  }
  .news {
    position: relative;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
  }
  .news-play {
    position: absolute;
    left: 12px;
    top: 12px;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding: 4px 10px;
    border-radius: var(--r-full);
    background: var(--arang-950);
    color: #fff;
    font-size: 13px;
    line-height: 20px;
    font-weight: 700;
  }
  .news .card-t {
    min-height: 0;
  }
  .news-b {
    padding: 16px 18px 20px;
    display: grid;
    gap: 8px;
    align-content: start;
  }
  .news h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .news:hover {
    box-shadow: var(--e-2);
  }
  .news:hover h3 {
    color: var(--link);
  }
  .news-list {
    display: grid;
    gap: 16px;
  }
  .news-list .news {
    display: grid;
    grid-template-columns: 116px 1fr;
  }
  .news-list .thumb {
    aspect-ratio: auto;
    height: 100%;
  }
  .news-list .thumb::after {
    display: none;
  }
  @media (min-width: 1024px) {
    .newsgrid {
      grid-template-columns: 1fr 1fr;
    }
    .news-list {
      grid-template-rows: repeat(3, 1fr);
    }
    .news-list .news {
      grid-template-columns: 216px 1fr;
    }
    .news-list .news-b {
      align-content: center;
      padding: 16px 24px;
    }
    .news-list .card-t {
      font-size: 18px;
      line-height: 25px;
    }
    .news-big .news-b {
      padding: 24px 28px 28px;
    }
    .news-big .h3 {
      font-size: 24px;
      line-height: 32px;
      font-weight: 800;
      letter-spacing: -0.02em;
    }
  }
`;
