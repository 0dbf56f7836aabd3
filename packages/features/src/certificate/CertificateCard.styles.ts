import { css } from 'styled-components';

export const certificateCardStyles = css`
  .certificateCard-list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
    gap: 16px;
  }
  .certificateCard-listAll {
    margin-bottom: 16px;
  }
  .certificateCard {
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
    display: flex;
    flex-direction: column;
  }
  .certificateCard .certificateCard-title {
    min-height: 0;
  }
  .certificateCard-body {
    padding: 18px;
    display: flex;
    flex-direction: column;
    gap: 10px;
    align-items: flex-start;
    flex: 1;
  }
  .certificateCard-actions {
    display: grid;
    gap: 8px;
    width: 100%;
    margin-top: auto;
  }
  .certificateCard-notice {
    margin-bottom: 16px;
  }
  .certificateCard-nameForm {
    display: grid;
    gap: 12px;
    max-width: 560px;
    margin-bottom: 24px;
    padding: 20px;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
  }
  .certificateCard-nameActions {
    display: flex;
    gap: 12px;
  }
  @media (min-width: 768px) {
    .certificateCard-list {
      gap: 20px;
    }
  }
`;
