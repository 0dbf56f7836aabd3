import { css } from 'styled-components';

export const landingStoryStyles = css`
  .landingStory {
    display: grid;
    margin: 0;
    border: 1px solid var(--line);
    border-radius: var(--r-l);
    overflow: hidden;
    background: var(--bg-surface);
  }
  .landingStory-picture {
    position: relative;
    min-height: 300px;
    background: var(--bg-band);
  }
  .landingStory-picture img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 20%;
  }
  .landingStory-words {
    display: grid;
    gap: 16px;
    align-content: center;
    padding: 24px 20px;
  }
  .landingStory-quote {
    margin: 0;
    color: var(--text-2);
    max-width: 68ch;
    white-space: pre-line;
  }
  .landingStory-role {
    display: block;
  }
  @media (min-width: 768px) {
    .landingStory {
      grid-template-columns: 5fr 7fr;
    }
    .landingStory-picture {
      min-height: 360px;
    }
    .landingStory-words {
      padding: 40px 48px;
    }
  }
`;
