CREATE TABLE "linked_wallet" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_code" text NOT NULL,
	"gateway" text NOT NULL,
	"account_id" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"linked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "linked_wallet_state" CHECK ("linked_wallet"."state" in ('pending', 'linked', 'ended')),
	CONSTRAINT "linked_wallet_account" CHECK ("linked_wallet"."state" <> 'linked' or "linked_wallet"."account_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "wallet_id" uuid;--> statement-breakpoint
ALTER TABLE "linked_wallet" ADD CONSTRAINT "linked_wallet_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "linked_wallet_live" ON "linked_wallet" USING btree ("user_id","product_code") WHERE "linked_wallet"."state" <> 'ended';--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_wallet_id_linked_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."linked_wallet"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempt_wallet" ON "payment_attempt" USING btree ("wallet_id");