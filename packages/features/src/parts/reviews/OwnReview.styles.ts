import { css } from 'styled-components';

/** One's own review, and the form it is written with. */
export const ownReviewStyles = css`
  .ownReview {
    padding: 18px;
    border: 1.5px solid var(--brand);
    border-radius: var(--r-m);
    background: var(--bg-surface);
  }
  .ownReview .ownReview-foot {
    align-items: center;
    margin-left: 0;
  }
  .ownReview-length {
    float: right;
    margin-top: 8px;
  }
  .ownReview-course {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
  }
  .ownReview-form {
    display: grid;
    gap: 16px;
  }
`;
