CREATE TABLE "refund_account" (
	"order_id" text PRIMARY KEY NOT NULL,
	"bank" text NOT NULL,
	"number" text,
	"number_end" text NOT NULL,
	"holder" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_known_status";--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "doubts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "transfer_reference" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "transferred_by" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "transferred_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund_account" ADD CONSTRAINT "refund_account_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_known_status" CHECK ("refund"."status" in ('requested', 'approved', 'sent', 'transfer', 'settled', 'failed', 'refused', 'dropped'));