export { EventCreate } from './EventCreate.tsx';
export { EventEdit } from './EventEdit.tsx';
export { EventList } from './EventList.tsx';
