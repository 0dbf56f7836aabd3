ALTER TABLE "payment_product" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Written by hand: who does the finances looks after the ways to pay (docs/product/payment.md#methods).
INSERT INTO "staff_role_permission" ("role", "permission") VALUES ('finance', 'payment.edit');
