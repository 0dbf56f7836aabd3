export { GET } from '@suluh/features/health-route';
