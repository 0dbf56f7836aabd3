import { css } from 'styled-components';

/** One panel, at most 480 wide (docs/look.md#other-screens, Forms). */
export const profileFormStyles = css`
  .pform,
  .pform form {
    display: grid;
    gap: 20px;
  }
  .pform {
    max-width: 480px;
  }
  .pform .note .btn {
    margin-top: 12px;
  }
  .pphoto {
    display: flex;
    align-items: center;
    gap: 16px;
  }
`;
