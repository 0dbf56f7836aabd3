export { CHOICE_ID } from './choiceId.ts';
export { OrganiserNote } from './OrganiserNote.tsx';
