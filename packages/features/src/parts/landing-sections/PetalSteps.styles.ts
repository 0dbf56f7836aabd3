import { css } from 'styled-components';

export const petalStepsStyles = css`
  .petalSteps {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(240px, 78%);
    gap: var(--gap);
    overflow: auto hidden;
    scrollbar-width: none;
    scroll-snap-type: x mandatory;
    margin-inline: calc(-1 * var(--gutter));
    padding: 2px var(--gutter);
    scroll-padding-inline: var(--gutter);
  }
  .petalSteps-step {
    scroll-snap-align: start;
    display: grid;
    gap: 10px;
    align-content: start;
    padding: 20px;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
  }
  .petalSteps-step p {
    color: var(--text-2);
  }
  .petalSteps-picture {
    position: relative;
    aspect-ratio: 16 / 9;
    margin: -20px -20px 6px;
    border-radius: calc(var(--r-m) - 1px) calc(var(--r-m) - 1px) 0 0;
    overflow: hidden;
    background: var(--bg-band);
  }
  .petalSteps-number {
    width: 44px;
    height: 44px;
    display: grid;
    place-items: center;
    border-radius: var(--r-kelopak);
    background: var(--brand);
    color: var(--on-brand);
    font-weight: 800;
    font-size: 1.125rem;
  }
  @media (min-width: 768px) {
    .petalSteps {
      margin-inline: 0;
      padding-inline: 0;
      scroll-padding-inline: 0;
      grid-auto-columns: minmax(14rem, 1fr); /* five stand side by side at the desktop, fewer fill the row */
    }
    .petalSteps-step {
      padding: 24px;
    }
    .petalSteps-picture {
      margin: -24px -24px 6px;
    }
  }
`;
