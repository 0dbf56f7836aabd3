import { css } from 'styled-components';

export const teacherScreenStyles = css`
  .teacherScreen {
    padding-block: 20px 48px;
  }
  .teacherScreen-about {
    max-width: 68ch;
    color: var(--text-2);
  }
  .teacherScreen h2 {
    margin-block: 32px 12px;
  }
  .teacherScreen-all {
    margin-top: 24px;
  }
`;
