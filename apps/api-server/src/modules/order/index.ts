import { cartConfirm } from './confirm.ts';
import { courseOrder } from './courseOrder.ts';

export const orderRoutes = [courseOrder, cartConfirm];
