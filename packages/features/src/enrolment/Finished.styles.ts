import { css } from 'styled-components';

export const finishedStyles = css`
  .finished-review {
    display: grid;
    gap: 16px;
    align-content: center;
  }
  .finished::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 10px;
    background: var(--bg-page);
    mask: var(--hem-walang) repeat-x 50% 100% / 14px 10px;
  }
  .finished {
    position: relative;
    background: var(--nila-900);
    color: #fff;
    text-align: center;
  }
  .finished-cloth {
    position: relative;
    height: 200px;
    overflow: hidden;
    display: grid;
    place-items: end center;
  }
  .finished-torch {
    position: relative;
    display: grid;
    place-items: end center;
    width: 200px;
    height: 180px;
    background: var(--nila-900);
    outline: 2px dotted var(--kunyit-400);
    outline-offset: -8px;
  }
  .finished-torch svg {
    height: 160px;
  }
  .finished-flame {
    fill: var(--kunyit-400);
    transform-origin: 50% 40%;
    animation: finished-rise 900ms var(--ease) both;
  }
  .finished-core {
    fill: var(--mengkudu-500);
  }
  .finished-staff {
    fill: var(--kertas-100);
  }
  .finished-text {
    --brand: var(--kunyit-400);
    --bg-surface: transparent;
    --line-control: #fff;
    display: grid;
    justify-items: center;
    gap: 16px;
    padding-block: 28px 44px;
  }
  .finished-lead {
    max-width: 56ch;
    color: color-mix(in srgb, #fff 86%, var(--nila-900));
  }
  .finished-facts {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px 36px;
  }
  .finished-facts dt {
    font-size: 14px;
    color: color-mix(in srgb, #fff 80%, var(--nila-900));
  }
  .finished-facts dd {
    margin: 0;
    font-weight: 800;
    font-size: 20px;
  }
  .finished-row {
    display: grid;
    gap: 24px;
    padding-block: 48px 32px;
  }
  .finished-certificate {
    display: grid;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-l);
    overflow: hidden;
  }
  .finished-certificate > :first-child {
    display: grid;
    align-content: center;
  }
  .finished-certificateBody {
    padding: 24px;
    display: grid;
    gap: 12px;
    align-content: center;
  }
  @keyframes finished-rise {
    from {
      transform: scale(0.2);
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .finished-flame {
      animation: none;
    }
  }
  @media (min-width: 768px) {
    .finished-certificate {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }
  }
  @media (min-width: 1024px) {
    .finished-row:has(> .finished-certificate + .finished-review) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`;
