ALTER TABLE "refund" DROP CONSTRAINT "refund_known_status";--> statement-breakpoint
DROP INDEX "refund_attempt";--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "status" SET DEFAULT 'approved';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "session_type" text DEFAULT 'reguler' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waiting_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "is_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promo" ADD COLUMN "is_first_purchase" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_untold" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'UNPAID' and "orders"."waiting_told_at" is null;--> statement-breakpoint
CREATE INDEX "orders_unreminded" ON "orders" USING btree ("remind_at") WHERE "orders"."status" = 'UNPAID' and "orders"."reminded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_asked" ON "refund" USING btree ("order_id") WHERE "refund"."is_asked";--> statement-breakpoint
CREATE UNIQUE INDEX "refund_attempt" ON "refund" USING btree ("attempt_id") WHERE not "refund"."is_asked";--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_failure" CHECK ("payment_attempt"."failure" in ('failed', 'cancelled', 'expired'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_known_status" CHECK ("refund"."status" in ('requested', 'approved', 'sent', 'settled', 'failed', 'refused', 'dropped'));--> statement-breakpoint
-- Whoever waits was mailed when the order was placed, until now.
UPDATE "orders" SET "waiting_told_at" = "created_at";--> statement-breakpoint
UPDATE "payment_attempt" SET "failure" = 'failed' WHERE "status" = 'failed';--> statement-breakpoint
-- What learners asked for waits for staff from now on; what goes back by itself does not.
UPDATE "refund" r SET "is_asked" = true FROM "payment_attempt" a JOIN "orders" o ON o."id" = a."order_id"
  WHERE a."id" = r."attempt_id" AND r."status" = 'requested' AND a."status" = 'settled' AND o."status" = 'PAID' AND r."amount" >= a."amount";--> statement-breakpoint
UPDATE "refund" SET "status" = 'approved' WHERE "status" = 'requested' AND NOT "is_asked";--> statement-breakpoint
-- The condition this promo has always stated.
UPDATE "promo" SET "is_first_purchase" = true WHERE "description" LIKE 'Untuk pembelian pertama%';
