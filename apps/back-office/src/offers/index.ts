export { CategoryCreate, CategoryEdit, CategoryList } from './categories.tsx';
export { CollectionCreate, CollectionEdit, CollectionList } from './collections.tsx';
export { FlashSaleCreate, FlashSaleEdit, FlashSaleList } from './flashSales.tsx';
export { InstitutionCreate, InstitutionEdit, InstitutionList } from './institutions.tsx';
export { ProgrammeCreate, ProgrammeEdit, ProgrammeList } from './programmes.tsx';
