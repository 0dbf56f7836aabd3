import { css } from 'styled-components';

export const questionStyles = css`
  .question {
    position: relative;
    min-width: 0;
    margin: 0;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
  }
  .question-head {
    float: left;
    width: 100%;
    padding: 0;
    margin-bottom: 18px;
  }
  .question > :not(legend) {
    clear: both;
  }
  .question-head > span {
    display: block;
  }
  .question-no {
    font-size: 0.9375rem;
    font-weight: 700;
    color: var(--text-2);
    margin-bottom: 8px;
  }
  .question-text {
    font-size: 1.25rem;
    line-height: 1.875rem;
    font-weight: 700;
    letter-spacing: -0.01em;
  }
  .question-hint {
    margin-top: 6px;
    font-size: 0.875rem;
    color: var(--text-2);
  }
  .question-saved {
    position: absolute;
    right: 20px;
    top: 20px;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-size: 0.875rem;
    font-weight: 700;
    color: var(--success-text);
  }
  .question-saved.question-waiting {
    color: var(--warn-text);
  }
  .question-options {
    display: grid;
    gap: 10px;
  }
  .question-option,
  .question-ranked {
    position: relative;
    display: grid;
    grid-template-columns: 40px 1fr;
    gap: 14px;
    align-items: center;
    min-height: 64px;
    padding: 11px 16px 11px 12px;
    border: 1.5px solid var(--line-control);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    line-height: 1.4375rem;
  }
  .question-option {
    cursor: pointer;
  }
  .question-option:hover {
    border-color: var(--brand);
  }
  .question-option input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .question-letter {
    width: 40px;
    height: 40px;
    display: grid;
    place-items: center;
    border-radius: var(--r-kelopak);
    background: var(--bg-band);
    font-weight: 800;
  }
  .question-option:has(input:checked) {
    border-color: var(--brand);
    background: var(--brand-soft);
    font-weight: 700;
    box-shadow: inset 0 0 0 1px var(--brand);
  }
  .question-option:has(input:checked) .question-letter {
    background: var(--brand);
    color: var(--on-brand);
  }
  .question-option:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .question-ranked {
    display: flex;
  }
  .question-rankedText {
    flex: 1;
    min-width: 0;
  }
  .question-ranked button:disabled {
    color: var(--text-disabled);
    cursor: default;
  }
  .question-ranked select {
    min-width: 64px;
    min-height: 44px;
  }
  @media (min-width: 768px) {
    .question {
      padding: 24px;
    }
    .question-text {
      font-size: 1.5rem;
      line-height: 2.125rem;
    }
  }
  @media (forced-colors: active) {
    .question-option:has(input:checked) {
      outline: 3px solid;
    }
  }
`;
