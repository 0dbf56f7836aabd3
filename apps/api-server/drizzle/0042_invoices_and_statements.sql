CREATE TABLE "credit_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" text NOT NULL,
	"refund_id" uuid,
	"number" text NOT NULL,
	"day" date NOT NULL,
	"sequence" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "credit_note_amount" CHECK ("credit_note"."amount" > 0),
	CONSTRAINT "credit_note_reason" CHECK ("credit_note"."reason" in ('refund', 'reversed'))
);
--> statement-breakpoint
CREATE TABLE "document_counter" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counter_kind_day_pk" PRIMARY KEY("kind","day"),
	CONSTRAINT "document_counter_kind" CHECK ("document_counter"."kind" in ('invoice', 'credit')),
	CONSTRAINT "document_counter_last" CHECK ("document_counter"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"order_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"day" date NOT NULL,
	"sequence" integer NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"total" bigint NOT NULL,
	"credited" bigint DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "invoice_total" CHECK ("invoice"."total" >= 0 and "invoice"."credited" between 0 and "invoice"."total")
);
--> statement-breakpoint
CREATE TABLE "settlement_line" (
	"document" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"partner_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"fullname" text NOT NULL,
	"day" date NOT NULL,
	"month" text NOT NULL,
	"gross" bigint NOT NULL,
	"promo_platform" bigint NOT NULL,
	"promo_partner" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"net" bigint NOT NULL,
	CONSTRAINT "settlement_line_document_position_pk" PRIMARY KEY("document","position"),
	CONSTRAINT "settlement_line_kind" CHECK ("settlement_line"."kind" in ('sale', 'refund')),
	CONSTRAINT "settlement_line_money" CHECK ("settlement_line"."gross" >= 0 and "settlement_line"."promo_platform" >= 0 and "settlement_line"."promo_partner" >= 0 and "settlement_line"."fee" >= 0 and "settlement_line"."paid" = "settlement_line"."gross" - "settlement_line"."promo_platform" - "settlement_line"."promo_partner" and "settlement_line"."net" = "settlement_line"."gross" - "settlement_line"."promo_partner" - "settlement_line"."fee")
);
--> statement-breakpoint
CREATE TABLE "staff_grant_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"partner_id" integer,
	"program_id" integer,
	"event_id" integer,
	"ends_at" timestamp with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "staff_grant_request_state_known" CHECK ("staff_grant_request"."state" in ('waiting', 'given', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_by" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_log" ADD COLUMN "replayed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_log" ADD COLUMN "replayed_by" uuid;--> statement-breakpoint
ALTER TABLE "webhook_log" ADD COLUMN "replay_outcome" text;--> statement-breakpoint
ALTER TABLE "promo" ADD COLUMN "borne_by" text DEFAULT 'platform' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_order_id_invoice_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."invoice"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_line" ADD CONSTRAINT "settlement_line_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_line" ADD CONSTRAINT "settlement_line_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_line" ADD CONSTRAINT "settlement_line_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant_request" ADD CONSTRAINT "staff_grant_request_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant_request" ADD CONSTRAINT "staff_grant_request_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant_request" ADD CONSTRAINT "staff_grant_request_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant_request" ADD CONSTRAINT "staff_grant_request_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant_request" ADD CONSTRAINT "staff_grant_request_asked_by_user_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant_request" ADD CONSTRAINT "staff_grant_request_decided_by_user_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_number" ON "credit_note" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_sequence" ON "credit_note" USING btree ("day","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_refund" ON "credit_note" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "credit_note_order" ON "credit_note" USING btree ("order_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number" ON "invoice" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_sequence" ON "invoice" USING btree ("day","sequence");--> statement-breakpoint
CREATE INDEX "settlement_line_month" ON "settlement_line" USING btree ("month","partner_id","day","document","position");--> statement-breakpoint
CREATE INDEX "settlement_line_partner" ON "settlement_line" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "settlement_line_order" ON "settlement_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "settlement_line_course" ON "settlement_line" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_grant_request_once" ON "staff_grant_request" USING btree ("user_id","role",coalesce("partner_id", 0),coalesce("program_id", 0),coalesce("event_id", 0)) WHERE "staff_grant_request"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "staff_grant_request_state" ON "staff_grant_request" USING btree ("state","asked_at","id");--> statement-breakpoint
CREATE INDEX "staff_grant_request_user" ON "staff_grant_request" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_grant_request_asked_by" ON "staff_grant_request" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "staff_grant_request_decided_by" ON "staff_grant_request" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "staff_grant_request_partner" ON "staff_grant_request" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "staff_grant_request_program" ON "staff_grant_request" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "staff_grant_request_event" ON "staff_grant_request" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_invoice_number" ON "orders" USING btree ("invoice_number");--> statement-breakpoint
CREATE INDEX "orders_unnumbered" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null and "orders"."invoice_number" is null and "orders"."purchase_total" > 0;--> statement-breakpoint
CREATE INDEX "orders_credit_due" ON "orders" USING btree ("credit_due_at") WHERE "orders"."credit_due_at" is not null;--> statement-breakpoint
CREATE INDEX "staff_grant_started" ON "staff_grant" USING btree ("starts_at","id");--> statement-breakpoint
ALTER TABLE "promo" ADD CONSTRAINT "promo_borne_by" CHECK ("promo"."borne_by" in ('platform', 'partner'));--> statement-breakpoint
-- By hand: which payment paid the orders there are, so that the worker can write their invoices and credit notes.
UPDATE "orders" o SET "paid_by" = (
  SELECT a."id" FROM "payment_attempt" a
  WHERE a."order_id" = o."id" AND a."settled_at" IS NOT NULL AND a."status" IN ('settled', 'reversed')
  ORDER BY a."status" = 'settled' DESC, abs(extract(epoch FROM a."settled_at" - o."paid_at")) LIMIT 1
) WHERE o."paid_at" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" o SET "credit_due_at" = now() WHERE o."paid_at" IS NOT NULL
  AND (o."status" = 'CANCEL' OR EXISTS (SELECT FROM "refund" r WHERE r."order_id" = o."id" AND r."status" = 'settled'));--> statement-breakpoint
INSERT INTO "staff_role_permission" ("role", "permission") VALUES
	('finance', 'webhook.replay'),
	('finance', 'settlement.read'),
	('finance', 'seller.edit'),
	('partner', 'settlement.read')
ON CONFLICT DO NOTHING;
