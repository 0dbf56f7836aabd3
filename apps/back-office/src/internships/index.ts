export { InvitationList } from './InvitationList.tsx';
export { MandatoryPage } from './MandatoryPage.tsx';
export { ParticipantList } from './ParticipantList.tsx';
export { ParticipantShow } from './ParticipantShow.tsx';
