export { catalogueApi, sessionScope, type AppContext } from './appContext.ts';
export { isSelling } from './selling.ts';
export { outcomeOf, type Outcome } from './outcome.ts';
export { learnerApi, learnerApiIfAny, learnerIn, RENEW_PARAMETER, renewWhenOver } from './learner.ts';
