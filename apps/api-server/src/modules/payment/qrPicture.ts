import { paymentEntries as entries } from '@suluh/api/catalogue';
import { qrPaymentText } from '@suluh/i18n-id/payment';
import { and, eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { INKS } from '../../inks.ts';
import { qrPath } from '../../qrPath.ts';
import { orderOfLearner } from '../order/queries.ts';

/** Side of the picture in pixels: apps that pay read it from a gallery. */
const SIDE = 720;

function picture(value: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" shape-rendering="crispEdges"><path fill="${INKS.sheet}" d="M0 0h${SIDE}v${SIDE}H0z"/>${qrPath(value, { side: SIDE })}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 4, compressionLevel: 9 }).toBuffer();
}

/** The code of the payment an order waits for (docs/product/payment.md#detail). A look of staff gets nothing to pay by. */
export const qrRoute = route(entries.paymentQr, async ({ params, caller }, { db }) => {
  const { paymentAttempt } = schema;
  const who = learner(caller);
  const order = await orderOfLearner(db, who, params.orderId);
  const [open] =
    who.isLook || order.status !== 'UNPAID'
      ? []
      : await db
          .select({ qr: paymentAttempt.qr })
          .from(paymentAttempt)
          .where(
            and(
              eq(paymentAttempt.orderId, order.id),
              eq(paymentAttempt.status, 'pending'),
              isNotNull(paymentAttempt.qr),
            ),
          );
  if (!open?.qr) throw new ApiError('NOT_FOUND');
  return { data: { bytes: await picture(open.qr), name: `${qrPaymentText.fileName}-${order.id}.png` } };
});
