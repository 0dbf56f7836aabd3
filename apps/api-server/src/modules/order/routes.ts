import { cartConfirm } from './confirmCart.ts';
import { courseOrder } from './orderCourse.ts';

export const orderRoutes = [courseOrder, cartConfirm];
