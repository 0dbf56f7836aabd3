import { css } from 'styled-components';

export const testimonialStyles = css`
  .testis {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 100%;
    gap: 20px;
    overflow: auto hidden;
    scrollbar-width: none;
    scroll-snap-type: x mandatory;
  }
  .testis > * {
    scroll-snap-align: start;
  }
  .testi {
    display: grid;
    grid-template-columns: 56px 1fr;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
  }
  .testi-a {
    position: relative;
  }
  .testi-b {
    padding: 22px 20px;
    display: flex;
    flex-direction: column;
    gap: 12px;
  }
  .testi blockquote {
    color: var(--text-2);
    flex: 1;
  }
  .testi figcaption {
    display: flex;
    gap: 12px;
    align-items: center;
    margin-top: 8px;
  }
  .testi figcaption b,
  .testi figcaption .small {
    display: block;
  }
  @media (min-width: 768px) {
    .testis {
      grid-auto-columns: calc((100% - 20px) / 2);
    }
    .testi {
      grid-template-columns: 108px 1fr;
    }
    .testi-b {
      padding: 32px;
    }
    .testi-hl {
      font-size: 24px;
      line-height: 32px;
      letter-spacing: -0.02em;
      font-weight: 800;
    }
  }
`;
