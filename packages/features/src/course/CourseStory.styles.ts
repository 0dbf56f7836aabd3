import { css } from 'styled-components';

export const courseStoryStyles = css`
  /* who owns the course is offered nothing: no trial, no comparison, no refund, no steps after paying */
  main:has(.courseStory-mine) :is(#setelah, #dana, [href*='/coba/'], [href*='bandingkan']) {
    display: none;
  }
  .courseStory-columns {
    display: grid;
    gap: 32px;
  }
  .courseStory-list {
    --icon-size: 20px;
    display: grid;
    gap: 12px;
    margin-top: 16px;
    color: var(--text-2);
  }
  .courseStory-list li {
    display: flex;
    gap: 12px;
    align-items: flex-start;
  }
  .courseStory-mark {
    margin-top: 2px;
    color: var(--brand);
  }
  .courseStory-card {
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    padding: 20px;
  }
  .courseStory-teacher {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr); /* letters twice as large */
    gap: 8px 18px;
    align-items: center;
  }
  .courseStory-face {
    position: relative;
    width: 96px;
    aspect-ratio: 116 / 140;
    overflow: hidden;
    background: var(--bg-band);
  }
  .courseStory-logo {
    position: relative;
    width: 48px;
    height: 48px;
  }
  .courseStory-face::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 7px;
    background: var(--bg-surface);
    mask: var(--hem-walang) repeat-x 50% 100% / 10px 7px;
  }
  .courseStory-teacher > :nth-child(n + 3) {
    grid-column: 1 / -1;
    max-width: 68ch;
  }
  .courseStory-teacher p {
    color: var(--text-2);
  }
  .courseStory-partner {
    display: flex;
    flex-wrap: wrap;
    gap: 14px;
    align-items: center;
    margin-top: 16px;
  }
  .courseStory-partner > div {
    flex: 1 1 180px;
  }
  .courseStory-steps {
    display: grid;
    gap: 20px;
    counter-reset: step;
  }
  .courseStory-steps li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 40px 1fr;
    gap: 2px 14px;
  }
  .courseStory-steps li::before {
    content: counter(step);
    grid-row: span 2;
    width: 40px;
    height: 40px;
    display: grid;
    place-items: center;
    border-radius: var(--r-kelopak);
    background: var(--brand);
    color: var(--on-brand);
    font-weight: 800;
  }
  .courseStory-steps span {
    color: var(--text-2);
  }
  @media (min-width: 768px) {
    .courseStory-columns {
      grid-template-columns: 1fr 1fr;
    }
    .courseStory-steps {
      grid-template-columns: repeat(3, 1fr);
    }
    .courseStory-steps li {
      grid-template-columns: 1fr;
      align-content: start;
      gap: 8px;
    }
    .courseStory-steps li::before {
      grid-row: auto;
    }
    .courseStory-teacher {
      grid-template-columns: 116px 1fr;
      padding: 24px;
    }
    .courseStory-face {
      width: 116px;
    }
  }
`;
