import { css } from 'styled-components';

export const reviewStyles = css`
  .reviews-summary {
    display: grid;
    gap: 20px;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
  }
  .reviews-average {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 18px;
  }
  .reviews-number {
    font-size: 4rem;
    line-height: 1;
    font-weight: 800;
    letter-spacing: -0.04em;
  }
  .reviews-bars {
    display: grid;
    gap: 8px;
  }
  .reviews-bar {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 0.875rem;
    font-weight: 600;
  }
  .reviews-barIcon {
    color: var(--star);
  }
  .reviews-barStars {
    width: 10px;
  }
  .reviews-barTrack {
    flex: 1;
    height: 10px;
    border-radius: 5px;
    background: var(--line);
    overflow: hidden;
  }
  .reviews-barTrack span {
    display: block;
    height: 100%;
    background: var(--star);
    border-radius: 5px;
    box-shadow: inset 0 0 0 1.2px var(--star-line);
  }
  .reviews-barCount {
    min-width: 2rem;
    text-align: right;
    color: var(--text-2);
  }
  .reviews-review {
    display: flex;
    gap: 14px;
    padding: 24px 0 14px;
    border-bottom: 1px solid var(--line);
  }
  .reviews-reviewBody {
    flex: 1;
    min-width: 0;
    display: grid;
    gap: 6px;
  }
  .reviews-reviewHead {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    align-items: baseline;
  }
  .reviews-review p {
    color: var(--text-2);
    max-width: 68ch;
  }
  .reviews-count {
    margin-top: 4px;
  }
  .reviews-filters {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 20px;
  }
  .reviews-verified {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-size: 0.8125rem;
    font-weight: 600;
    color: var(--success-text);
  }
  .reviews-answer {
    display: grid;
    gap: 4px;
    margin-top: 6px;
    padding: 14px 16px;
    border-radius: var(--r-m);
    background: var(--bg-band);
  }
  .reviews-report {
    width: min(100% - 32px, 440px);
    max-height: calc(100dvh - 32px);
    margin: auto;
    padding: 0;
    border: 0;
    border-radius: var(--r-l);
    background: var(--bg-raised);
    color: var(--text);
    box-shadow: var(--e-3);
    overflow: auto;
  }
  .reviews-report::backdrop {
    background: var(--scrim);
  }
  .reviews-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 4px;
    margin-left: -12px;
  }
  .reviews-action {
    --b-fg: var(--text-2);
    padding-inline: 12px;
    font-weight: 600;
    font-size: 0.875rem;
  }
  .reviews-action.reviews-liked {
    --b-fg: var(--brand);
  }
  .reviews-list {
    margin-bottom: 20px;
  }
  .reviews-highlights {
    grid-column: 1 / -1;
    color: var(--text-2);
  }
  @media (min-width: 768px) {
    .reviews-summary {
      grid-template-columns: auto 1fr;
      gap: 48px;
      padding: 28px 32px;
      align-items: center;
    }
  }
`;
