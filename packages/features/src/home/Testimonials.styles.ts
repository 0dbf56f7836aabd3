import { css } from 'styled-components';

export const testimonialStyles = css`
  .testimonials {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 100%;
    gap: 20px;
    overflow: auto hidden;
    scrollbar-width: none;
    scroll-snap-type: x mandatory;
  }
  .testimonials > * {
    scroll-snap-align: start;
  }
  .testimonials-item {
    display: grid;
    grid-template-columns: 56px 1fr;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
  }
  .testimonials-art {
    position: relative;
  }
  .testimonials-body {
    padding: 22px 20px;
    display: flex;
    flex-direction: column;
    gap: 12px;
  }
  .testimonials-item blockquote {
    color: var(--text-2);
    flex: 1;
  }
  .testimonials-item figcaption {
    display: flex;
    gap: 12px;
    align-items: center;
    margin-top: 8px;
  }
  .testimonials-item figcaption b,
  .testimonials-item figcaption .testimonials-from {
    display: block;
  }
  @media (min-width: 768px) {
    .testimonials {
      grid-auto-columns: calc((100% - 20px) / 2);
    }
    .testimonials-item {
      grid-template-columns: 108px 1fr;
    }
    .testimonials-body {
      padding: 32px;
    }
    .testimonials-highlight {
      font-size: 1.5rem;
      line-height: 2rem;
      letter-spacing: -0.02em;
      font-weight: 800;
    }
  }
`;
