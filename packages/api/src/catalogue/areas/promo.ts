import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { appliedPromo, promo, promoDetail } from '../entities/index.ts';
import { slug } from '../envelope.ts';

const promoCode = z.string().trim().min(1).max(60).toUpperCase();

export const promos = defineEntry({
  id: 'promo.list',
  method: 'GET',
  path: '/api/promo',
  auth: 'B',
  summary: 'Promos for these carts, usable ones first; the others say why not',
  description: 'A promo that is not listed is found by its exact code only.',
  query: z.object({
    cart: z.array(z.uuid()).max(50).default([]),
    searchKey: z.string().max(60).optional(),
    paymentMethod: z.string().max(60).optional(),
    specialProgram: slug.optional(),
  }),
  data: z.array(promo),
});

export const promoByCode = defineEntry({
  id: 'promo.detail',
  method: 'GET',
  path: '/api/promo/{code}',
  auth: 'O',
  summary: 'A promo and its terms; one of somebody alone is there for them',
  params: z.object({ code: z.string().min(1).max(60) }),
  data: promoDetail,
  errors: [404],
});

export const promoValidate = defineEntry({
  id: 'promo.validate',
  method: 'POST',
  path: '/api/promo/validate',
  auth: 'B',
  summary: 'What a promo saves on these carts',
  description:
    '409 PROMO_UNUSABLE with the reason as message; ‘kode promo hanya dapat digunakan utk mobile’ for promos of the mobile app.',
  body: z.object({
    cartList: z.array(z.uuid()).max(50),
    promoCode,
    productCode: z.string().max(60).optional(),
    specialProgram: slug.optional(),
  }),
  data: appliedPromo,
  errors: [404, 409],
});

export const promoCheck = defineEntry({
  id: 'promo.check',
  method: 'POST',
  path: '/api/promo/check',
  auth: 'B',
  summary: 'Remember a promo for the learner’s next order, if it can be used at all',
  body: z.object({ promoCode }),
  data: z.object({ promoCode: z.string(), productCode: z.string() }),
  errors: [404, 409],
});

export const promoRemembered = defineEntry({
  id: 'promo.remembered',
  method: 'GET',
  path: '/api/promo/check',
  auth: 'B',
  summary: 'The promo remembered for the learner’s next order',
  data: z.object({ promoCode: z.string().nullable() }),
});

export const promoDelete = defineEntry({
  id: 'promo.delete',
  method: 'DELETE',
  path: '/api/promo/delete',
  auth: 'B',
  summary: 'Forget a remembered promo',
  body: z.object({ promoCode }),
  data: z.object({ success: z.boolean() }),
});
