CREATE TABLE "prakerja_payment" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"prakerja_id" text NOT NULL,
	"payment_token" text,
	"sent_at" timestamp with time zone NOT NULL,
	"send_count" integer DEFAULT 1 NOT NULL,
	"wrong_count" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp with time zone,
	"transaction_code" text,
	CONSTRAINT "prakerja_payment_counts" CHECK ("prakerja_payment"."send_count" >= 0 and "prakerja_payment"."wrong_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_amount";--> statement-breakpoint
ALTER TABLE "payment_attempt" ALTER COLUMN "status" SET DEFAULT 'opening';--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "next_check_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "check_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "payment_product" ADD COLUMN "valid_minutes" integer DEFAULT 1440 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "webhook_log" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_log" ADD COLUMN "times_received" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "prakerja_payment" ADD CONSTRAINT "prakerja_payment_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_live" ON "payment_attempt" USING btree ("order_id") WHERE "payment_attempt"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_opening" ON "payment_attempt" USING btree ("order_id") WHERE "payment_attempt"."status" = 'opening';--> statement-breakpoint
CREATE INDEX "payment_attempt_due" ON "payment_attempt" USING btree ("next_check_at") WHERE "payment_attempt"."status" in ('opening', 'pending', 'voiding');--> statement-breakpoint
CREATE UNIQUE INDEX "refund_attempt" ON "refund" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "webhook_log_received" ON "webhook_log" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_status" CHECK ("payment_attempt"."status" in ('opening', 'pending', 'settled', 'failed', 'voiding', 'voided', 'reversed'));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_amount" CHECK ("payment_attempt"."amount" >= 0 and "payment_attempt"."fee" >= 0);--> statement-breakpoint
ALTER TABLE "payment_product" ADD CONSTRAINT "payment_product_valid" CHECK ("payment_product"."valid_minutes" > 0);--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_known_status" CHECK ("refund"."status" in ('requested', 'settled', 'failed'));