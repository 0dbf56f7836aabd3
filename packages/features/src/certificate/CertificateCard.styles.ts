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
  .certificateCard-art {
    background: var(--bg-band);
    padding: 20px;
  }
  .certificateCard-paper {
    position: relative;
    aspect-ratio: 320 / 226;
    padding: 6%;
    box-shadow: var(--e-1);
    overflow: hidden;
  }
  .certificateCard-paperText {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 4px;
    height: 100%;
    padding: 8px;
    background: #fff;
    color: var(--arang-900);
    text-align: center;
    font-size: 9px;
    line-height: 1.3;
    outline: 1px solid var(--kunyit-400);
    outline-offset: -5px;
  }
  .certificateCard-paperText > span {
    font-weight: 700;
    color: var(--mengkudu-700);
  }
  .certificateCard-paperText b {
    font-size: 14px;
  }
  .certificateCard-paperText .certificateCard-rule {
    --hem-c: var(--kunyit-500);
    width: 60px;
  }
  .certificateCard-paperText small {
    font-size: 8px;
    max-width: 26ch;
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
