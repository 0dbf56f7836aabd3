import { css } from 'styled-components';

export const myCourseStyles = css`
  .myCourse-goOn {
    display: grid;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-l);
    overflow: hidden;
    box-shadow: var(--e-1);
    margin-bottom: 24px;
  }
  .myCourse-goOn > a {
    margin: 0 20px 20px;
  }
  .myCourse-goOnBody {
    display: grid;
    gap: 8px;
    padding: 20px;
  }
  .myCourse-progress {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
    font-size: 0.875rem;
  }
  .myCourse-kinds {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: 16px;
  }
  .myCourse-kept {
    margin: 14px 0;
  }
  .myCourse-waited {
    display: grid;
    gap: 8px;
    margin-bottom: 16px;
  }
  .myCourse-note {
    margin-bottom: 16px;
  }
  .myCourse-undo {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
  }
  @media (min-width: 768px) {
    .myCourse-goOn {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) auto;
      align-items: center;
    }
    .myCourse-goOn > a {
      margin: 0 24px 0 0;
    }
    .myCourse-goOn .myCourse-goOnPicture {
      aspect-ratio: auto;
      height: 100%;
    }
  }
`;
