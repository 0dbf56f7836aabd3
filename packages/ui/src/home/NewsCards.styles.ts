import { css } from 'styled-components';

export const newsCardStyles = css`
  .newsCards {
    display: grid;
    gap: 20px;
  }
  .newsCards-card {
    position: relative;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
  }
  .newsCards-play {
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
    font-size: 0.8125rem;
    line-height: 1.25rem;
    font-weight: 700;
  }
  .newsCards-card .newsCards-title {
    min-height: 0;
  }
  .newsCards-body {
    padding: 16px 18px 20px;
    display: grid;
    gap: 8px;
    align-content: start;
  }
  .newsCards-card h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .newsCards-card:hover {
    box-shadow: var(--e-2);
  }
  .newsCards-card:hover h3 {
    color: var(--link);
  }
  .newsCards-list {
    display: grid;
    gap: 16px;
  }
  .newsCards-list .newsCards-card {
    display: grid;
    grid-template-columns: 116px 1fr;
  }
  .newsCards-list .newsCards-picture {
    aspect-ratio: auto;
    height: 100%;
  }
  .newsCards-list .newsCards-picture::after {
    display: none;
  }
  @media (min-width: 1024px) {
    .newsCards {
      grid-template-columns: 1fr 1fr;
    }
    .newsCards-list {
      grid-auto-rows: 1fr;
    }
    .newsCards-list .newsCards-card {
      grid-template-columns: 216px 1fr;
    }
    .newsCards-list .newsCards-body {
      align-content: center;
      padding: 16px 24px;
    }
    .newsCards-list .newsCards-title {
      font-size: 1.125rem;
      line-height: 1.5625rem;
    }
    .newsCards-big .newsCards-body {
      padding: 24px 28px 28px;
    }
    .newsCards-big .newsCards-title {
      font-size: 1.5rem;
      line-height: 2rem;
      font-weight: 800;
      letter-spacing: -0.02em;
    }
  }
`;
