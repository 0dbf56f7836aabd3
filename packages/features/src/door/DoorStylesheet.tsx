import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { cameraStyles } from '../parts/camera/Camera.styles.ts';
import { doorStyles } from './Door.styles.ts';

/** The door of a class. */
export const DoorStylesheet = stylesheet`
  ${doorStyles}
  ${cameraStyles}
`;
