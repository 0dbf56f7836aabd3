import { css } from 'styled-components';

export const attemptReviewStyles = css`
  .attemptReview {
    display: grid;
    gap: 20px;
    margin-top: 48px;
  }
  .attemptReview-list {
    display: grid;
    gap: 32px;
  }
  .attemptReview-list > li {
    display: grid;
    gap: 10px;
  }
  .attemptReview-text {
    font-size: 1.0625rem;
    line-height: 1.5625rem;
    font-weight: 700;
  }
  .attemptReview-verdict {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    font-weight: 700;
    color: var(--danger-text);
  }
  .attemptReview-verdict.attemptReview-good {
    color: var(--success-text);
  }
  .attemptReview-options {
    display: grid;
    gap: 10px;
  }
  .attemptReview-option {
    display: grid;
    grid-template-columns: 40px 1fr;
    gap: 14px;
    align-items: center;
    min-height: 64px;
    padding: 11px 16px 11px 12px;
    border: 1.5px solid var(--danger);
    border-radius: var(--r-m);
    background: var(--danger-soft);
  }
  .attemptReview-option.attemptReview-right {
    border-color: var(--success);
    background: var(--success-soft);
  }
  .attemptReview-letter {
    width: 40px;
    height: 40px;
    display: grid;
    place-items: center;
    border-radius: var(--r-kelopak);
    background: var(--bg-band);
    color: var(--text);
    font-weight: 800;
  }
  .attemptReview-wrong .attemptReview-letter {
    background: var(--danger);
    color: var(--bg-surface);
  }
  .attemptReview-right .attemptReview-letter {
    background: var(--success);
    color: var(--bg-surface);
  }
  .attemptReview-option.attemptReview-wrong b {
    color: var(--danger-text);
  }
  .attemptReview-option.attemptReview-right b {
    color: var(--success-text);
  }
  .attemptReview-why {
    padding: 14px 16px;
    border-radius: var(--r-s);
    background: var(--bg-band);
    font-size: 0.9375rem;
  }
`;
