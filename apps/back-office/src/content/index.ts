export { BannerCreate, BannerEdit, BannerList } from './banners.tsx';
export { CompanyCreate, CompanyEdit, CompanyList } from './companies.tsx';
export { JobCreate, JobEdit, JobList } from './jobs.tsx';
export { NewsCreate, NewsEdit, NewsList } from './news.tsx';
export { LandingCreate, LandingEdit, LandingList } from './landings.tsx';
export { SynonymCreate, SynonymEdit, SynonymList } from './synonyms.tsx';
export { PageEdit, PageList } from './pages.tsx';
export { TestimonialCreate, TestimonialEdit, TestimonialList } from './testimonials.tsx';
export { InterestCreate, InterestEdit, InterestList } from './interests.tsx';
