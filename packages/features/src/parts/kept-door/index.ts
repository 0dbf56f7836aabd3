export { askRoster, askScans, sendScans, type Said } from './ask.ts';
export { forgetDoor, keepDoor, keptDoor, sweepDoors, type KeptDoor, type OwnAdmission } from './store.ts';
export { leaveDoors, sendDoors } from './leaveDoors.ts';
