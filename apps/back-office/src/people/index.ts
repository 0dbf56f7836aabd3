export { MembershipCreate, MembershipEdit, MembershipList } from './memberships.tsx';
export { TeacherCreate, TeacherEdit, TeacherList } from './teachers.tsx';
